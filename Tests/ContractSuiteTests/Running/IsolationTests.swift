import Testing

@testable import ContractSuite

@Suite("Clients of every isolation can be played")
struct IsolationTests {
    @Test("A struct that holds what is not Sendable")
    func nonSendable() async throws {
        final class Counter {
            var calls = 0
        }
        struct Counting: ContractClient {
            let counter = Counter()
            let client: PlainClient
            func answer(_ call: ContractCall) async throws -> ContractAnswer {
                counter.calls += 1
                return try await client.answer(call)
            }
        }
        try await play { Counting(client: PlainClient(door: $0)) }
    }

    @Test("An actor")
    func actor() async throws {
        actor Working: ContractClient {
            let door: ContractDoor
            var calls = 0
            init(_ door: ContractDoor) { self.door = door }
            func answer(_ call: ContractCall) async throws -> ContractAnswer {
                calls += 1
                return try await PlainClient(door: door).answer(call)
            }
        }
        try await play { Working($0) }
    }

    @Test("A class of the main actor, asked from there too")
    @MainActor
    func mainActor() async throws {
        @MainActor
        final class ViewModel: ContractClient {
            let door: ContractDoor
            var calls = 0
            init(_ door: ContractDoor) { self.door = door }
            func answer(_ call: ContractCall) async throws -> ContractAnswer {
                calls += 1
                return try await PlainClient(door: door).answer(call)
            }
            func failure(for error: any Error) async -> ContractFailure { ContractFailure(reading: error) }
        }
        try await play { await ViewModel($0) }
        // The closure may be the main actor's as well.
        try await Stock.play("listArtists.reads.ada").run { @MainActor door in ViewModel(door) }
    }

    private func play<Client: ContractClient>(
        _ make: @escaping @Sendable (ContractDoor) async throws -> Client
    ) async throws {
        for id: ContractCase.ID in ["listArtists.reads.ada", "getTrack.refusals.forbidden"] {
            try await Stock.play(id).run(make)
        }
    }
}
