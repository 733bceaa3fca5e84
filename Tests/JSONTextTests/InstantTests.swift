import JSONText
import Testing

@Suite("Instants")
struct InstantTests {
    @Test(
        "A date-time is read with Z or an offset, and written in UTC",
        arguments: [
            ("2026-06-07T09:30:00Z", 1_780_824_600, "2026-06-07T09:30:00Z"),
            ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
            ("1969-12-31T23:59:59Z", -1, "1969-12-31T23:59:59Z"),
            ("2000-02-29T12:00:00Z", 951_825_600, "2000-02-29T12:00:00Z"),
            ("1900-03-01T00:00:00Z", -2_203_891_200, "1900-03-01T00:00:00Z"),
            ("2026-06-07T11:30:00+02:00", 1_780_824_600, "2026-06-07T09:30:00Z"),
            ("2026-06-06T23:45:00-09:45", 1_780_824_600, "2026-06-07T09:30:00Z"),
            ("2026-01-01T00:00:00+00:01", 1_767_225_540, "2025-12-31T23:59:00Z"),
            ("2026-06-07T09:30:00-00:00", 1_780_824_600, "2026-06-07T09:30:00Z"),
            ("2026-06-07t09:30:00z", 1_780_824_600, "2026-06-07T09:30:00Z"),
            ("0000-01-01T00:00:00Z", -62_167_219_200, "0000-01-01T00:00:00Z"),
            ("9999-12-31T23:59:59Z", 253_402_300_799, "9999-12-31T23:59:59Z"),
        ])
    func reading(text: String, seconds: Int64, utc: String) throws {
        let instant = try #require(Instant(rfc3339: text))
        #expect(instant.secondsSinceEpoch == seconds)
        #expect(instant.description == utc)
        #expect(Instant.isRFC3339DateTime(text))
    }

    @Test(
        "A date-time that an instant cannot hold is valid, but not read",
        arguments: [
            "2026-06-07T09:30:00.5Z", "2026-06-07T09:30:00.000000000000+01:00", "2016-12-31T23:59:60Z",
            "1998-12-31T15:59:60.123-08:00",
            "2017-01-01T00:59:60+01:00", "1972-06-30T23:59:60Z", "9999-12-31T23:59:60Z", "0000-01-01T00:00:00+00:01",
            "9999-12-31T23:59:59-00:01",
        ])
    func validOnly(text: String) {
        #expect(Instant.isRFC3339DateTime(text))
        #expect(Instant(rfc3339: text) == nil)
    }

    @Test(
        "Down to the second, a fraction is dropped and a leap second is the second after it",
        arguments: [
            ("2026-06-07T09:30:00Z", "2026-06-07T09:30:00Z"), ("2026-06-07T09:30:00.999Z", "2026-06-07T09:30:00Z"),
            ("2026-06-07t11:30:00.5+02:00", "2026-06-07T09:30:00Z"), ("1969-12-31T23:59:59.5z", "1969-12-31T23:59:59Z"),
            ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"), ("1998-12-31T15:59:60.123-08:00", "1999-01-01T00:00:00Z"),
        ])
    func wholeSecond(text: String, second: String) {
        #expect(Instant(wholeSecondOf: text)?.description == second)
    }

    @Test(
        "Nothing is read down to the second that is no date-time, or lies outside the years",
        arguments: [
            "2026-06-07", "2026-06-07T09:30:00", "2026-06-07T09:30:00.Z", "2026-06-07T09:30:60Z",
            "9999-12-31T23:59:60Z", "9999-12-31T23:59:59.9-00:01", "0000-01-01T00:00:00+00:01",
        ])
    func noWholeSecond(text: String) {
        #expect(Instant(wholeSecondOf: text) == nil)
    }

    @Test(
        "What is no date-time is refused",
        arguments: [
            "", "2026-06-07", "2026-06-07 09:30:00Z", "2026-06-07T09:30Z", "2026-06-07T09:30:00",
            "2026-06-07T24:00:00Z",
            "2026-06-07T09:60:00Z", "2026-06-07T09:30:61Z", "2026-06-07T09:30:60Z", "2016-12-31T22:59:60Z",
            "2016-12-30T23:59:60Z",
            "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z",
            "26-06-07T09:30:00Z",
            "2026-6-7T9:30:00Z", "2026-06-07T09:30:00.Z", "2026-06-07T09:30:00,5Z", "2026-06-07T09:30:00+24:00",
            "2026-06-07T09:30:00+02:60", "2026-06-07T09:30:00+0200", "2026-06-07T09:30:00+02", "2026-06-07T09:30:00ZZ",
            " 2026-06-07T09:30:00Z", "2026-06-07T09:30:00Z ", "2026-06-07T09:30:00Z\n", "+2026-06-07T09:30:00Z",
            "20260607T093000Z",
            "2026-06-07T09:30:00Z\u{301}", "２０２６-06-07T09:30:00Z", "2026-W23-7T09:30:00Z", "2026-06-07T-9:30:00Z",
        ])
    func refused(text: String) {
        #expect(!Instant.isRFC3339DateTime(text))
        #expect(Instant(rfc3339: text) == nil)
    }

    @Test("Instants move by seconds, and stay within the years that can be written")
    func advancing() throws {
        let instant = try #require(Instant(rfc3339: "2024-02-28T23:59:59Z"))
        #expect(instant.advanced(by: 1).description == "2024-02-29T00:00:00Z")
        #expect(instant.advanced(by: 86_401).description == "2024-03-01T00:00:00Z")
        #expect(instant.advanced(by: -86_400).description == "2024-02-27T23:59:59Z")
        #expect(instant < instant.advanced(by: 1))
        #expect(instant.advanced(by: .max).description == "9999-12-31T23:59:59Z")
        #expect(instant.advanced(by: .min).description == "0000-01-01T00:00:00Z")
        #expect(instant.advanced(by: .min).advanced(by: .min).description == "0000-01-01T00:00:00Z")
    }

    @Test("Every text that an instant writes reads back")
    func roundTrip() {
        for seconds in stride(from: Int64(-62_167_219_200), through: 253_402_300_799, by: 345_678_901) {
            let instant = Instant(secondsSinceEpoch: seconds)
            #expect(Instant(rfc3339: instant.description) == instant)
        }
    }
}
