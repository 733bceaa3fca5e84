import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of freshness")
struct FreshnessTests {
    @Test("pass where the client asks again", arguments: cases(of: .freshness))
    func right(contractCase: ContractCase) async throws {
        try await play(contractCase.id)
    }

    @Test(
        "pass where the client asks whether there is something new",
        arguments: cases(of: .freshness) { ["listArtists", "getArtwork", "getTrack"].contains($0.operation) })
    func conditional(contractCase: ContractCase) async throws {
        try await play(contractCase.id, ClientTraits(caching: .revalidated))
    }

    @Test("are there for all that is read, and of files only the one that makes sense")
    func all() throws {
        let operations = try SuiteServer.shared.get().backend.contract.operations.map(\.id).filter { $0 != "signIn" }
        let ids = operations.flatMap { id in
            (id == "getArtwork" ? ["unchanged"] : ["change", "unchanged", "person"]).map { "\(id).freshness.\($0)" }
        }
        #expect(cases(of: .freshness).map(\.id.rawValue) == ids)
    }

    @Test("find a client that shows what was")
    func stale() async throws {
        let line = try await firstLine(of: "getCurrentUser.freshness.change", ClientTraits(caching: .forEver))
        #expect(
            line
                == "getCurrentUser as cleo: /name: expected \"Cleo Marchetti, renamed\", the client keeps \"Cleo Marchetti\""
        )
    }

    @Test("find a client that takes 304 for an answer without anything in it")
    func empty() async throws {
        let line = try await firstLine(
            of: "listArtists.freshness.unchanged", ClientTraits(caching: .emptyWhereUnchanged))
        #expect(line == "listArtists as ada: the answer: expected a list of 8, the client keeps a list of 0")
    }

    @Test("find a client that shows one person another's answer")
    func person() async throws {
        let traits = ClientTraits(caching: .forEver, sharedStore: AnswerStore())
        let line = try await firstLine(of: "getCurrentUser.freshness.person", traits)
        #expect(line == "getCurrentUser as ada: /id: expected \"user-ada\", the client keeps \"user-cleo\"")
    }

    @Test("find a client that shows one person what only another may see")
    func refused() async throws {
        let traits = ClientTraits(caching: .forEver, sharedStore: AnswerStore())
        let line = try await firstLine(of: "listTrackLinks.freshness.person", traits)
        #expect(line == "listTrackLinks as cleo: the client gives an answer, and cleo is to get 403")
    }
}
