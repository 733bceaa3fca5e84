import Catalog
import Foundation
import HTTPWire
import MockAPI
import Testing

@testable import ContractSuite

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A case that is run", .timeLimit(.minutes(10)))
struct CaseTests {
    @Test("passes with how much was compared")
    func passes() async throws {
        let outcome = try await Stock.play("getCurrentUser.reads.eli").run { PlainClient(door: $0) }
        #expect(outcome == .passed(compared: 3, of: 3))
    }

    @Test("does not wait for a client that never returns")
    func hangs() async throws {
        let contractCase = ContractCase.made(deadline: 0.1) { scene in
            _ = try await scene.client(for: scene.person("ada")).answer(.listArtists)
            return Tally()
        }
        let gate = AsyncStream<Void>.makeStream()
        let text = await contractCase.failure { _ in
            ClosureClient { _ in
                await Task.detached { for await _ in gate.stream {} }.value
                return .unsupported
            }
        }
        gate.continuation.finish()
        let lines = text?.split(separator: "\n") ?? []
        #expect(lines.first == "listArtists as ada: still hangs after 0.1 s, with 0 requests sent")
        #expect(lines.contains("    nothing that reached the server"))
    }

    @Test("does not wait for a client that is never made, and says so")
    func neverMade() async throws {
        let contractCase = ContractCase.made(deadline: 0.1) { scene in
            _ = try await scene.client(for: scene.person("ada")).answer(.listArtists)
            return Tally()
        }
        let text = await contractCase.failure { door -> PlainClient in
            try await Task.sleep(for: .seconds(600))
            return PlainClient(door: door)
        }
        #expect(text?.split(separator: "\n").first == "listArtists: the client is still being made after 0.1 s")
    }

    @Test("does not wait for clients that block all the threads that there are")
    func blocks() async throws {
        let contractCase = ContractCase.made(deadline: 0.1) { scene in
            _ = try await scene.client(for: scene.person("ada")).answer(.listArtists)
            return Tally()
        }
        let end = DispatchSemaphore(value: 0)
        let count = 2 * ProcessInfo.processInfo.activeProcessorCount
        let texts = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<count {
                group.addTask { await contractCase.failure { _ in ClosureClient { _ in end.block() } } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for _ in 0..<count { end.signal() }
        #expect(texts.count { $0?.contains("still hangs after 0.1 s") == true } == count)
    }

    @Test("counts as unsupported where the client has no means")
    func unsupported() async throws {
        let outcome = try await Stock.play("listArtists.reads.ada").run { _ in ClosureClient { _ in .unsupported } }
        #expect(outcome == .unsupported)
    }

    @Test("that is excluded and fails does not count")
    func excluded() async throws {
        let contractCase = ContractCase.made(excluded: "not yet") { _ in throw CaseFault("wrong") }
        #expect(try await contractCase.run { PlainClient(door: $0) } == .excluded(because: "not yet"))
    }

    @Test("that is excluded and passes says that the exclusion is to go")
    func needlesslyExcluded() async throws {
        let contractCase = ContractCase.made("getTrack", "ada", excluded: "no tracks yet") { _ in Tally() }
        let text = await contractCase.failure { PlainClient(door: $0) }
        #expect(
            text?.split(separator: "\n").first
                == "getTrack.reads.ada is excluded because \"no tracks yet\", and it passes: take the exclusion away")
    }

    @Test("fails where no client can be made, and says why")
    func unmade() async throws {
        struct NoKey: Error {}
        let text = try await Stock.play("listArtists.reads.ada").failure { _ -> PlainClient in throw NoKey() }
        #expect(text?.split(separator: "\n").first == "listArtists: no client could be made for ada: NoKey()")
    }

    @Test("has a world of its own, which is gone with its port afterwards")
    func world() async throws {
        let places = AsyncStream<(World, URL)>.makeStream()
        let contractCase = ContractCase.made { scene in
            places.continuation.yield((scene.world, scene.baseURL))
            return Tally()
        }
        try await contractCase.run { PlainClient(door: $0) }
        try await contractCase.run { PlainClient(door: $0) }
        places.continuation.finish()
        var urls: Set<URL> = []
        let worlds = try Stock.server().backend.worlds
        for await (world, url) in places.stream {
            urls.insert(url)
            #expect(throws: Problem.self) { try worlds.find(world.name) }
            let client = PlainClient(door: ContractDoor(baseURL: url, token: "mock-ada", patience: 5))
            // Refused, or told that the world is gone by a port that is about to close.
            await #expect(throws: (any Error).self) { try await client.answer(.listArtists) }
        }
        #expect(urls.count == 2)
    }
}

extension DispatchSemaphore {
    fileprivate func block() -> ContractAnswer {
        wait()
        return .unsupported
    }
}
