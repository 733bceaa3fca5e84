/// A pattern's magnitudes, with the greatest of each block of them: the peak of any stretch is found from the blocks in it
/// and from few samples at its ends.
struct PatternProfile {
    let length: Int
    private let magnitudes: [Int]
    private let blocks: [Int]
    private let peak: Int

    init(_ notes: [Note], length: Int) {
        self.length = length
        var magnitudes = [Int](unsafeUninitializedCapacity: length) { buffer, count in
            if let sums = buffer.baseAddress { notes.play(0..<length, to: sums) }
            count = length
        }
        blocks = PatternProfile.blocks(of: &magnitudes)
        self.magnitudes = magnitudes
        peak = PatternProfile.maximum(of: blocks, in: 0..<blocks.count)
    }

    /// Makes magnitudes of sums.
    /// - Returns: the greatest of each block.
    private static func blocks(of sums: inout [Int]) -> [Int] {
        sums.withUnsafeMutableBufferPointer { buffer in
            var blocks: [Int] = []
            guard let sums = buffer.baseAddress else { return blocks }
            var index = 0
            while index < buffer.count {
                let end = min(index + blockLength, buffer.count)
                var peak = 0
                while index < end {
                    if sums[index] < 0 { sums[index] = 0 &- sums[index] }
                    if sums[index] > peak { peak = sums[index] }
                    index = index &+ 1
                }
                blocks.append(peak)
            }
            return blocks
        }
    }

    func peak(in range: Range<Int>) -> Int {
        if range.count == length { return peak }
        let size = PatternProfile.blockLength
        let first = (range.lowerBound + size - 1) / size
        let last = range.upperBound / size
        guard first < last else { return PatternProfile.maximum(of: magnitudes, in: range) }
        return max(
            PatternProfile.maximum(of: magnitudes, in: range.lowerBound..<first * size),
            PatternProfile.maximum(of: blocks, in: first..<last),
            PatternProfile.maximum(of: magnitudes, in: last * size..<range.upperBound))
    }

    private static func maximum(of values: [Int], in range: Range<Int>) -> Int {
        values.withUnsafeBufferPointer { buffer in
            guard let values = buffer.baseAddress else { return 0 }
            var maximum = 0
            var index = range.lowerBound
            while index < range.upperBound {
                if values[index] > maximum { maximum = values[index] }
                index = index &+ 1
            }
            return maximum
        }
    }

    private static let blockLength = 64
}
