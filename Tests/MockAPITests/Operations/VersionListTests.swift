import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("What hangs below a track")
struct VersionListTests {
    let client: Client
    let model: RoleModel

    init() throws {
        client = try Bundled.client()
        model = RoleModel(client.catalog)
    }

    /// Somebody who may read it.
    private func reader(of resource: ResourceID) throws -> Person {
        try #require(Person.allCases.first { model.owns($0.id, resource) })
    }

    @Test("A track lists its versions, the newest first, each as it is shown alone")
    func files() throws {
        for track in client.catalog.tracks.spread(over: 80) {
            let person = try reader(of: .track(track.id))
            let answer = try client.ask(.get("/file/track/\(track.id)", as: person))
            let rows = client.catalog.files.filter { $0.trackId == track.id }.sorted { $0.version > $1.version }
            #expect(answer.ids == rows.map(\.id), "\(answer)")
            let current = try client.ask(.get("/track/\(track.id)", as: person))["currentFile"]
            #expect(answer.elements.first == current)
        }
        for file in client.catalog.files.spread(over: 40) {
            let person = try reader(of: .file(file.id))
            let list = try client.ask(.get("/file/track/\(file.trackId)", as: person)).elements
            let answer = try client.ask(.get("/file/\(file.id)", as: person))
            #expect(list.contains { $0 == answer.json }, "\(answer)")
        }
    }

    @Test("A file lists its comments, the oldest first, answers among them")
    func comments() throws {
        let byFile = Dictionary(grouping: client.catalog.comments.enumerated(), by: \.element.fileId)
        for file in client.catalog.files.spread(over: 120) {
            let answer = try client.ask(.get("/comment/file/\(file.id)", as: reader(of: .file(file.id))))
            let rows = byFile[file.id, default: []]
                .sorted { ($0.element.createdAt, $0.offset) < ($1.element.createdAt, $1.offset) }.map(\.element)
            #expect(answer.ids == rows.map(\.id), "\(answer)")
            for (element, row) in zip(answer.elements, rows) {
                #expect(element["author"]?["id"] == .string(row.authorId) && element["text"] == .string(row.text))
                #expect(element["atMs"]?.integerValue.map(Int.init) == row.atMs)
                #expect(element["parentId"]?.stringValue == row.parentId && element["resolved"] == .bool(row.resolved))
            }
        }
    }

    @Test("A file lists its sections by their start")
    func sections() throws {
        let byFile = Dictionary(grouping: client.catalog.sections.enumerated(), by: \.element.fileId)
        for file in client.catalog.files.spread(over: 120) {
            let answer = try client.ask(.get("/section/file/\(file.id)", as: reader(of: .file(file.id))))
            let rows = byFile[file.id, default: []]
                .sorted { ($0.element.startMs, $0.offset) < ($1.element.startMs, $1.offset) }.map(\.element)
            #expect(answer.ids == rows.map(\.id), "\(answer)")
            #expect(answer.elements.map { $0["name"]?.stringValue } == rows.map(\.name))
            #expect(answer.elements.map { $0["startMs"]?.integerValue } == rows.map { Int64($0.startMs) })
            #expect(answer.elements.map { $0["endMs"]?.integerValue } == rows.map { Int64($0.endMs) })
        }
    }

    @Test("A track lists its reviews, the newest first")
    func reviews() throws {
        for track in client.catalog.tracks.spread(over: 80) {
            let answer = try client.ask(.get("/track/\(track.id)/review", as: reader(of: .track(track.id))))
            let rows = client.catalog.reviews.enumerated().filter { $0.element.trackId == track.id }
                .sorted { ($1.element.createdAt, $1.offset) < ($0.element.createdAt, $0.offset) }.map(\.element)
            #expect(answer.ids == rows.map(\.id), "\(answer)")
            for (element, row) in zip(answer.elements, rows) {
                #expect(
                    element["decision"] == .string(row.decision.rawValue) && element["fileId"] == .string(row.fileId))
                #expect(
                    element["reviewer"]?["id"] == .string(row.reviewerId) && element["note"]?.stringValue == row.note)
                let file = client.catalog.files.first { $0.id == row.fileId }
                #expect(element["version"]?.integerValue.map(Int.init) == file?.version)
            }
        }
    }

    @Test("All of them come in pages", arguments: ["/file/track/track-lumen", "/comment/file/file-lumen-v6"])
    func pages(path: String) throws {
        let whole = try client.ask(.get(path, as: .ada)).ids
        let pages = try client.pages(.get("\(path)?limit=4", as: .ada))
        #expect(pages.count == (whole.count + 3) / 4 && pages.flatMap(\.ids) == whole)
    }

    @Test("A comment that goes between two pages takes nothing else along")
    func pagesOverDeletion() throws {
        let rehearsal = try Rehearsal()
        let path = "/comment/file/\(Lumen.current)"
        let whole = try rehearsal("GET \(path)", as: .ada).ids
        let first = try rehearsal("GET \(path)?limit=2", as: .ada)
        #expect(first.ids == [Lumen.cleos, Lumen.comment])
        let next = try #require(try first.next())
        #expect(try rehearsal("DELETE /comment/\(Lumen.comment)", as: .dara).status == 204)
        let rest = try rehearsal.client.pages(next).flatMap(\.ids)
        #expect(rest == whole.dropFirst(2).filter { !Lumen.thread.contains($0) })
    }

    @Test("Each answers each person as the roles have it", arguments: Person.allCases)
    func roles(person: Person) throws {
        for file in client.catalog.files where file.version == 1 {
            let isReader = model.access(of: person.id, to: .file(file.id)).role != nil
            for path in [
                "/file/\(file.id)", "/comment/file/\(file.id)", "/section/file/\(file.id)",
                "/file/track/\(file.trackId)", "/track/\(file.trackId)/review",
            ] {
                let answer = try client.ask(.get(path, as: person))
                #expect(answer.status == (isReader ? 200 : 403), "\(answer)")
            }
        }
    }
}
