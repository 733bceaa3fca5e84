import Foundation
import JSONText

extension Kept {
    /// The moments that this may stand for: of a number, those that it counts to, in the ways in which dates are encoded.
    var moments: [Date] {
        switch self {
        case .date(let date): [date]
        case .text(let text): [Date(rfc3339: text)].compactMap(\.self)
        case .integer(let count): moments(counted: Double(count))
        case .number(let count): moments(counted: count)
        default: []
        }
    }

    private func moments(counted count: Double) -> [Date] {
        [
            Date(timeIntervalSince1970: count), Date(timeIntervalSince1970: count / 1_000),
            Date(timeIntervalSinceReferenceDate: count),
        ]
    }
}

extension Date {
    /// Reads a `date-time` of RFC 3339, with its fraction and offset.
    init?(rfc3339 text: String) {
        guard Instant.isRFC3339DateTime(text) else { return nil }
        var whole = Array(text.utf8)
        var fraction = 0.0
        if let point = whole.firstIndex(of: UInt8(ascii: ".")) {
            let end = whole[(point + 1)...].firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            fraction = Double("0" + String(decoding: whole[point..<(end ?? whole.endIndex)], as: UTF8.self)) ?? 0
            whole.removeSubrange(point..<(end ?? whole.endIndex))
        }
        guard let instant = Instant(rfc3339: String(decoding: whole, as: UTF8.self)) else { return nil }
        self.init(timeIntervalSince1970: Double(instant.secondsSinceEpoch) + fraction)
    }

    /// Whether a text of the answer's means this moment.
    func agrees(with text: String) -> Bool {
        if let date = Date(rfc3339: text) { return abs(timeIntervalSince(date)) <= 0.001 }
        guard let day = CalendarDate(rfc3339: text) else { return false }
        return abs(timeIntervalSince1970 - Double(day.daysSinceEpoch) * 86_400) <= 14 * 3_600
    }
}
