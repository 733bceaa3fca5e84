import Contract
import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of tolerance")
struct ToleranceTests {
    @Test(
        "pass where every answer is read and kept",
        arguments: cases(of: .tolerance) { ["getTrack", "listSharedByMe", "signIn"].contains($0.operation) })
    func right(contractCase: ContractCase) async throws {
        guard case .passed(let compared, let of) = try await play(contractCase.id) else {
            Issue.record("\(contractCase) did not pass")
            return
        }
        #expect(compared == of && of > 0)
    }

    @Test("are there for every operation that answers with JSON, and every variant")
    func all() throws {
        let operations = try SuiteServer.shared.get().backend.contract.operations.map(\.id).filter { $0 != "getArtwork" }
        #expect(
            cases(of: .tolerance).map(\.id.rawValue)
                == operations.flatMap { id in Variant.allCases.map { "\(id).tolerance.\($0.rawValue)" } })
    }

    @Test("find a client that cannot keep a great number")
    func narrow() async throws {
        let traits = ClientTraits(keep: { _, answer in answer.mapped { .integer(min($0.integerValue ?? 0, 2_147_483_647)) } })
        let line = try await firstLine(of: "getCurrentUser.tolerance.max-integers", traits)
        #expect(line == "")
    }

    @Test("find a client that throws at what it does not know")
    func extra() async throws {
        let line = try await firstLine(of: "getTrack.tolerance.extra-fields", ClientTraits())
        #expect(line == "")
    }
}
