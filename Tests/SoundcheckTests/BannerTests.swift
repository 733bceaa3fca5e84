import Foundation
import MockServer
import Reporting
import Testing

@testable import soundcheck

@Suite("Banner")
struct BannerTests {
    private func banner(
        colours: Bool = false, _ configure: (inout MockServer.Options) throws -> Void = { _ in },
        _ body: (String, MockServer) async throws -> Void
    ) async throws {
        var options = MockServer.Options()
        options.seeds = "empty"
        try configure(&options)
        let server = try MockServer.start(options)
        try await body(Banner(server, options, Style(isColoured: colours)).text, server)
        await server.stop()
    }

    @Test("names the address, the scenario and the operations")
    func essentials() async throws {
        try await banner { text, server in
            #expect(text.contains(" plays People and nothing else on \(server.url.absoluteString)\n"))
            #expect(
                text.contains("\(server.backend.contract.operations.count) operations; \(server.url.absoluteString)/ "))
            #expect(!text.contains("phone"))
            #expect(!text.contains("unused"))
            #expect(!text.contains("\u{1B}"))
        }
    }

    @Test("lists each person with token and a line on who they are, in columns")
    func people() async throws {
        try await banner { text, server in
            let rows = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
            #expect(rows.count == server.people.count)
            for (row, person) in zip(rows, server.people) {
                #expect(row.hasPrefix("  \(person.name) "))
                #expect(row.contains("  \(person.token) "))
                #expect(row.hasSuffix("  \(person.about)"))
            }
            for column in [server.people.map(\.token), server.people.map(\.about)] {
                let starts = zip(rows, column).map { row, text in
                    row.range(of: text).map { String(row[..<$0.lowerBound]).columns }
                }
                #expect(Set(starts).count == 1)
            }
        }
    }

    @Test("lists the first of very many people, and says where the others are")
    func crowd() async throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"title": "Crowd", "story": "", "now": "2026-06-07T09:30:00Z"}"#, to: "scenario.json")
        let people = (1...1_500).map { number in
            """
            {"id": "user-\(number)", "name": "Somebody", "email": "\(number)@example.com", "password": "mock-\(number)",
             "token": "mock-\(number)", "about": "One of many."}
            """
        }
        try folder.write("[" + people.joined(separator: ",") + "]", to: "users.json")
        try await banner {
            $0.seeds = folder.url.path
        } _: { text, server in
            let rows = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
            #expect(rows.count == 21)
            #expect(rows.last?.contains("and 1480 more, whom \(server.url.absoluteString)/ lists") == true)
            #expect(ExecCommand.variables(for: server).count == 1_002)
        }
    }

    @Test("shows wide names in columns, and no line break or command that a text may hold")
    func unusualPeople() async throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"title": "Wide", "story": "", "now": "2026-06-07T09:30:00Z"}"#, to: "scenario.json")
        let people = [("山田太郎 🎧", "Producer."), ("Zoë", "Two\\nlines\\u001b[31m.")].enumerated().map { index, person in
            """
            {"id": "user-\(index)", "name": "\(person.0)", "email": "\(index)@example.com",
             "password": "mock-\(index)", "token": "mock-\(index)", "about": "\(person.1)"}
            """
        }
        try folder.write("[\(people.joined(separator: ","))]", to: "users.json")
        try await banner {
            $0.seeds = folder.url.path
        } _: { text, _ in
            #expect(text.contains("\n  山田太郎 🎧  mock-0  Producer.\n  Zoë          mock-1  Two lines [31m.\n"))
        }
    }

    @Test("has colours where it may, and the same text below them")
    func colours() async throws {
        try await banner(colours: true) { text, server in
            let plain = text.replacingOccurrences(of: "\u{1B}\\[[0-9]+m", with: "", options: .regularExpression)
            #expect(text.contains("\u{1B}[36m\(server.url.absoluteString)\u{1B}[0m"))
            #expect(plain == Banner(server, .init(), Style(isColoured: false)).text)
        }
    }

    @Test("names the handlers that a document leaves unused")
    func unusedHandlers() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"openapi": "3.1.0", "info": {"title": "Small", "version": "1"}, "paths": {"/small": {
              "get": {"operationId": "getSmall", "responses": {"204": {"description": "Nothing."}}}}}}
            """, to: "small.json")
        try await banner {
            $0.openAPI = folder.url.appendingPathComponent("small.json")
        } _: { text, server in
            #expect(text.contains("\n1 operation; "))
            #expect(text.contains("small.json leaves these handlers unused: "))
            #expect(text.contains("listArtists"))
            #expect(text.contains("\nTry:  curl \(server.url.absoluteString)/\n"))
        }
    }

    @Test("names the address for a phone when the server listens wider", arguments: ["0.0.0.0", "::"])
    func otherDevices(host: String) async throws {
        let wide = try #require(MockServer.Host(host))
        try await banner {
            $0.host = wide
        } _: { text, server in
            let addresses = wide.addressesForOtherDevices(port: server.port)
            for address in addresses { #expect(text.contains("From a phone on the same network: http://\(address)\n")) }
            if addresses.isEmpty { #expect(text.contains("No network that another device could reach")) }
        }
    }

    @Test("its curl line works when it is pasted", .enabled(if: hasCurl), arguments: ["default", "empty"])
    func curl(seeds: String) async throws {
        try await banner {
            $0.seeds = seeds
            $0.clock = .today
        } _: { text, server in
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("Try:  curl ") })
            let answer = try await Program.shell(String(line.dropFirst(6))).result().output
            let artists = try JSONDecoder().decode([Artist].self, from: Data(answer.utf8))
            #expect(artists.isEmpty == server.backend.worlds.standard.moment.catalog.spaces.isEmpty)
        }
    }

    private struct Artist: Decodable { let id: String }
}

private let hasCurl = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/curl") }
