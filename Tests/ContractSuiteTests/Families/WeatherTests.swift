import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of weather")
struct WeatherTests {
    @Test(
        "pass where the client throws or waits",
        arguments: cases(of: .weather) {
            ["getTrack", "getArtwork"].contains($0.operation) || $0.id == "signIn.weather.answer-lost"
        })
    func right(contractCase: ContractCase) async throws {
        try await play(contractCase.id)
    }

    @Test("are there for every operation and misfortune, but for pictures that are no JSON")
    func all() throws {
        let operations = try SuiteServer.shared.get().backend.contract.operations.map(\.id)
        let ids = operations.flatMap { id in Misfortune.allCases.map { "\(id).weather.\($0.rawValue)" } }
        #expect(cases(of: .weather).map(\.id.rawValue) == ids.filter { $0 != "getArtwork.weather.malformed" })
    }

    @Test("find a client that takes a refusal for an answer")
    func status() async throws {
        let traits = ClientTraits(readsStatus: false)
        #expect(
            try await firstLine(of: "getCurrentUser.weather.throttled", traits)
                == "getCurrentUser as cleo: the answer is 429 with Retry-After, and the client gives an answer all the same"
        )
        #expect(
            try await firstLine(of: "getArtwork.weather.unavailable", traits)
                == "getArtwork as ada: the answer is 503 with Retry-After, and the client gives an answer all the same")
    }

    @Test("find a client that gives something else once it has tried again")
    func other() async throws {
        let traits = ClientTraits(keep: { _, answer in answer.changingMembers { $0 == "name" ? "" : $1 } }, tries: 2)
        let line = try await firstLine(of: "getCurrentUser.weather.unavailable", traits)
        #expect(line == "getCurrentUser as cleo: /name: expected \"Cleo Marchetti\", the client keeps \"\"")
    }

    @Test("pass where the client tries again", arguments: Misfortune.allCases)
    func again(misfortune: Misfortune) async throws {
        let id = ContractCase.ID("getCurrentUser", .weather, misfortune.rawValue)
        guard case .passed(let compared, _) = try await play(id, ClientTraits(tries: 2)) else {
            Issue.record("\(id) did not pass")
            return
        }
        #expect(compared > 0)
    }

    @Test("find a client that does not wait")
    func impatient() async throws {
        let line = try await firstLine(of: "getCurrentUser.weather.delay", ClientTraits(tries: 0))
        #expect(line == "getCurrentUser as cleo: the answer takes a moment, and the client does not wait")
    }

    @Test("find a client that waits for ever")
    func stall() async throws {
        let line = try await firstLine(of: "getTrack.weather.stall", ClientTraits(patience: 60))
        #expect(line == "getTrack as ada: still hangs after 3 s")
    }

    @Test("find a client that takes weather for something of its own")
    func failure() async throws {
        let line = try await firstLine(of: "getTrack.weather.reset", ClientTraits(failure: .notFound))
        #expect(
            line
                == "getTrack as ada: the connection is reset before the answer, and the client takes that for .notFound"
        )
    }
}
