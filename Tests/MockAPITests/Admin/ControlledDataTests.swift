import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Data from the control side")
struct ControlledDataTests {
    let control: Control

    init() throws { control = try Control() }

    @Test("Every collection is shown as its seed file has it", arguments: CatalogCollection.allCases)
    func collections(collection: CatalogCollection) throws {
        let records = try control("GET /__admin/data/\(collection.rawValue)").elements
        let rows = try Bundled.seedRows()["\(collection.rawValue).json"] ?? []
        let difference = JSONDifference.first(.array(rows), .array(records))
        #expect(difference?.pointer == nil)
        let id = try #require(records.first?["id"]?.stringValue)
        #expect(try control("GET /__admin/data/\(collection.rawValue)/\(id)").json == records.first)
    }

    private static let section = #"{"fileId": "file-undertow-v6", "name": "Tag", "startMs": 0, "endMs": 10}"#

    @Test("A record that is put is made the first time and replaced the next, and clients see it")
    func putting() throws {
        let path = "/__admin/data/sections/a%20b"
        let made = try control("PUT \(path) \(Self.section)")
        #expect(made.status == 201 && made["id"] == "a b")
        #expect(made[.location] == "http://localhost:8080\(path)")
        #expect(try control("PUT \(path) \(Self.section)").status == 200)
        let name = #"{"name": "Undertow (Reprise)"}"#
        #expect(try control("PATCH /__admin/data/tracks/track-undertow \(name)").status == 200)
        #expect(try control.client.ask(.get("/track/track-undertow", as: .ada))["name"] == "Undertow (Reprise)")
    }

    @Test("A patch may come as what it is, and null removes a member")
    func patching() throws {
        let request = try HTTPRequest.make(.patch, "/__admin/data/tracks/track-undertow")
            .with(
                body: Array(#"{"label": null, "labelCopy": {"mixedBy": null}}"#.utf8),
                type: "application/merge-patch+json")
        let answer = try control.client.ask(request)
        #expect(answer.status == 200 && answer["label"] == nil)
        #expect(answer["labelCopy"]?["mixedBy"] == nil && answer["labelCopy"]?["pLine"] != nil)
    }

    @Test("Each committed change moves a clock that stands on by a second, a refused one does not")
    func ticking() throws {
        _ = try control("PUT /__admin/data/sections/a \(Self.section)")
        _ = try control("PUT /__admin/data/sections/b {}")
        #expect(try control("GET /__admin/clock")["now"] == "2026-06-07T09:30:01Z")
    }

    @Test("What is wrong with a record is told all at once, with its place in the body")
    func invalid() throws {
        let answer = try control(
            #"PUT /__admin/data/sections/a {"fileId": "file-x", "name": 1, "startMs": -1, "endMs": 5}"#)
        #expect(answer.status == 400 && answer.code == "invalid-data")
        #expect(Set(answer.faultyPlaces) == ["/fileId", "/name", "/startMs"])
        #expect(answer.detail.contains("no file has the id \"file-x\""))
        #expect(answer.json?["errors"]?.arrayValue?.allSatisfy { $0["record"] == nil } == true)
    }

    @Test("What others depend on stays, and they are named, with the way to take them along")
    func conflict() throws {
        let answer = try control("DELETE /__admin/data/files/file-undertow-v6")
        #expect(answer.status == 409 && answer.code == "data-conflict")
        let records = (answer["errors"]?.arrayValue ?? []).compactMap { $0["record"]?["collection"]?.stringValue }
        #expect(Set(records).isSuperset(of: ["comments", "sections"]))
        #expect(answer.detail.contains("?cascade=true"))
        #expect(try control("GET /__admin/data/files/file-undertow-v6").status == 200)
    }

    @Test("With cascade they go along, and are listed")
    func cascade() throws {
        let answer = try control("DELETE /__admin/data/files/file-undertow-v6?cascade=true")
        let removed = answer["removed"]?.arrayValue ?? []
        #expect(removed.first == ["collection": "files", "id": "file-undertow-v6"])
        #expect(removed.contains { $0["collection"] == "comments" })
        for record in removed {
            let (collection, id) = (record["collection"]?.stringValue ?? "", record["id"]?.stringValue ?? "")
            #expect(try control("GET /__admin/data/\(collection)/\(id)").status == 404)
        }
        #expect(try control("GET /__admin/export").status == 200)
    }

    @Test("A change that would leave another record wrong names it and does not advise to cascade")
    func inTheWay() throws {
        let answer = try control(#"PATCH /__admin/data/artists/artist-night-bloom {"ownerId": "user-cleo"}"#)
        #expect(answer.status == 409)
        #expect(answer["errors"]?.arrayValue?.first?["record"]?["collection"] == "grants")
        #expect(!answer.detail.contains("cascade"))
    }

    @Test("What only one record can have is not taken from it: the place is the body's, and the holder is named")
    func taken() throws {
        let answer = try control(#"PATCH /__admin/data/tracks/track-undertow {"position": 1}"#)
        #expect(answer.status == 409 && answer.faultyPlaces == ["/position"])
        #expect(answer["errors"]?.arrayValue?.first?["record"] == nil)
        #expect(answer.detail.contains("the track \"track-night-bloom\""), "\(answer.detail)")
    }

    @Test("A record that is not there is 404, with its kind", arguments: ["GET", "PATCH", "DELETE"])
    func missing(method: String) throws {
        let answer = try control("\(method) /__admin/data/artists/artist-night-blom {}")
        #expect(answer.status == 404)
        #expect(
            answer.detail == "no artist space has the id \"artist-night-blom\" (did you mean \"artist-night-bloom\"?)")
    }

    @Test("Several changes are made together: records that need one another can come in any order")
    func together() throws {
        let now = "2026-06-07T09:30:00Z"
        let answer = try control(
            """
            POST /__admin/data {"changes": [\
            {"op": "put", "collection": "projects", "id": "p", "record": {"artistId": "a", "name": "P", "kind": "ep", \
            "createdAt": "\(now)", "updatedAt": "\(now)"}}, \
            {"op": "put", "collection": "artists", "id": "a", "record": {"ownerId": "user-eli", "name": "A", \
            "createdAt": "\(now)", "updatedAt": "\(now)"}}, \
            {"op": "delete", "collection": "files", "id": "file-undertow-v6", "cascade": true}]}
            """)
        #expect(answer.status == 200)
        let changes = answer["changes"]?.arrayValue ?? []
        #expect(changes.prefix(3).map { $0["op"] } == ["created", "created", "deleted"])
        #expect(changes.count > 3)
        #expect(try control.client.ask(.get("/artist", as: .eli)).ids == ["a"])
        #expect(try control("GET /__admin/clock")["now"] == "2026-06-07T09:30:01Z")
    }

    @Test("Of several changes none is made where one is wrong, and each fault has its place")
    func allOrNone() throws {
        let answer = try control(
            """
            POST /__admin/data {"changes": [\
            {"op": "patch", "collection": "tracks", "id": "track-undertow", "record": {"state": "approved"}}, \
            {"op": "delete", "collection": "tracks", "id": "track-x"}, \
            {"op": "put", "collection": "sections", "id": "s", "record": {"name": "Tag"}}]}
            """)
        #expect(answer.status == 400 && answer.code == "invalid-data")
        #expect(Set(answer.faultyPlaces).isSuperset(of: ["/changes/1/id", "/changes/2/record"]))
        #expect(try control("GET /__admin/data/tracks/track-undertow")["state"] == "inReview")
    }

    @Test("A change without the record that it is about is refused, with its place", arguments: ["put", "patch"])
    func withoutRecord(op: String) throws {
        let answer = try control(
            #"POST /__admin/data {"changes": [{"op": "\#(op)", "collection": "tracks", "id": "t"}]}"#)
        #expect(answer.code == "invalid-body" && answer.faultyPlaces == ["/changes/0"])
    }

    @Test("What is exported is a folder of seeds that loads, with the changes and the clock in it")
    func exporting() throws {
        _ = try control("PUT /__admin/data/sections/a \(Self.section)")
        let exported = try #require(try control("GET /__admin/export").json?.objectValue)
        let texts = Dictionary(
            uniqueKeysWithValues: exported.members.map { ($0.key, JSONWriter.bytes(of: $0.value)) })
        let catalog = try SeedLoader.catalog(from: texts)
        #expect(catalog.scenario.now.description == "2026-06-07T09:30:01Z")
        let copy = try Control(.standing(catalog))
        for target in ["/artist", "/track/track-undertow", "/collaboration/shared-by-me"] {
            let answers = try [control, copy].map { try $0.client.ask(.get(target, as: .ada)).body }
            #expect(answers[0] == answers[1])
        }
    }
}
