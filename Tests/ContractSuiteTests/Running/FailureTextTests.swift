import Foundation
import JSONText
import Testing

@testable import ContractSuite

@Suite("The text of a failure")
struct FailureTextTests {
    @Test("says it all in its first line, then what was sent, where the two part, and how to see it")
    func difference() async throws {
        let text = try await Stock.play("getArtist.reads.cleo").failure { door in
            var client = PlainClient(door: door)
            client.keeping = { data in
                let text = String(decoding: data, as: UTF8.self)
                return Data(text.replacingOccurrences(of: "\"genre\":\"", with: "\"genre\":\"Not ").utf8)
            }
            return client
        }
        #expect(
            text == """
                getArtist as cleo: /genre: expected "Dream pop", the client keeps "Not Dream pop"
                  getArtist.reads.cleo: What the client keeps of the answers to cleo agrees with them in every field.
                  The client sent:
                    GET /artist/artist-night-bloom: 200
                  Expected at /genre: "Dream pop"
                  Seen at /genre: the client keeps "Not Dream pop"
                  To see the answer, while "soundcheck serve --clock seeds" runs:
                    curl -H 'Authorization: Bearer mock-cleo' 'http://localhost:8080/artist/artist-night-bloom'
                """)
    }

    @Test("asks by Prefer for what a rule did, where that says as much")
    func preferences() async throws {
        let lines = await lines(
            under: [
                JSONObject([("operation", "listArtists"), ("status", 503), ("delayMs", 1)]),
                JSONObject([("operation", "getTrack"), ("status", 500)]),
            ])
        #expect(
            lines.last
                == "    curl -H 'Authorization: Bearer mock-ada' -H 'Prefer: code=503, delay=1' "
                + "'http://localhost:8080/artist'")
        #expect(lines.contains("    GET /artist: 503 (as the case arranges)"))
    }

    @Test("makes a world as the case's was, where Prefer does not do")
    func preparations() async throws {
        let lines = await lines(under: [JSONObject([("fault", "reset"), ("when", "after")])]) { scene in
            try scene.change([.delete(.init(collection: .activities, id: "activity-0001"), cascade: false)])
        }
        let commands = lines.filter { $0.hasPrefix("    curl") }
        let json = "-H 'Content-Type: application/json'"
        let world = "http://localhost:8080/w/listartists-reads"
        #expect(
            commands == [
                "    curl -X POST \(json) -d '{\"changes\":[{\"op\":\"delete\",\"collection\":\"activities\","
                    + "\"id\":\"activity-0001\",\"cascade\":false}]}' '\(world)/__admin/data'",
                "    curl -X POST \(json) -d '{\"fault\":\"reset\",\"when\":\"after\"}' '\(world)/__admin/faults'",
                "    curl -H 'Authorization: Bearer mock-ada' '\(world)/artist'",
            ])
    }

    @Test("does again what was done before")
    func writes() async throws {
        let lines = await lines(under: [JSONObject([("operation", "listArtists"), ("status", 503)])]) { scene in
            let edit = ContractCall.editComment(commentId: "comment-0001", text: nil, resolved: true)
            try scene.perform(edit, as: scene.person("ada"))
        }
        let world = "http://localhost:8080/w/listartists-reads"
        #expect(
            lines.filter { $0.hasPrefix("    curl") } == [
                "    curl -X PATCH -H 'Authorization: Bearer mock-ada' -H 'Content-Type: application/json' "
                    + "-d '{\"resolved\":true}' '\(world)/comment/comment-0001'",
                "    curl -H 'Authorization: Bearer mock-ada' -H 'Prefer: code=503' '\(world)/artist'",
            ])
    }

    private func lines(
        under rules: [JSONObject], _ change: @escaping @Sendable (Scene) throws -> Void = { _ in }
    ) async -> [String] {
        let contractCase = ContractCase.made { scene in
            for rule in rules { try scene.addRule(rule) }
            try change(scene)
            _ = try await scene.client(for: scene.person("ada")).answer(.listArtists)
            return Tally()
        }
        return await contractCase.failure { PlainClient(door: $0) }?.split(separator: "\n").map(String.init) ?? []
    }
}
