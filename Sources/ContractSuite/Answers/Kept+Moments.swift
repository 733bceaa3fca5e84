import Foundation
import JSONText

extension Kept {
    /// Whether this is the moment or the day that a text of the answer's means.
    func means(_ text: String) -> Bool {
        if let moment = Date(rfc3339: text) {
            moments.contains { abs($0.timeIntervalSince(moment)) <= finest }
        } else if let day = CalendarDate(rfc3339: text) {
            // Midnight, or noon, of a day is another moment in every time zone.
            moments.contains { abs($0.timeIntervalSince(day.midnight)) <= 14 * 3_600 }
        } else {
            false
        }
    }

    /// The moments that this may stand for: of a number, all that it counts to in the ways in which dates are encoded.
    private var moments: [Date] {
        switch self {
        case .date(let date): [date]
        case .text(let text): [Date(rfc3339: text)].compactMap(\.self)
        case .integer(let count): counted(Double(count))
        case .number(let count): counted(count)
        case .fields: [day?.midnight].compactMap(\.self)
        case .nothing, .bool, .list, .choice: []
        }
    }

    private func counted(_ count: Double) -> [Date] {
        [
            Date(timeIntervalSince1970: count), Date(timeIntervalSince1970: count / 1_000),
            Date(timeIntervalSinceReferenceDate: count),
        ]
    }

    /// A day that is kept as its year, month and day.
    private var day: CalendarDate? {
        guard case .integer(let year) = self["year"], case .integer(let month) = self["month"],
            case .integer(let day) = self["day"]
        else { return nil }
        return CalendarDate(year: Int(year), month: Int(month), day: Int(day))
    }
}

/// Foundation's formatters keep no more than milliseconds, and cut off the rest.
private let finest = 0.001

extension CalendarDate {
    /// Its first moment in UTC.
    fileprivate var midnight: Date { Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400) }
}

extension Date {
    /// Reads a `date-time` (RFC 3339, section 5.6), with its fraction and offset.
    init?(rfc3339 text: String) {
        guard Instant.isRFC3339DateTime(text) else { return nil }
        let bytes = Array(text.utf8)
        let fraction = bytes.dropFirst(19).prefix { $0 == UInt8(ascii: ".") || $0.isDigit }
        let whole = bytes.prefix(19) + bytes.dropFirst(19 + fraction.count)
        guard let instant = Instant(rfc3339: String(decoding: whole, as: UTF8.self)) else { return nil }
        let seconds = Double("0" + String(decoding: fraction, as: UTF8.self)) ?? 0
        self.init(timeIntervalSince1970: Double(instant.secondsSinceEpoch) + seconds)
    }

    /// `2026-06-07T09:30:00.250Z`, to the millisecond.
    var rfc3339: String {
        guard timeIntervalSince1970.magnitude < 1e11 else { return "\(timeIntervalSince1970) seconds after 1970" }
        let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
        let seconds = (milliseconds / 1_000).rounded(.down)
        let instant = "\(Instant(secondsSinceEpoch: Int64(seconds)))"
        let fraction = Int(milliseconds - seconds * 1_000)
        if fraction == 0 { return instant }
        return instant.dropLast() + "." + String(1_000 + fraction).dropFirst() + "Z"
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
