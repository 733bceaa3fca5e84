/// A canonical prefix code with limited lengths (RFC 1951, section 3.2.2).
package struct HuffmanCode {
    /// Bits of each symbol's code; zero for a symbol that never occurs.
    package let lengths: [Int]
    /// Each symbol's code, first bit lowest, as `BitWriter` takes it.
    package let codes: [UInt32]

    /// - Parameters:
    ///   - frequencies: how often each symbol occurs; at least two symbols are given a code even if fewer occur,
    ///     since decoders refuse an incomplete one.
    ///   - limit: the longest code allowed, in bits.
    package init(frequencies: [Int], limit: Int) {
        var weights = frequencies
        for symbol in 0..<2 where weights.count(where: { $0 > 0 }) < 2 {
            weights[symbol] = max(weights[symbol], 1)
        }
        var lengths = Self.lengths(of: weights)
        // Flattening the weights shortens the longest codes; all equal, they need about log2 of their number.
        while lengths.contains(where: { $0 > limit }) {
            weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
            lengths = Self.lengths(of: weights)
        }
        self.lengths = lengths
        codes = Self.canonicalCodes(of: lengths)
    }

    /// Huffman's algorithm with two queues: the leaves in order of weight, and the nodes in the order they were made,
    /// which is that of their weights too.
    private static func lengths(of weights: [Int]) -> [Int] {
        let leaves = weights.indices.filter { weights[$0] > 0 }.sorted { (weights[$0], $0) < (weights[$1], $1) }
        var nodeWeights = leaves.map { weights[$0] }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var nextLeaf = 0
        var nextNode = leaves.count

        func takeLightest() -> Int {
            let leafIsLighter =
                nextLeaf < leaves.count
                && (nextNode >= nodeWeights.count || nodeWeights[nextLeaf] <= nodeWeights[nextNode])
            if leafIsLighter {
                nextLeaf += 1
                return nextLeaf - 1
            }
            nextNode += 1
            return nextNode - 1
        }

        while nodeWeights.count < parents.count {
            let (first, second) = (takeLightest(), takeLightest())
            parents[first] = nodeWeights.count
            parents[second] = nodeWeights.count
            nodeWeights.append(nodeWeights[first] + nodeWeights[second])
        }

        var depths = [Int](repeating: 0, count: parents.count)
        for node in depths.indices.dropLast().reversed() {
            depths[node] = depths[parents[node]] + 1
        }
        var lengths = [Int](repeating: 0, count: weights.count)
        for (place, symbol) in leaves.enumerated() {
            lengths[symbol] = depths[place]
        }
        return lengths
    }

    private static func canonicalCodes(of lengths: [Int]) -> [UInt32] {
        var codes = [UInt32](repeating: 0, count: lengths.count)
        var next: UInt32 = 0
        for length in 1...(lengths.max() ?? 1) {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = reversed(next, count: length)
                next += 1
            }
        }
        return codes
    }

    private static func reversed(_ code: UInt32, count: Int) -> UInt32 {
        (0..<count).reduce(0) { reversed, bit in reversed << 1 | (code >> UInt32(bit) & 1) }
    }
}
