/// How long every answer is held back: a range of milliseconds, such as `150..400` or `200`.
public struct Latency: Sendable, Equatable {
    /// In milliseconds.
    public let range: ClosedRange<Int>

    /// - Parameter range: in milliseconds; not negative.
    public init(_ range: ClosedRange<Int>) {
        self.range = range
    }

    /// Reads `150..400` or `200`; nothing for anything else, or for more than a minute.
    public init?(_ text: String) {
        let bounds = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = bounds.map { Int($0) }
        switch numbers.count {
        case 1:
            guard let only = numbers[0], Latency.allowed.contains(only) else { return nil }
            range = only...only
        case 3:
            guard bounds[1].isEmpty, let low = numbers[0], let high = numbers[2], low <= high,
                Latency.allowed.contains(low), Latency.allowed.contains(high)
            else { return nil }
            range = low...high
        default: return nil
        }
    }

    /// In milliseconds, by chance within the range.
    package func next() -> Int { Int.random(in: range) }

    private static let allowed = 0...60_000
}
