import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of the aggregate")
struct AggregateTests {
    @Test("pass where all of the client's answers agree", arguments: cases(of: .aggregate))
    func right(contractCase: ContractCase) async throws {
        #expect(try await play(contractCase.id) == .passed(compared: 0, of: 0))
    }

    @Test("do not count for a client that does not keep what they take")
    func unsupported() async throws {
        #expect(try await play("listSharedByMe.aggregate.ben", ClientTraits(lacks: ["listTrackLinks"])) == .unsupported)
        let withoutIDs = ClientTraits(keep: { _, answer in answer.changingMembers { $0 == "id" ? nil : $1 } })
        #expect(try await play("listSharedByMe.aggregate.ben", withoutIDs) == .unsupported)
    }

    @Test("find a client that loses what is shared")
    func lost() async throws {
        let traits = ClientTraits(keep: { call, answer in
            guard call == .listSharedByMe else { return answer }
            return answer.changingMembers { key, value in
                key == "tracks" ? .array((value.arrayValue ?? []).dropLast()) : value
            }
        })
        let line = try await firstLine(of: "listSharedByMe.aggregate.ben", traits)
        #expect(line == "listSharedByMe as ben: /tracks lacks track-drop-script, which the client's other answers show to be shared")
    }

    @Test("find a client that takes every link for an active one")
    func links() async throws {
        let traits = ClientTraits(keep: { _, answer in
            answer.changingMembers { key, value in key == "status" ? "active" : value }
        })
        let line = try await firstLine(of: "listSharedByMe.aggregate.ben", traits)
        #expect(line == "listSharedByMe as ben: /spaces shows artist-low-tide-assembly shared otherwise than the client's other answers do")
    }

    @Test("find a client that shows other totals")
    func totals() async throws {
        let traits = ClientTraits(keep: { _, answer in
            answer.changingMembers { key, value in key == "activeLinks" ? 99 : value }
        })
        let line = try await firstLine(of: "listSharedByMe.aggregate.dara", traits)
        #expect(line == "listSharedByMe as dara: /totals/activeLinks is 99, and the client's other answers make 0")
    }
}
