import Foundation
import Testing

@testable import MockServer

@Suite("Starting and stopping")
struct StartingAndStoppingTests {
    @Test("a port that is taken is named, and how to get a free one")
    func busyPort() async throws {
        try await withServer { server in
            var options = MockServer.Options()
            options.port = server.port
            let fault = #expect(throws: StartFault.self) { try MockServer.start(options) }
            #expect(fault?.description.contains("port \(server.port)") == true)
        }
    }

    @Test("a stopped server's port is free at once")
    func portIsFreed() async throws {
        let first = try MockServer.start()
        await first.stop()
        var options = MockServer.Options()
        options.port = first.port
        try await withServer(options) { second in #expect(second.port == first.port) }
    }

    @Test("an answer under way is still sent when the server stops, and says that it is the last")
    func drains() async throws {
        let (client, idle) = try await withServer { server in
            let idle = try RawClient(port: server.port)
            try idle.send(server.request("/auth/me"))
            #expect(try idle.receiveAnswers(1).first?.status == 200)
            let client = try RawClient(port: server.port)
            // Both requests are taken up before the first answer leaves, and the second takes long.
            try client.send(server.request("/auth/me") + server.request("/artwork/artwork-night-bloom?size=256"))
            #expect(try client.receiveAnswers(1).first?.status == 200)
            return (client, idle)
        }
        let answer = try #require(RawAnswer.all(in: try client.receiveToEnd()).first)
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "image/png")
        #expect(answer["connection"] == "close")
        #expect(try idle.receiveToEnd().isEmpty)
    }

    @Test("an unknown scenario is refused with the names of those that there are")
    func unknownScenario() {
        var options = MockServer.Options()
        options.seeds = "defualt"
        let fault = #expect(throws: StartFault.self) { try MockServer.start(options) }
        #expect(fault?.description.contains("default") == true)
        #expect(fault?.description.contains("empty") == true)
    }

    @Test("of a bad document and bad seeds, which are read at the same time, the document is told first")
    func badDocumentAndSeeds() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = MockServer.Options()
        options.seeds = folder.path
        let badSeeds = #expect(throws: StartFault.self) { try MockServer.start(options) }
        #expect(badSeeds?.description.contains("scenario.json: the file is missing") == true)
        let document = folder.appendingPathComponent("document.txt")
        try Data("[]".utf8).write(to: document)
        options.openAPI = document
        let badDocument = #expect(throws: StartFault.self) { try MockServer.start(options) }
        #expect(badDocument?.description.contains("document.txt:1:1: expected an OpenAPI document") == true)
        #expect(badDocument?.description.contains("scenario.json") == false)
    }

    @Test("under --clock today the world's now is the time of the day and the seeds end at the start")
    func clockToday() throws {
        var options = MockServer.Options()
        options.clock = .today
        let before = Date().timeIntervalSince1970.rounded(.down)
        let server = try MockServer.start(options)
        defer { server.stop {} }
        let world = server.backend.worlds.standard.moment
        #expect(Double(world.catalog.scenario.now.secondsSinceEpoch) >= before)
        #expect(world.now >= world.catalog.scenario.now)
        #expect(world.catalog.activities.allSatisfy { $0.at <= world.catalog.scenario.now })
    }
}
