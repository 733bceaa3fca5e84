/// A block's two codes as they are sent before its tokens: the lengths of all codes, runs shortened, in a code of their
/// own (RFC 1951, section 3.2.7).
struct DeflateCodeLengths {
    /// A length, or a run of zeros or of the length before, with the bits that count the run.
    private struct Step {
        let symbol: Int
        var extra: UInt32 = 0
        var extraCount = 0
    }

    /// The order in which the lengths of the lengths' own code are sent: the least used ones last.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private let lengthCount: Int
    private let distanceCount: Int
    private let steps: [Step]

    init(_ lengths: [Int], _ distances: [Int]) {
        lengthCount = Self.usedCount(lengths, atLeast: 257)
        distanceCount = Self.usedCount(distances, atLeast: 1)
        steps = Self.steps(Array(lengths[..<lengthCount] + distances[..<distanceCount]))
    }

    func write(to writer: inout BitWriter) {
        var frequencies = [Int](repeating: 0, count: Self.order.count)
        for step in steps { frequencies[step.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let sent = Self.usedCount(Self.order.map { code.lengths[$0] }, atLeast: 4)

        writer.write(UInt32(lengthCount - 257), count: 5)
        writer.write(UInt32(distanceCount - 1), count: 5)
        writer.write(UInt32(sent - 4), count: 4)
        for symbol in Self.order[..<sent] {
            writer.write(UInt32(code.lengths[symbol]), count: 3)
        }
        for step in steps {
            writer.write(code.codes[step.symbol], count: code.lengths[step.symbol])
            writer.write(step.extra, count: step.extraCount)
        }
    }

    private static func usedCount(_ lengths: [Int], atLeast least: Int) -> Int {
        max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    }

    private static func steps(_ lengths: [Int]) -> [Step] {
        var steps: [Step] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            let run = lengths[index...].prefix { $0 == length }.count
            index += run
            steps += length == 0 ? zeros(run) : repetitions(of: length, run)
        }
        return steps
    }

    private static func zeros(_ run: Int) -> [Step] {
        var steps: [Step] = []
        var left = run
        while left >= 11 {
            let taken = min(left, 138)
            steps.append(Step(symbol: 18, extra: UInt32(taken - 11), extraCount: 7))
            left -= taken
        }
        if left >= 3 {
            steps.append(Step(symbol: 17, extra: UInt32(left - 3), extraCount: 3))
            left = 0
        }
        return steps + [Step](repeating: Step(symbol: 0), count: left)
    }

    private static func repetitions(of length: Int, _ run: Int) -> [Step] {
        var steps = [Step(symbol: length)]
        var left = run - 1
        while left >= 3 {
            let taken = min(left, 6)
            steps.append(Step(symbol: 16, extra: UInt32(taken - 3), extraCount: 2))
            left -= taken
        }
        return steps + [Step](repeating: Step(symbol: length), count: left)
    }
}
