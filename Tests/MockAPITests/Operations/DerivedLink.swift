import Catalog
import JSONText
import Testing

/// What a share link should show, put together from what the space's owner is answered.
struct DerivedLink {
    private let client: Client
    private let link: ShareLink
    private let owner: Person

    init(_ link: ShareLink, from client: Client) throws {
        self.client = client
        self.link = link
        let levels = RoleModel(client.catalog).levels(of: link.subject)
        let space = try #require(levels.last.flatMap { client.catalog.space(id: $0.id) })
        owner = try #require(Person.allCases.first { $0.id == space.ownerId })
    }

    var opened: JSONValue {
        get throws {
            let segment = link.subject.kind == .space ? "artist" : link.subject.kind.rawValue
            let subject = try get("/\(segment)/\(link.subject.id)")
            let sharer = try #require(Person.allCases.first { $0.id == link.createdById })
            var seen = JSONObject([("type", .string(link.subject.kind.rawValue))])
            for key in ["id", "name", "artworkUrl"] { seen.set(key, ifPresent: subject[key]) }
            var opened = JSONObject([("access", .string(link.access.rawValue)), ("subject", .object(seen))])
            opened.set("artistName", ifPresent: subject["artistName"] ?? subject["name"])
            opened.set("sharedBy", try client.summary(of: sharer))
            opened.set("expiresAt", ifPresent: link.expiresAt.map { .string($0.description) })
            opened.set("tracks", .array(try tracks.map(opened(track:))))
            return .object(opened)
        }
    }

    private var tracks: [JSONValue] {
        get throws {
            switch link.subject.kind {
            case .space:
                try client.list("/project/artist/\(link.subject.id)", as: owner).ids
                    .flatMap { try client.list("/track/project/\($0)", as: owner) }
            case .project: try client.list("/track/project/\(link.subject.id)", as: owner)
            case .track, .file: [try #require(get("/track/\(link.subject.id)").json)]
            }
        }
    }

    private func opened(track: JSONValue) throws -> JSONValue {
        var opened = JSONObject()
        for key in ["id", "name", "projectName", "position", "durationMs", "artworkUrl"] {
            opened.set(key, ifPresent: track[key])
        }
        var comments: [JSONValue] = []
        if let file = track["currentFileId"]?.stringValue {
            let audio = try #require(get("/file/\(file)")["audioUrl"]?.stringValue)
            opened.set("audioUrl", .string(audio))
            if link.access == .download { opened.set("downloadUrl", .string("\(audio)&download=true")) }
            if link.access == .comment { comments = try client.list("/comment/file/\(file)", as: owner) }
        }
        opened.set("comments", .array(comments))
        return .object(opened)
    }

    private func get(_ path: String) throws -> Exchange {
        let answer = try client.ask(.get(path, as: owner))
        try #require(answer.status == 200, "\(answer)")
        return answer
    }
}

extension JSONObject {
    fileprivate mutating func set(_ key: String, ifPresent value: JSONValue?) {
        if let value { set(key, value) }
    }
}
