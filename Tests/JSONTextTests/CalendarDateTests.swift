import JSONText
import Testing

@Suite("Calendar dates")
struct CalendarDateTests {
    @Test(
        "A real day is read and written",
        arguments: [
            ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2024-02-29", 19_782),
            ("2026-06-07", 20_611),
            ("0000-01-01", -719_528), ("0000-02-29", -719_469), ("0000-03-01", -719_468), ("9999-12-31", 2_932_896),
        ])
    func reading(text: String, days: Int64) throws {
        let date = try #require(CalendarDate(rfc3339: text))
        #expect(date.daysSinceEpoch == days)
        #expect(date.description == text)
    }

    @Test(
        "What is no day is refused",
        arguments: [
            "", "2026-02-29", "1900-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
            "2026-01-32",
            "2026-6-7", "2026/06/07", "20260607", "2026-06-07Z", "2026-06-07T00:00:00Z", " 2026-06-07", "-026-06-07",
            "12026-06-07",
        ])
    func refused(text: String) {
        #expect(CalendarDate(rfc3339: text) == nil)
    }

    @Test("Dates move by days, and stay within the years that can be written")
    func advancing() throws {
        let date = try #require(CalendarDate(rfc3339: "2023-12-31"))
        #expect(date.advanced(byDays: 1).description == "2024-01-01")
        #expect(date.advanced(byDays: 60).description == "2024-02-29")
        #expect(date.advanced(byDays: -365).description == "2022-12-31")
        #expect(date < date.advanced(byDays: 1))
        #expect(date.advanced(byDays: .max).description == "9999-12-31")
        #expect(date.advanced(byDays: .min).description == "0000-01-01")
    }

    @Test("Four hundred years of days follow each other as the calendar says")
    func everyDay() throws {
        var date = try #require(CalendarDate(rfc3339: "1800-01-01"))
        for year in 1800..<2200 {
            let isLeapYear = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
            for (month, days) in [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
                for day in 1...days {
                    guard date.components == (year, month + 1, day),
                        CalendarDate(year: year, month: month + 1, day: day) == date
                    else {
                        Issue.record("\(date) stands where \(year)-\(month + 1)-\(day) belongs")
                        return
                    }
                    date = date.advanced(byDays: 1)
                }
            }
        }
    }
}
