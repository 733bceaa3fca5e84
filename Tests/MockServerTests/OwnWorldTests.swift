import Foundation
import Testing

@testable import MockServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A world of one's own")
struct OwnWorldTests {
    /// How a test gets into its world.
    enum Way: CaseIterable {
        case port, path, field
    }

    @Test(
        "Two hundred tests at once, each in its own world, change the same things on one server and never see one another"
    )
    func parallel() async throws {
        let server = try MockServer.start()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask { try await Self.test(number, by: Way.allCases[number % 3], on: server) }
            }
            try await group.waitForAll()
        }
        let untouched = try await Visitor(of: server, world: nil).artist()
        #expect(untouched.name == "Night Bloom" && untouched.projects == 6)
        await server.stop()
    }

    /// What one of the tests does: changes what all the others change too, and reads it back each time.
    private static func test(_ number: Int, by way: Way, on server: MockServer) async throws {
        let world = "test-\(number)"
        let visitor = try Visitor(of: server, world: world, by: way)
        #expect(try await visitor.artist().name == "Night Bloom")
        for round in 1...3 {
            let name = "Night Bloom \(number).\(round)"
            try await visitor.patch("artists/artist-night-bloom", ["name": name])
            #expect(try await visitor.artist().name == name)
        }
        if number.isMultiple(of: 2) { try await visitor.delete("projects/project-night-bloom-afterglow?cascade=true") }
        let artist = try await visitor.artist()
        #expect(artist.name == "Night Bloom \(number).3")
        #expect(artist.projects == (number.isMultiple(of: 2) ? 5 : 6))
        // The journal has this test's own five calls and nobody else's.
        #expect(try await visitor.count() == 5)
    }

    @Test("has a port that leads nowhere else, whatever a client asks")
    func ownPort() async throws {
        let server = try MockServer.start()
        let url = try server.open(world: "mine")
        #expect(try server.open(world: "mine") == url)
        let visitor = try Visitor(of: server, world: "mine", by: .port)
        try await visitor.patch("artists/artist-night-bloom", ["name": "Mine"])
        #expect(try await visitor.artist().name == "Mine")
        for (target, fields, status) in [
            ("/w/mine/artist", [:], 200), ("/w/default/artist", [:], 400), ("/w/other/artist", [:], 400),
            ("/artist", ["X-Soundcheck-World": "other"], 400), ("/artist", ["X-Soundcheck-World": "mine"], 200),
        ] as [(String, [String: String], Int)] {
            #expect(try await visitor.status(of: url.absoluteString + target, fields) == status, "\(target) \(fields)")
        }
        await server.stop()
    }

    @Test("answers 410 once it was dropped, and its port is closed")
    func dropped() async throws {
        let server = try MockServer.start()
        let url = try server.open(world: "brief")
        let client = try RawClient(port: #require(url.port))
        try client.send(server.request("/artist"))
        #expect(try client.receiveAnswers(1).first?.status == 200)
        try server.drop(world: "brief")
        try client.send(server.request("/artist"))
        #expect(try client.receiveAnswers(1).first?.status == 410)
        #expect(throws: WorldFault.self) { try server.open(world: "brief") }
        #expect(throws: WorldFault.self) { try server.drop(world: "brief") }
        await server.stop()
        #expect(throws: RawClient.Failure.self) { try RawClient(port: #require(url.port)) }
    }

    @Test(
        "cannot have a name that no path could carry",
        arguments: ["", "Mine", "a/b", "ä", String(repeating: "a", count: 65)])
    func badName(name: String) async throws {
        try await withServer { server in
            _ = #expect(throws: WorldFault.self) { try server.open(world: name) }
        }
    }
}

/// A client that asks one world of a server, as Ada.
private struct Visitor {
    private let base: String
    private let fields: [String: String]

    init(of server: MockServer, world: String?, by way: OwnWorldTests.Way = .path) throws {
        switch (world, way) {
        case (nil, _): (base, fields) = (server.url.absoluteString, [:])
        case (let world?, .port): (base, fields) = (try server.open(world: world).absoluteString, [:])
        case (let world?, .path): (base, fields) = ("\(server.url)/w/\(world)", [:])
        case (let world?, .field): (base, fields) = (server.url.absoluteString, ["X-Soundcheck-World": world])
        }
    }

    func artist() async throws -> (name: String, projects: Int) {
        let value = try await ask("GET", "/artist/artist-night-bloom")
        return (try #require(value["name"] as? String), try #require(value["projectCount"] as? Int))
    }

    func patch(_ record: String, _ changes: [String: String]) async throws {
        _ = try await ask("PATCH", "/__admin/data/\(record)", changes)
    }

    func delete(_ record: String) async throws { _ = try await ask("DELETE", "/__admin/data/\(record)") }

    func count() async throws -> Int {
        try #require(try await ask("POST", "/__admin/requests/count", ["operation": "getArtist"])["count"] as? Int)
    }

    func status(of url: String, _ fields: [String: String]) async throws -> Int? {
        var request = URLRequest(url: try #require(URL(string: url)))
        request.setValue("Bearer mock-ada", forHTTPHeaderField: "Authorization")
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        return (try await URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
    }

    private func ask(_ method: String, _ path: String, _ body: [String: String]? = nil) async throws -> [String: Any] {
        var request = URLRequest(url: try #require(URL(string: base + path)))
        request.httpMethod = method
        request.setValue("Bearer mock-ada", forHTTPHeaderField: "Authorization")
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        if let body {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try JSONSerialization.data(withJSONObject: body)
        }
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        try #require((200..<300).contains(status), "\(method) \(path): \(String(decoding: data, as: UTF8.self))")
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
