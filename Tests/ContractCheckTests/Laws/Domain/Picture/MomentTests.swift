import JSONText
import Testing

@testable import ContractCheck

@Suite("Moments")
struct MomentTests {
    @Test(
        "One moment may be written in many ways",
        arguments: [
            "2026-06-07T09:30:00Z", "2026-06-07T11:30:00+02:00", "2026-06-07T04:00:00-05:30",
            "2026-06-07T09:30:00.000Z",
            "2026-06-07t09:30:00z",
        ])
    func same(text: String) throws {
        let moment = try #require(Moment(.string(text)))
        #expect(moment == Moment("2026-06-07T09:30:00Z"))
    }

    @Test("Fractions count, and zeros at their end do not")
    func fractions() throws {
        let texts = ["09:30:00Z", "09:30:00.05Z", "09:30:00.4999999Z", "09:30:00.5Z", "11:30:00.51+02:00", "09:30:01Z"]
        let moments = try texts.map { try #require(Moment(.string("2026-06-07T\($0)"))) }
        #expect(moments == moments.sorted() && Set(moments).count == texts.count)
        #expect(Moment("2026-06-07T09:30:00.5Z") == Moment("2026-06-07T09:30:00.500Z"))
    }

    @Test(
        "What is no moment is none",
        arguments: [
            "", "2026-06-07", "2026-06-07T09:30:00", "2026-06-07T09:30:00.Z", "2026-06-07T09:30:00.5", "x.5Z", 5, nil,
        ] as [JSONValue?])
    func none(value: JSONValue?) {
        #expect(Moment(value) == nil)
    }
}
