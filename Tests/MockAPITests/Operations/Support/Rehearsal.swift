import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

/// A server of a test's own, in whose standing worlds people listen, comment and decide.
struct Rehearsal {
    let client: Client

    init() throws { client = try Client() }

    /// What a line asks for, such as `POST /comment/file/file-lumen-v6 {"text": "Louder"}`.
    /// - Parameters:
    ///   - tag: what the thing must still be like, as `If-Match` says it.
    ///   - world: the standard one, unless another is told.
    func callAsFunction(
        _ line: String, as person: Person, ifMatch tag: String? = nil, ifNoneMatch otherTag: String? = nil,
        in world: World? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) throws -> Exchange {
        var request = try Control.request(line).with(token: person.token)
        if let tag { request = request.with(.ifMatch, tag) }
        if let otherTag { request = request.with(.ifNoneMatch, otherTag) }
        guard let world else { return try client.ask(request, location) }
        return try client.ask(request, of: world, by: .prefix, location)
    }

    var catalog: Snapshot { client.catalog }

    /// The world's time.
    var now: Instant { client.backend.worlds.standard.now }

    /// The track as somebody's feed shows it, if it does.
    func feedTrack(_ id: String, as person: Person) throws -> JSONValue? {
        try client.list("/feed?limit=200", as: person).first { $0["id"] == .string(id) }
    }

    /// The newest that somebody is told of others.
    func newest(for person: Person) throws -> JSONValue? {
        try self("GET /collaboration/recents?limit=1", as: person).elements.first
    }
}

/// A track of Dara's, which shows every role: she owns it, Ben is an admin of it, Cleo an editor and Ada a viewer; Eli and
/// Faye have nothing to do with it.
enum Lumen {
    static let track = "track-lumen"
    static let current = "file-lumen-v6"
    static let older = "file-lumen-v5"
    /// How long the current version is.
    static let durationMs: Int64 = 222_356

    /// A comment of Dara's on the current version, with all that answers it.
    static let comment = "comment-0936"
    static let thread = ["comment-0936", "comment-0940", "comment-0941", "comment-0943"]
    /// A comment of Dara's on the older version.
    static let olderComment = "comment-0674"
    /// A comment of Cleo's on the current version.
    static let cleos = "comment-0935"

    static let people: [Person] = [.dara, .ben, .cleo, .ada]
    static let strangers: [Person] = [.eli, .faye]
}
