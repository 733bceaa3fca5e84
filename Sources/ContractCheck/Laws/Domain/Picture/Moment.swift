import JSONText

/// A point in time as an answer writes it: with any offset and any fraction (RFC 3339, section 5.6).
struct Moment: Sendable, Hashable, Comparable {
    let instant: Instant
    /// The fraction's digits behind the second, without zeros at their end.
    private let fraction: String

    /// Nothing for what is no `date-time`, and for a leap second: what time that is depends on whom one asks.
    init?(_ value: JSONValue?) {
        guard let text = value?.stringValue else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts.count == 2 ? parts[1].prefix { ("0"..."9").contains($0) } : ""
        guard parts.count == 1 || !digits.isEmpty else { return nil }
        let offset = parts.count == 2 ? parts[1].dropFirst(digits.count) : ""
        guard let instant = Instant(rfc3339: String(parts[0] + offset)) else { return nil }
        self.instant = instant
        fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    }

    static func < (left: Moment, right: Moment) -> Bool {
        left.instant == right.instant
            ? left.fraction.utf8.lexicographicallyPrecedes(right.fraction.utf8)
            : left.instant < right.instant
    }
}
