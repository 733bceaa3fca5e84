import JSONText
import Testing

@testable import Catalog

@Suite("Moving a catalogue in time")
struct TimeShiftTests {
    @Test(
        "moves calendar dates by the days between the two days, whatever the hours",
        arguments: [
            ("2026-06-07T09:30:00Z", "2026-06-07T23:59:59Z", Int64(0)),
            ("2026-06-07T09:30:00Z", "2026-06-08T00:00:00Z", 1), ("2026-06-07T09:30:00Z", "2026-11-30T07:00:00Z", 176),
            ("2026-06-07T23:00:00Z", "2026-11-30T01:00:00Z", 176), ("2026-06-07T09:30:00Z", "2026-06-06T23:00:00Z", -1),
            ("1970-01-01T12:00:00Z", "1969-12-31T12:00:00Z", -1),
        ])
    func days(from: String, to: String, days: Int64) throws {
        let now = try #require(Instant(rfc3339: from))
        let then = try #require(Instant(rfc3339: to))
        #expect(TimeShift(then.secondsSinceEpoch - now.secondsSinceEpoch, from: now).days == days)
    }
}
