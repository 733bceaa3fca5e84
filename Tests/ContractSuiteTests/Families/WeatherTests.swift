import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of weather")
struct WeatherTests {
    @Test(
        "pass where the client throws or waits",
        arguments: cases(of: .weather) { ["getTrack", "getArtwork"].contains($0.operation) || $0.id == "signIn.weather.answer-lost" })
    func right(contractCase: ContractCase) async throws {
        try await play(contractCase.id)
    }

    @Test("are there for every operation and misfortune, but for pictures that are no JSON")
    func all() throws {
        let operations = try SuiteServer.shared.get().backend.contract.operations.map(\.id)
        let ids = operations.flatMap { id in Misfortune.allCases.map { "\(id).weather.\($0.rawValue)" } }
        #expect(cases(of: .weather).map(\.id.rawValue) == ids.filter { $0 != "getArtwork.weather.malformed" })
    }

    @Test("find a client that takes a refusal for an answer", arguments: ["throttled", "unavailable"])
    func status(detail: String) async throws {
        let traits = ClientTraits(readsStatus: false)
        let line = try await firstLine(of: .init(rawValue: "getCurrentUser.weather.\(detail)"), traits)
        #expect(line == "getCurrentUser as ada: /id: expected \"user-ada\", the client keeps nothing")
        let picture = try await firstLine(of: .init(rawValue: "getArtwork.weather.\(detail)"), traits)
        #expect(picture == "getArtwork as ada: the answer: expected nothing, other bytes")
    }

    @Test("find a client that waits for ever")
    func stall() async throws {
        let line = try await firstLine(of: "getTrack.weather.stall", ClientTraits(patience: 60))
        #expect(line == "getTrack as ada: still hangs after 3 s")
    }

    @Test("find a client that takes weather for something of its own")
    func failure() async throws {
        let line = try await firstLine(of: "getTrack.weather.reset", ClientTraits(failure: .notFound))
        #expect(line == "getTrack as ada: the connection is reset before the answer, and the client takes that for .notFound")
    }
}
