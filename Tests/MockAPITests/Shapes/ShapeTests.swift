import Catalog
import JSONText
import Testing

@Suite("Shapes")
struct ShapeTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("A space counts its projects and tracks, a project its tracks, as their lists show them")
    func counts() throws {
        for space in try client.list("/artist", as: .ada) {
            let projects = try client.list("/project/artist/\(space["id"]?.stringValue ?? "")", as: .ada)
            var tracks = 0
            for project in projects {
                let list = try client.list("/track/project/\(project["id"]?.stringValue ?? "")", as: .ada)
                #expect(project["trackCount"] == .integer(Int64(list.count)), "\(project)")
                tracks += list.count
            }
            #expect(space["projectCount"] == .integer(Int64(projects.count)))
            #expect(space["trackCount"] == .integer(Int64(tracks)))
        }
    }

    @Test("A track counts its versions and comments, and its current file is the highest version")
    func tracks() throws {
        let catalog = client.catalog
        let owned = Set(catalog.spaces.filter { $0.ownerId == "user-ada" }.map(\.id))
        for track in catalog.tracks where owned.contains(catalog.space(holding: .track(track.id)).id) {
            let answer = try client.ask(.get("/track/\(track.id)", as: .ada))
            let files = catalog.files.filter { $0.trackId == track.id }
            let current = files.max { $0.version < $1.version }
            let comments = catalog.comments.filter { comment in files.contains { $0.id == comment.fileId } }
            #expect(answer["versionCount"] == .integer(Int64(files.count)))
            #expect(answer["commentCount"] == .integer(Int64(comments.count)))
            #expect(answer["currentFileId"]?.stringValue == current?.id)
            #expect(answer["currentFile"]?["id"]?.stringValue == current?.id)
            #expect(answer["currentFile"]?["version"]?.integerValue.map(Int.init) == current?.version)
        }
    }

    @Test(
        "A detail is the list's shape and more",
        arguments: [
            ("/artist", "/artist/"), ("/project/artist/artist-night-bloom", "/project/"),
            ("/track/project/project-night-bloom-afterglow", "/track/"),
        ])
    func details(list: String, detail: String) throws {
        for element in try client.list(list, as: .ada) {
            let answer = try client.ask(.get(detail + (element["id"]?.stringValue ?? ""), as: .ada))
            for (key, value) in element.objectValue?.members ?? [] {
                #expect(answer[key] == value, "\(answer): \(key)")
            }
            #expect(answer["owner"]?["id"] == "user-ada")
        }
    }

    @Test(
        "What has no value is absent",
        arguments: [
            ("/artist/artist-paper-lanterns", Person.ada, ["artworkUrl"]),
            ("/track/track-unfinished-business", .ada, ["currentFile", "currentFileId"]),
            ("/auth/me", .eli, ["avatarUrl"]),
        ])
    func absent(path: String, person: Person, keys: [String]) throws {
        let answer = try client.ask(.get(path, as: person))
        #expect(answer.status == 200)
        for key in keys { #expect(answer[key] == nil, "\(key)") }
        #expect(!answer.text.contains("null"))
    }

    @Test("Text is data: it goes out as it stands in the seeds, to the byte")
    func text() throws {
        for track in client.catalog.tracks.filter({ $0.name.utf8.count > 150 || !$0.name.utf8.allSatisfy { $0 < 0x80 } }
        ) {
            let owner = client.catalog.space(holding: .track(track.id)).ownerId
            let person = try #require(Person.allCases.first { $0.id == owner })
            let name = try client.ask(.get("/track/\(track.id)", as: person))["name"]?.stringValue
            #expect(name.map { Array($0.utf8) } == Array(track.name.utf8))
        }
    }

    @Test("A detail lists its direct collaborators, with who let them in")
    func collaborators() throws {
        for project in client.catalog.projects {
            let owner = client.catalog.space(holding: .project(project.id)).ownerId
            let person = try #require(Person.allCases.first { $0.id == owner })
            let answer = try client.ask(.get("/project/\(project.id)", as: person))
            let grants = client.catalog.grants.filter { $0.subject == .project(project.id) }
                .sorted { ($0.grantedAt, $0.userId) < ($1.grantedAt, $1.userId) }
            let expected = grants.map { [$0.userId, $0.role.rawValue, $0.grantedById, $0.grantedAt.description] }
            let found = (answer["collaborators"]?.arrayValue ?? []).map { one in
                [one["user"]?["id"], one["role"], one["grantedBy"]?["id"], one["grantedAt"]].map {
                    $0?.stringValue ?? ""
                }
            }
            #expect(found == expected, "\(answer)")
        }
    }
}
