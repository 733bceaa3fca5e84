import Foundation

/// A day wherever one is, such as that of a release: no instant, so no time zone moves it.
package struct CalendarDay: Codable, Hashable, Sendable, CustomStringConvertible {
    package let year: Int
    package let month: Int
    package let day: Int

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no RFC 3339 date")
        }
        (year, month, day) = (numbers[0], numbers[1], numbers[2])
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    package var description: String { String(format: "%04d-%02d-%02d", year, month, day) }
}
