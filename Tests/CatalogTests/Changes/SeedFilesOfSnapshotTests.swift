import Catalog
import Foundation
import JSONText
import SeedFiles
import Testing

@Suite("A catalogue as seed files")
struct SeedFilesOfSnapshotTests {
    @Test("What was written loads again as the same catalogue")
    func bundled() throws {
        for name in try SeedFiles.scenarioNames() {
            let snapshot = try SeedLoader.load(folder: SeedFiles.folder(of: name))
            let again = try snapshot.reloaded(now: snapshot.scenario.now)
            #expect(again.scenario == snapshot.scenario)
            again.expectSame(as: snapshot)
        }
    }

    @Test("The bundled files are written as they are, key by key")
    func bytes() throws {
        let folder = try SeedFiles.folder(of: "default")
        let snapshot = try SeedLoader.load(folder: folder)
        for (name, value) in snapshot.seedFiles(now: snapshot.scenario.now) {
            let file = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
            #expect(JSONWriter.bytes(of: try JSONParser.parse(file)) == JSONWriter.bytes(of: value), "\(name)")
        }
    }

    @Test("After changes too, with records replaced in their places and others gone and come")
    func changed() throws {
        let snapshot = try SeedTexts.small.snapshot().applying(
            "cascade files/file-a", #"patch users/ada {"about": "Owned.", "tokenExpiresAt": "2027-01-01T00:00:00Z"}"#,
            #"put activities/activity-c {"kind": "approved", "actorId": "cy", "at": "2026-02-01T00:00:00Z", "#
                + #""resourceType": "track", "resourceId": "track-b"}"#,
            #"patch links/link-b {"createdAt": "2026-03-01T00:00:00Z"}"#, #"patch tracks/track-a {"labelCopy": null}"#
        ).catalog
        let again = try snapshot.reloaded(now: snapshot.scenario.now)
        again.expectSame(as: snapshot)
        #expect(again.user(token: "mock-ada")?.about == "Owned.")
        #expect(again.links(on: .track("track-a")).map(\.id) == ["link-b", "link-a"])
    }

    @Test("Every field survives at its limits")
    func extremes() throws {
        let long = String(repeating: "é", count: 500)
        let texts = try SeedTexts.small
            .replacing(
                #""name": "Aster""#,
                with: #""name": "\#(long)", "genre": "", "description": "", "artworkId": "a%2F?#b c""#,
                in: "artists.json"
            )
            .replacing(
                #""kind": "album""#, with: #""kind": "other", "description": "\u0000\"\\\n\ud83d\ude00e\u0301\u00e9""#,
                in: "projects.json"
            )
            .replacing("2026-07-01", with: "9999-12-31", in: "projects.json")
            .replacing("2026-01-01T00:00:00Z", with: "0000-01-01T00:00:00Z", in: "projects.json")
            .replacing("2026-01-02T00:00:00Z", with: "9999-12-31T23:59:59Z", in: "projects.json")
            .replacing(
                #""position": 2, "durationMs": 1000"#,
                with: #""position": 1000000, "durationMs": 86400000, "label": """#, in: "tracks.json"
            )
            .replacing(
                #"{"writers": ["Ada"]}"#,
                with:
                    #"{"masteredBy": "M", "mixedBy": "X", "performers": ["P", "P"], "producers": ["Q"], "writers": ["A", "\u2028B"], "cLine": "C", "pLine": "P", "isrc": "I"}"#,
                in: "tracks.json"
            )
            .replacing(
                #""version": 2, "name": "b.wav", "mimeType": "audio/wav", "sizeBytes": 88332, "durationMs": 1001"#,
                with:
                    #""version": 1000000, "name": "b.wav", "mimeType": "audio/wav", "sizeBytes": 7620480044, "durationMs": 86400000"#,
                in: "files.json"
            )
            .replacing(#""atMs": 500"#, with: #""atMs": 0"#, in: "comments.json")
            .replacing(#""excerpt": "Louder.""#, with: #""excerpt": """#, in: "activities.json")
            .replacing(
                #""about": "Owns.""#,
                with:
                    #""about": "", "avatarId": "\#(String(repeating: "x", count: 200))", "tokenExpiresAt": "0000-01-01T00:00:00Z""#,
                in: "users.json")
        let snapshot = try texts.snapshot()
        try snapshot.reloaded(now: snapshot.scenario.now).expectSame(as: snapshot)
        #expect(snapshot.space(id: "space-a")?.genre == "")
        #expect(snapshot.track(id: "track-a")?.labelCopy.writers == ["A", "\u{2028}B"])
    }

    @Test("The scenario is told at the instant that is given, and everything else as it is")
    func now() throws {
        let snapshot = try SeedTexts.small.snapshot()
        let later = snapshot.scenario.now.advanced(by: 3600)
        let again = try snapshot.reloaded(now: later)
        #expect(again.scenario.now == later && again.scenario.title == "Small")
        again.expectSame(as: snapshot)
    }

    @Test("It is told no earlier than the last revocation, which loading would refuse")
    func nowBeforeRevocation() throws {
        let snapshot = try SeedTexts.small.snapshot()
        let early = try #require(Instant(rfc3339: "2026-03-02T12:00:00Z"))
        let again = try snapshot.reloaded(now: early)
        #expect(again.scenario.now.description == "2026-03-03T00:00:00Z")
        again.expectSame(as: snapshot)
    }

    @Test("Each collection that holds something has a file, and the people have one always")
    func names() throws {
        let snapshot = try SeedTexts.small.snapshot()
        let all = ["scenario.json"] + CatalogCollection.allCases.map(\.fileName)
        #expect(snapshot.seedFiles(now: snapshot.scenario.now).map(\.name) == all)
        let nobody = try snapshot.applying("cascade users/ada", "cascade users/ben", "cascade users/cy").catalog
        #expect(nobody.seedFiles(now: snapshot.scenario.now).map(\.name) == ["scenario.json", "users.json"])
        #expect(try nobody.reloaded(now: snapshot.scenario.now).users.isEmpty)
    }

    @Test("A record's value is what its file holds, without what is absent")
    func value() throws {
        let snapshot = try SeedTexts.small.snapshot()
        let value = try #require(snapshot.value(of: .reading("links/link-b")))
        #expect(
            String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
                == #"{"id":"link-b","token":"L2","resourceType":"track","resourceId":"track-a","access":"comment","#
                + #""createdById":"ada","createdAt":"2026-03-02T00:00:00Z","revokedAt":"2026-03-03T00:00:00Z"}"#)
        #expect(try snapshot.value(of: .reading("links/link-x")) == nil)
    }
}
