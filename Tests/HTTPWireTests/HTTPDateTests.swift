import Foundation
import HTTPWire
import Testing

@Suite("Dates")
struct HTTPDateTests {
    @Test(
        "known instants",
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
            (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ] as [(Int64, String)])
    func known(seconds: Int64, text: String) {
        #expect(HTTPDate(secondsSinceEpoch: seconds).description == text)
        #expect(HTTPDate(secondsSinceEpoch: seconds).bytes.count == 29)
    }

    @Test("every thirteenth day of four centuries is what the calendar says")
    func calendar() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        for day in stride(from: 0, to: 146_097, by: 13) {
            let seconds = Int64(day) * 86_400 + Int64(day) % 86_400
            let expected = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(seconds)))
            try #require(HTTPDate(secondsSinceEpoch: seconds).description == expected)
        }
    }
}
