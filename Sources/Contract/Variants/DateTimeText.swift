import JSONText

/// The text of a `date-time` (RFC 3339 section 5.6), cut into its parts.
struct DateTimeText {
    /// `2026-06-07T09:30:00`, always of 19 characters.
    private let dateTime: Substring
    /// `.25`, or nothing.
    private let fraction: Substring
    /// `Z` or `+02:00`.
    private let zone: Substring

    init?(_ text: String) {
        guard Instant.isRFC3339DateTime(text) else { return nil }
        dateTime = text.prefix(19)
        fraction = text.dropFirst(19).prefix { $0 == "." || $0.isNumber }
        zone = text.dropFirst(19 + fraction.count)
    }

    /// Texts with a fraction, the preferred one first; none where it has one already.
    var withFraction: [String] {
        guard fraction.isEmpty else { return [] }
        return [drawn(of: [".123", ".123456789"]), ".123", ".1"].map { "\(dateTime)\($0)\(zone)" }
    }

    /// The same instant with an offset. Nil for a leap second, and where the year leaves 0000 to 9999.
    var withOffset: String? {
        let zones: [(offset: Int64, name: String)] = [(7_200, "+02:00"), (-25_200, "-07:00"), (20_700, "+05:45")]
        let (offset, name) = drawn(of: zones)
        guard let instant else { return nil }
        let local = instant.advanced(by: offset)
        guard local.secondsSinceEpoch == instant.secondsSinceEpoch + offset else { return nil }
        return "\(local.description.dropLast())\(fraction)\(name)"
    }

    /// To the second.
    private var instant: Instant? { Instant(rfc3339: "\(dateTime)\(zone)") }

    /// What is drawn for an instant is drawn for its whole minute: equal instants stay equal, and those near keep their order.
    private func drawn<Value>(of values: [Value]) -> Value {
        let minute = (instant?.secondsSinceEpoch ?? 0) / 60
        return values[Int(minute.magnitude % UInt64(values.count))]
    }
}
