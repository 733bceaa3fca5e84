/// A DEFLATE decoder written from RFC 1951 for the tests, strict: anything that the format does not allow is an error.
struct Inflate {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private let input: [UInt8]
    private var bitPosition = 0
    private var output: [UInt8] = []

    /// - Returns: the decoded bytes, and how many bytes of `input` the stream took.
    static func decode(_ input: [UInt8]) throws -> (bytes: [UInt8], consumed: Int) {
        var inflate = Inflate(input: input)
        while try !inflate.decodeBlock() {}
        return (inflate.output, (inflate.bitPosition + 7) / 8)
    }

    private init(input: [UInt8]) {
        self.input = input
    }

    private mutating func bits(_ count: Int) throws -> Int {
        var value = 0
        for place in 0..<count {
            guard bitPosition < 8 * input.count else { throw Fault(description: "the stream ends early") }
            value |= Int(input[bitPosition / 8] >> UInt8(bitPosition % 8) & 1) << place
            bitPosition += 1
        }
        return value
    }

    /// - Returns: whether it was the last block.
    private mutating func decodeBlock() throws -> Bool {
        let isLast = try bits(1) == 1
        switch try bits(2) {
        case 2:
            let (lengthTree, distanceTree) = try decodeTrees()
            try decodeTokens(lengthTree, distanceTree)
        case let kind:
            throw Fault(description: "a block of kind \(kind), which the encoder does not write")
        }
        return isLast
    }

    private mutating func decodeTrees() throws -> (Tree, Tree) {
        let lengthCount = try bits(5) + 257
        let distanceCount = try bits(5) + 1
        let sentCount = try bits(4) + 4
        guard lengthCount <= 286, distanceCount <= 30 else { throw Fault(description: "too many codes") }
        var codeLengths = [Int](repeating: 0, count: 19)
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(sentCount) {
            codeLengths[symbol] = try bits(3)
        }
        let codeTree = try Tree(codeLengths)
        var lengths: [Int] = []
        while lengths.count < lengthCount + distanceCount {
            switch try symbol(codeTree) {
            case 16:
                guard let last = lengths.last else { throw Fault(description: "nothing to repeat") }
                lengths += [Int](repeating: last, count: try bits(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
            case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
            case let length: lengths.append(length)
            }
        }
        guard lengths.count == lengthCount + distanceCount else { throw Fault(description: "a run too long") }
        return (try Tree(Array(lengths[..<lengthCount])), try Tree(Array(lengths[lengthCount...])))
    }

    private mutating func decodeTokens(_ lengthTree: Tree, _ distanceTree: Tree) throws {
        let lengthBases = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115]
        let longBases = [131, 163, 195, 227, 258]
        let lengthExtras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
        let distanceBases = [
            1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073,
            4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
        ]
        while true {
            let symbol = try symbol(lengthTree)
            if symbol == 256 { return }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            let length = (lengthBases + longBases)[symbol - 257] + (try bits(lengthExtras[symbol - 257]))
            let step = try self.symbol(distanceTree)
            let distance = distanceBases[step] + (try bits(max(0, step / 2 - 1)))
            guard distance <= output.count, distance <= 32_768 else { throw Fault(description: "a copy from nowhere") }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private mutating func symbol(_ tree: Tree) throws -> Int {
        var code = 0
        for length in 1...15 {
            code = code << 1 | (try bits(1))
            let offset = code - tree.firstCodes[length]
            if offset >= 0, offset < tree.counts[length] {
                return tree.symbols[tree.firstPlaces[length] + offset]
            }
        }
        throw Fault(description: "no symbol has this code")
    }

    /// A canonical code, as the numbers of codes of each length and the symbols in order.
    private struct Tree {
        var counts = [Int](repeating: 0, count: 16)
        var firstCodes = [Int](repeating: 0, count: 16)
        var firstPlaces = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: [Int]) throws {
            var code = 0
            for length in 1...15 {
                firstPlaces[length] = symbols.count
                firstCodes[length] = code
                symbols += lengths.indices.filter { lengths[$0] == length }
                counts[length] = symbols.count - firstPlaces[length]
                code = (code + counts[length]) << 1
            }
            guard code == 1 << 16 else { throw Fault(description: "an incomplete or oversubscribed code") }
        }
    }
}
