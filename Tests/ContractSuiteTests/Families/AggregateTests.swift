import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of the aggregate")
struct AggregateTests {
    @Test("pass where all of the client's answers agree", arguments: ["ben", "dara"])
    func right(name: String) async throws {
        let contractCase = try Stock.play(.init("listSharedByMe", .aggregate, name))
        let outcome = try await contractCase.run { PlainClient(door: $0) }
        #expect(outcome == .passed(compared: 0, of: 0))
    }

    @Test("do not count for a client that does not keep what they take")
    func unsupported() async throws {
        let contractCase = try Stock.play("listSharedByMe.aggregate.dara")
        let withoutIDs = try await contractCase.run {
            PlainClient.changing($0) { $0.changingMembers { $0 == "id" ? nil : $1 } }
        }
        #expect(withoutIDs == .unsupported)
        let ofFacts = try await contractCase.run { _ in ClosureClient { _ in .facts(["/totals/resources": 1]) } }
        #expect(ofFacts == .unsupported)
    }

    @Test("find a client that loses what is shared")
    func lost() async throws {
        let line = try await firstLine(of: "listSharedByMe.aggregate.dara") {
            PlainClient.changing($0) { $0.changingMembers { $0 == "tracks" ? $1.changingItems { $0.dropLast() } : $1 } }
        }
        #expect(
            line == """
                listSharedByMe as dara: /tracks lacks track-first-watch, which the client's other answers show to be shared
                """)
    }

    @Test("find a client that takes every link for an active one")
    func links() async throws {
        let line = try await firstLine(of: "listSharedByMe.aggregate.dara") {
            PlainClient.changing($0) { $0.changingMembers { $0 == "status" ? "active" : $1 } }
        }
        #expect(
            line == """
                listSharedByMe as dara: /spaces shows artist-sable-choir shared otherwise than the client's other answers do
                """)
    }

    @Test("find a client that shows other totals")
    func totals() async throws {
        let line = try await firstLine(of: "listSharedByMe.aggregate.dara") {
            PlainClient.changing($0) { $0.changingMembers { $0 == "activeLinks" ? 99 : $1 } }
        }
        #expect(line == "listSharedByMe as dara: /totals/activeLinks is 99, and the client's other answers make 0")
    }
}
