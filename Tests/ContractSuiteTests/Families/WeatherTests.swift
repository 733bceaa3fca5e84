import JSONText
import StageClient
import Testing

@testable import ContractSuite

@Suite("Cases of weather")
struct WeatherTests {
    @Test("are there for every operation and misfortune that can befall it, and are waited through once each way")
    func all() throws {
        let ids = Set(try Stock.cases(of: .weather).map(\.id.rawValue))
        func misfortunes(_ operation: String) -> [Misfortune] {
            Misfortune.allCases.filter { ids.contains("\(operation).weather.\($0.rawValue)") }
        }
        let reading: [Misfortune] = [
            .delay, .reset, .truncate, .malformed, .throttled, .unavailable, .outage, .answerLost,
        ]
        let deleting: [Misfortune] = [.delay, .reset, .throttled, .unavailable, .outage, .answerLost]
        #expect(misfortunes("getTrack") == reading)
        #expect(misfortunes("listArtists") == Misfortune.allCases.filter { $0 != .rangeIgnored })
        #expect(misfortunes("getArtwork") == reading.filter { $0 != .malformed })
        #expect(misfortunes("streamAudio") == Misfortune.allCases.filter { $0 != .malformed })
        #expect(misfortunes("deleteComment") == deleting)
        #expect(misfortunes("createProjectLink").isEmpty)
        let waiting = ids.filter { $0.hasSuffix(".stall") }
        #expect(waiting.count == 8)
    }

    @Test("pass where the client throws or waits", arguments: Misfortune.allCases.filter { $0 != .rangeIgnored })
    func once(misfortune: Misfortune) async throws {
        let contractCase = try Stock.play(.init("signIn", .weather, misfortune.rawValue))
        let outcome = try await contractCase.run { PlainClient(door: $0) }
        guard case .passed(let compared, _) = outcome else {
            Issue.record("\(misfortune) did not pass")
            return
        }
        #expect((compared > 0) == (misfortune == .delay))
    }

    @Test("pass where the client tries again", arguments: Misfortune.allCases.filter { $0 != .rangeIgnored })
    func again(misfortune: Misfortune) async throws {
        let outcome = try await Stock.play(.init("listArtists", .weather, misfortune.rawValue)).run { door in
            ClosureClient { call in
                let client = PlainClient(door: door)
                do { return try await client.answer(call) } catch { return try await client.answer(call) }
            }
        }
        guard case .passed(let compared, _) = outcome else {
            Issue.record("\(misfortune) did not pass")
            return
        }
        #expect((compared > 0) == (misfortune != .outage))
    }

    @Test("find a client that takes a refusal for an answer")
    func status() async throws {
        let user = try await firstLine(of: "getCurrentUser.weather.throttled") {
            PlainClient(door: $0, ignoresStatus: true)
        }
        #expect(
            user == """
                getCurrentUser as cleo: the answer is 429 with Retry-After, and the client gives an answer all the same
                """)
        let picture = try await firstLine(of: "getArtwork.weather.unavailable") {
            PlainClient(door: $0, ignoresStatus: true)
        }
        #expect(
            picture == """
                getArtwork as ada: the answer is 503 with Retry-After, and the client gives an answer all the same
                """)
    }

    @Test("find a client that gives something else once it has tried again")
    func other() async throws {
        let line = try await firstLine(of: "getCurrentUser.weather.unavailable") { door in
            ClosureClient { call in
                _ = try? await PlainClient(door: door).answer(call)
                return try await PlainClient.changing(door) { $0.changingMembers { $0 == "name" ? "Cleo" : $1 } }
                    .answer(call)
            }
        }
        #expect(
            line?.hasPrefix("getCurrentUser as cleo: /name: expected \"Cleo Marchetti\", the client keeps ") == true)
    }

    @Test("find a client that does not wait")
    func impatient() async throws {
        let line = try await firstLine(of: "getCurrentUser.weather.delay") { door in
            var asked = 0
            return ClosureClient { call in
                asked += 1
                guard asked == 1 else { throw CancellationError() }
                return try await PlainClient(door: door).answer(call)
            }
        }
        #expect(line == "getCurrentUser as cleo: the answer takes a moment, and the client does not wait for it")
    }

    @Test("do not blame the weather for what goes wrong without it")
    func refusedAnyway() async throws {
        let delay = try await firstLine(of: "getCurrentUser.weather.delay") { _ in
            ClosureClient { _ in throw CancellationError() }
        }
        #expect(delay == "getCurrentUser as cleo: the client throws CancellationError(), and without any weather too")
        let malformed = try await firstLine(of: "getCurrentUser.weather.malformed") {
            PlainClient(door: ContractDoor(baseURL: $0.baseURL, token: "nobody", patience: $0.patience))
        }
        #expect(
            malformed == "getCurrentUser as cleo: the client's request is refused with 401, whatever the weather")
    }

    @Test("find a client that waits for ever")
    func stall() async throws {
        let line = try await firstLine(of: "listArtists.weather.stall") {
            StageClient(baseURL: $0.baseURL, token: $0.token, timeout: 60)
        }
        #expect(line == "listArtists as ada: still hangs after 6 s, with 2 requests sent")
    }

    @Test("find a client that takes weather for something else")
    func misread() async throws {
        let line = try await firstLine(of: "getTrack.weather.reset") { MisreadingClient(client: PlainClient(door: $0)) }
        #expect(
            line
                == "getTrack as ada: the connection is reset before the answer, and the client takes that for .notFound"
        )
    }
}

/// Takes every error for the same.
private struct MisreadingClient: ContractClient {
    let client: PlainClient

    func answer(_ call: ContractCall) async throws -> ContractAnswer { try await client.answer(call) }
    func failure(for error: any Error) -> ContractFailure { .notFound }
}
