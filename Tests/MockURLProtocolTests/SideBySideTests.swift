import Foundation
import MockServer
import MockURLProtocol
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Mock backends side by side")
struct SideBySideTests {
    @Test("each has a URL of its own, and answers of its own through any session")
    func ownAnswers() async throws {
        var empty = MockServer.Options()
        empty.seeds = "empty"
        let mocks = [try MockBackend.start(), try MockBackend.start(empty), try MockBackend.start()]
        #expect(Set(mocks.map(\.url)).count == 3)
        let session = URLSession(configuration: mocks[0].configuration)
        for (mock, count) in zip(mocks, [8, 0, 8]) {
            let (body, _) = try await session.data(for: mock.request(Question("/artist")))
            #expect(try (JSONSerialization.jsonObject(with: body) as? [Any])?.count == count)
        }
    }

    @Test("what is changed in one is not in another")
    func ownState() async throws {
        let mocks = [try MockBackend.start(), try MockBackend.start()]
        let removal = Question("/__admin/data/artists/artist-night-bloom?cascade=true", method: "DELETE", fields: [:])
        #expect(try await mocks[0].ask(removal).status == 200)
        #expect(try await mocks[0].ask(Question("/artist/artist-night-bloom")).status == 404)
        #expect(try await mocks[1].ask(Question("/artist/artist-night-bloom")).status == 200)
    }

    @Test("one that is stopped or let go of says so, and the others go on", arguments: [true, false])
    func stopped(isKept: Bool) async throws {
        let other = try MockBackend.shared.get()
        var mock: MockBackend? = try MockBackend.start()
        let request = try #require(try mock?.request(Question("/artist")))
        #expect(try await other.ask(request).status == 200)
        if isKept { mock?.stop() } else { mock = nil }
        let error = try await other.failure(of: request)
        #expect(error.code == .cannotConnectToHost)
        #expect(error.localizedDescription.contains("No mock backend answers at \(request.url?.host ?? "")"))
        #expect(try await other.ask(Question("/artist")).status == 200)
        withExtendedLifetime(mock) {}
    }

    @Test("many are asked at once, each by its own client")
    func atOnce() async throws {
        let mock = try MockBackend.shared.get()
        let session = URLSession(configuration: mock.configuration)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                let person = mock.people[number % 3]
                let request = try mock.request(
                    Question("/auth/me", fields: ["Authorization": "Bearer \(person.token)"]))
                group.addTask {
                    let (body, _) = try await session.data(for: request)
                    return String(decoding: body, as: UTF8.self).contains(person.id)
                }
            }
            for try await isOwn in group { #expect(isOwn) }
        }
    }

    @Test("requests to other hosts go their usual way")
    func otherHosts() async throws {
        let mock = try MockBackend.shared.get()
        let server = try MockServer.shared.get()
        let session = URLSession(configuration: mock.configuration)
        let (_, response) = try await session.data(from: server.url.appendingPathComponent("openapi.json"))
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Date") != nil)
    }

    #if !canImport(FoundationNetworking)
        // Elsewhere it depends on whether another test has used the shared session before.
        @Test("the shared session asks them once it is told to")
        func sharedSession() async throws {
            let mock = try MockBackend.shared.get()
            MockBackend.registerForSharedSession()
            let (_, response) = try await URLSession.shared.data(for: mock.request(Question("/artist")))
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
        }
    #endif
}
