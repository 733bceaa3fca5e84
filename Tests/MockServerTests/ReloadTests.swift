import ContractFiles
import Foundation
import SeedFiles
import Testing

@testable import MockServer

@Suite("Files that change while they are served")
final class ReloadTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "soundcheck-\(UUID().uuidString)")
    private let reloads: AsyncStream<Reload>
    private let server: MockServer
    private let client: RawClient

    init() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(at: SeedFiles.folder(of: "default"), to: folder.appendingPathComponent("story"))
        try files.copyItem(at: ContractFiles.document(), to: folder.appendingPathComponent("openapi.json"))
        let (reloads, continuation) = AsyncStream.makeStream(of: Reload.self)
        self.reloads = reloads
        var options = MockServer.Options()
        options.seeds = folder.appendingPathComponent("story").path
        options.openAPI = folder.appendingPathComponent("openapi.json")
        options.watchesFiles = true
        options.onReload = { continuation.yield($0) }
        var patience = Patience()
        patience.idle = 3_600  // however busy the machine is meanwhile
        server = try MockServer.start(options, patience: patience)
        client = try RawClient(port: server.port)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func edit(_ file: String, _ change: (String) -> String) throws {
        let url = folder.appendingPathComponent(file)
        try change(String(contentsOf: url, encoding: .utf8)).write(to: url, atomically: true, encoding: .utf8)
    }

    private func nextReload() async throws -> Reload {
        for await reload in reloads { return reload }
        throw CancellationError()
    }

    /// On the one connection that stays open through all of it.
    private func ask(
        _ target: String, method: String = "GET", fields: [String] = [], body: String = ""
    ) throws -> RawAnswer {
        try client.send(server.request(target, method: method, fields: fields) + body)
        return try #require(try client.receiveAnswers(1).first)
    }

    @Test("Seeds are taken over by worlds without changes; others keep theirs and say so, until they are reset")
    func seeds() async throws {
        let patch = #"{"genre": "Noise"}"#
        let change = try ask(
            "/w/changed/__admin/data/artists/artist-night-bloom", method: "PATCH",
            fields: ["Content-Type: application/json", "Content-Length: \(patch.utf8.count)"], body: patch)
        #expect(change.status == 200)

        try edit("story/artists.json") { $0.replacing("\"Night Bloom\"", with: "\"Night Blossom\"") }
        guard case .taken(.seeds) = try await nextReload() else { throw CancellationError() }
        for world in ["", "/w/fresh"] {
            let answer = try ask("\(world)/artist/artist-night-bloom")
            #expect(answer.text.contains("Night Blossom") && answer["x-soundcheck-stale"] == nil)
        }
        let stale = try ask("/w/changed/artist/artist-night-bloom")
        #expect(!stale.text.contains("Night Blossom") && stale.text.contains("Noise"))
        #expect(stale["x-soundcheck-stale"] != nil)
        #expect(try ask("/w/changed/__admin/reset", method: "POST", fields: ["Content-Length: 0"]).status == 200)
        let reset = try ask("/w/changed/artist/artist-night-bloom")
        #expect(reset.text.contains("Night Blossom") && reset["x-soundcheck-stale"] == nil)
        await server.stop()
    }

    @Test("A document is taken over for every world")
    func document() async throws {
        #expect(try ask("/w/other/shelf").status == 404)
        try edit("openapi.json") {
            $0.replacing(
                "\"paths\": {",
                with: """
                    "paths": { "/shelf": { "get": { "operationId": "getShelf", "x-status": "proposed", "responses": {
                    "200": { "description": "Fine.", "content": { "application/json": { "example": ["a"] } } } } } },
                    """)
        }
        guard case .taken(.document) = try await nextReload() else { throw CancellationError() }
        for world in ["", "/w/other"] { #expect(try ask("\(world)/shelf").text == #"["a"]"#) }
        await server.stop()
    }

    @Test("What has faults is told as at the start, and what was served before still is")
    func faults() async throws {
        let before = try ask("/artist/artist-night-bloom")
        try edit("story/tracks.json") { $0.replacing("\"project-night-bloom-afterglow\"", with: "\"project-nowhere\"") }
        guard case .refused(.seeds, let fault) = try await nextReload() else { throw CancellationError() }
        #expect(fault.description.contains("tracks.json:") && fault.description.contains("project-nowhere"))
        #expect(try ask("/artist/artist-night-bloom").body == before.body)
        try edit("openapi.json") { $0 + "}" }
        guard case .refused(.document, let fault) = try await nextReload() else { throw CancellationError() }
        #expect(fault.description.contains("openapi.json:"))
        #expect(try ask("/artist/artist-night-bloom").body == before.body)
        await server.stop()
    }
}
