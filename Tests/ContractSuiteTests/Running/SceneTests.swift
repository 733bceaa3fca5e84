import Catalog
import JSONText
import MockAPI
import Testing

@testable import ContractSuite

@Suite("A scene")
struct SceneTests {
    /// A scene of the test's own.
    private func withScene(_ body: (Scene) async throws -> Void) async throws {
        let scene = try Scene(on: try Stock.server()) { PlainClient(door: $0) }
        defer { scene.strike() }
        try await body(scene)
    }

    @Test("knows what is right without being asked by anybody: neither journal nor rules notice")
    func expected() async throws {
        try await withScene { scene in
            try scene.addRule(JSONObject([("status", 503), ("toCall", 1)]))
            let ada = scene.person("ada")
            let expected = try scene.expected(.listArtists, as: ada)
            #expect(expected.status == 200)
            #expect(expected.json?.arrayValue?.count == 8)
            #expect(scene.entries().isEmpty)
            #expect(try scene.expected(.listArtists, as: ada, underRules: true).status == 503)
            // The rule has hit nothing of the scene's own yet.
            guard case .failed(.unavailable, _) = try await scene.client(for: ada).ask(.listArtists) else {
                Issue.record("the rule's first call was used up")
                return
            }
            #expect(scene.entries().map(\.status) == [503])
        }
    }

    @Test("expects the URLs that a client gets by the scene's port")
    func urls() async throws {
        try await withScene { scene in
            let me = try scene.expected(.getCurrentUser, as: scene.person("ada")).json
            #expect(me?["avatarUrl"]?.stringValue?.hasPrefix(scene.baseURL.absoluteString + "/artwork/") == true)
            guard case .answered(let answer) = try await scene.client(for: scene.person("ada")).ask(.getCurrentUser)
            else {
                Issue.record("no answer")
                return
            }
            var tally = Tally()
            try tally.agree(answer, with: try scene.expected(.getCurrentUser, as: scene.person("ada")))
        }
    }

    @Test("is changed for the client and for what is expected of it, and for no other scene")
    func changes() async throws {
        try await withScene { scene in
            let rename: CatalogChange = .patch(
                RecordID(collection: .artists, id: "artist-night-bloom"), ["name": "Night Bloom II"])
            try scene.change([rename])
            let call = ContractCall.getArtist(artistId: "artist-night-bloom")
            #expect(try scene.expected(call, as: scene.person("ada")).json?["name"] == "Night Bloom II")
            let answer = try await scene.client(for: scene.person("ada")).answer(call)
            #expect(answer.agreement(with: ["name": "Night Bloom II"]).differences.isEmpty)
            let untouched = try Stock.shelf().answer(to: call, for: scene.person("ada"))
            #expect(untouched.json?["name"] == "Night Bloom")
        }
    }

    @Test("gives everybody a token that works, and whoever wants it the seeded one")
    func tokens() async throws {
        try await withScene { scene in
            let dara = scene.person("dara")
            _ = try await scene.client(for: dara).answer(.listArtists)
            guard
                case .failed(.unauthenticated, _) = try await scene.client(of: .withSeededToken(dara)).ask(.listArtists)
            else {
                Issue.record("the seeded token has not expired")
                return
            }
        }
    }
}
