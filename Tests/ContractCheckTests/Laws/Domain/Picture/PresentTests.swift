import JSONText
import Testing

@testable import ContractCheck

@Suite("The server's present")
struct PresentTests {
    private func moment(_ day: Int) throws -> Moment {
        try #require(Moment(.string("2026-06-\(day < 10 ? "0" : "")\(day)T00:00:00Z")))
    }

    private func present(
        happened: Int?, expired: [Int], active: [Int], asking: ClosedRange<Int>? = nil
    ) throws -> Present {
        let all = expired.map { ($0, true) } + active.map { ($0, false) }
        let witnesses = try all.enumerated().map { index, link in
            Present.Witness(link: "link-\(index)", expiry: try moment(link.0), hasExpired: link.1)
        }
        let range = try asking.map { try moment($0.lowerBound).instant...moment($0.upperBound).instant }
        return Present(happened: try happened.map(moment), witnesses: Set(witnesses), asking: range)
    }

    @Test("It is not before what has happened, nor before a link's end that has come")
    func earliest() throws {
        #expect(try present(happened: 3, expired: [2], active: [9]).earliest == moment(3))
        #expect(try present(happened: 3, expired: [2, 5], active: [9]).earliest == moment(5))
        #expect(try present(happened: nil, expired: [], active: [9]).earliest == nil)
    }

    @Test("Where links contradict each other, the fewer are wrong")
    func majority() throws {
        let hasExpired = try present(happened: 1, expired: [5, 6, 7], active: [4])
        #expect(try !hasExpired.mayBeToCome(moment(4)) && hasExpired.mayHaveCome(moment(7)))
        let isToCome = try present(happened: 1, expired: [7], active: [4, 5, 6])
        #expect(try isToCome.mayBeToCome(moment(4)) && !isToCome.mayHaveCome(moment(7)))
    }

    @Test("What has happened is not to come, whatever links say")
    func happened() throws {
        #expect(try !present(happened: 8, expired: [], active: [4, 5, 6]).mayBeToCome(moment(6)))
    }

    @Test("A link that ends exactly then has ended")
    func exactly() throws {
        let present = try present(happened: 3, expired: [], active: [])
        #expect(try !present.mayBeToCome(moment(3)) && present.mayHaveCome(moment(3)))
    }

    @Test("A link that ends while the server is asked may be told both ways")
    func whileAsking() throws {
        let present = try present(happened: 3, expired: [], active: [], asking: 4...6)
        #expect(try present.mayBeToCome(moment(5)) && present.mayHaveCome(moment(5)))
        #expect(try !present.mayHaveCome(moment(7)))
    }
}
