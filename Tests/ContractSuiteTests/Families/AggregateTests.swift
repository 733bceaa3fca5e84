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
        let withoutIDs = ClientTraits(keep: { _, answer in answer.without("id") })
        #expect(try await play("listSharedByMe.aggregate.ben", withoutIDs) == .unsupported)
    }
}
