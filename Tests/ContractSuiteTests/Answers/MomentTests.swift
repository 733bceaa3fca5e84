import Foundation
import JSONText
import Testing

@testable import ContractSuite

@Suite("Dates are compared by the moments that they are")
struct MomentTests {
    /// 2026-06-07T09:30:00Z.
    private static let seconds = 1_780_824_600.0
    private static let sinceReference = seconds - 978_307_200

    private static func kept(_ kept: Kept, agreesWith text: String) -> Bool { kept.agrees(with: .string(text)) }

    @Test(
        "One moment agrees with each of its texts",
        arguments: [
            "2026-06-07T09:30:00Z", "2026-06-07T09:30:00z", "2026-06-07t09:30:00.000Z", "2026-06-07T11:30:00+02:00",
            "2026-06-07T02:30:00-07:00", "2026-06-07T15:15:00.0+05:45", "2026-06-07T09:30:00.0004Z",
        ])
    func texts(text: String) {
        #expect(Self.kept(.date(Date(timeIntervalSince1970: Self.seconds)), agreesWith: text))
        #expect(Self.kept(.text("2026-06-07T09:30:00Z"), agreesWith: text))
        #expect(Self.kept(.integer(1_780_824_600), agreesWith: text))
        #expect(Self.kept(.integer(1_780_824_600_000), agreesWith: text))
        #expect(Self.kept(.number(Self.sinceReference), agreesWith: text))
    }

    @Test(
        "Another moment does not, be it by an hour of a dropped offset or a dropped fraction",
        arguments: [
            "2026-06-07T09:30:00.123Z", "2026-06-07T09:30:01Z", "2026-06-07T09:30:00+02:00", "2026-06-07T10:30:00Z",
            "2026-06-07", "2026-06-06T09:30:00Z", "2025-06-07T09:30:00Z",
        ])
    func otherTexts(text: String) {
        #expect(Self.kept(.date(Date(timeIntervalSince1970: Self.seconds)), agreesWith: text) == (text == "2026-06-07"))
        #expect(!Self.kept(.integer(1_780_824_601), agreesWith: "2026-06-07T09:30:00Z"))
        #expect(!Self.kept(.text("2026-06-07T09:30:00Z"), agreesWith: text) || text == "2026-06-07")
    }

    @Test(
        "A fraction is kept to the millisecond, cut off or rounded",
        arguments: [
            (0.123, ".123456789", true), (0.123_456_789, ".123456789", true), (0.124, ".1236", true), (0.1, ".1", true),
            (0.999, ".9999", true), (0.12, ".123456789", false), (0.0, ".123", false), (0.122, ".1245", false),
        ])
    func fractions(kept: Double, fraction: String, agrees: Bool) {
        let date = Date(timeIntervalSince1970: Self.seconds + kept)
        #expect(Self.kept(.date(date), agreesWith: "2026-06-07T09:30:00\(fraction)Z") == agrees)
    }

    @Test(
        "A day agrees with its midnight and its noon anywhere, and with no other day's",
        arguments: [
            (0, true), (12, true), (-14, true), (14, true), (-15, false), (24, false), (-24, false),
        ])
    func days(hours: Double, agrees: Bool) throws {
        let midnight = try #require(Date(rfc3339: "2026-06-07T00:00:00Z"))
        #expect(Self.kept(.date(midnight + hours * 3_600), agreesWith: "2026-06-07") == agrees)
    }

    @Test("A day agrees with its text, and with a year, a month and a day")
    func dayParts() {
        #expect(Self.kept(.text("2026-06-07"), agreesWith: "2026-06-07"))
        #expect(!Self.kept(.text("2026-06-08"), agreesWith: "2026-06-07"))
        struct Day { var (year, month, day) = (2026, 6, 7) }
        #expect(Self.kept(Kept(mirroring: Day()), agreesWith: "2026-06-07"))
        #expect(Self.kept(Kept(mirroring: DateComponents(year: 2026, month: 6, day: 7)), agreesWith: "2026-06-07"))
        #expect(!Self.kept(Kept(mirroring: DateComponents(year: 2026, month: 6, day: 8)), agreesWith: "2026-06-07"))
        #expect(!Self.kept(Kept(mirroring: DateComponents(year: 2026, month: 6)), agreesWith: "2026-06-07"))
    }

    @Test(
        "What only looks like a moment's number agrees with no other text", arguments: ["1780824600", "", "a", "2026"])
    func noMoments(text: String) {
        #expect(!Self.kept(.integer(1_780_824_600), agreesWith: text))
        #expect(!Self.kept(.date(Date(timeIntervalSince1970: 0)), agreesWith: text))
    }

    @Test(
        "A moment is read exactly from its text",
        arguments: [
            ("1970-01-01T00:00:00Z", 0.0), ("1970-01-01T00:00:00.25Z", 0.25), ("1970-01-01T01:00:00.5+01:00", 0.5),
            ("1969-12-31T23:59:59.75Z", -0.25), ("2001-01-01T00:00:00Z", 978_307_200),
        ])
    func reading(text: String, seconds: Double) {
        #expect(Date(rfc3339: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(
        "A moment is told to the millisecond",
        arguments: [
            (0.0, "1970-01-01T00:00:00Z"), (0.25, "1970-01-01T00:00:00.250Z"), (-0.25, "1969-12-31T23:59:59.750Z"),
            (1_780_824_600.007, "2026-06-07T09:30:00.007Z"), (1e300, "1e+300 seconds after 1970"),
            (.nan, "nan seconds after 1970"),
        ])
    func telling(seconds: Double, text: String) {
        #expect(Kept.date(Date(timeIntervalSince1970: seconds)).wording == "the moment \(text)")
    }

    @Test(
        "A model that encodes its dates itself is understood",
        arguments: [
            "seconds", "milliseconds", "text", "reference",
        ])
    func customEncoding(way: String) throws {
        struct Model: Encodable {
            let at: Date
            let way: String
            enum CodingKeys: CodingKey { case at }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                switch way {
                case "seconds": try container.encode(at.timeIntervalSince1970, forKey: .at)
                case "milliseconds": try container.encode(Int64(at.timeIntervalSince1970 * 1_000), forKey: .at)
                case "text": try container.encode(at.formatted(.iso8601), forKey: .at)
                default: try container.encode(at.timeIntervalSinceReferenceDate, forKey: .at)
                }
            }
        }
        let right = Model(at: Date(timeIntervalSince1970: Self.seconds), way: way)
        #expect(try ContractAnswer.encoded(right).differences(from: #"{"at": "2026-06-07T11:30:00+02:00"}"#) == [])
        let wrong = Model(at: Date(timeIntervalSince1970: Self.seconds + 7_200), way: way)
        #expect(try ContractAnswer.encoded(wrong).differences(from: #"{"at": "2026-06-07T11:30:00+02:00"}"#).count == 1)
    }
}
