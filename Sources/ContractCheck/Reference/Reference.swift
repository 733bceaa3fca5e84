import Catalog
import Contract
import HTTPWire
import JSONText
import MockAPI
import MockServer

/// What a server that plays the seeds would answer, from a backend in this process: the seeds are moved in time to where
/// the server has them, and its clock is put to the server's present.
struct Reference: Sendable {
    private let backend: Backend
    /// By the names that findings use.
    private let tokens: [String: String]
    private let baseURL: String
    /// What the document calls properties.
    private let names: Set<String>

    /// Where a backend in this process thinks it is.
    private static let ownURL = "http://localhost"

    /// A reference for a server; nothing where what it shows is not the seeds'.
    init?(to picture: Picture, of seeds: Snapshot, by document: ContractDocument) throws {
        guard let shift = SeedMatch.shift(of: seeds, in: picture) else { return nil }
        let moved = seeds.shifted(by: shift)
        let present = max(moved.scenario.now, picture.present.earliest?.instant ?? moved.scenario.now)
        // A clock that begins at the seeds' time, when it should already be the server's present.
        let time = TimeSource(wall: { present }, uptime: { 0 })
        let worlds = Worlds(
            Scenarios(moved.scenario.title, moved), start: .running(from: moved.scenario.now), time: time)
        backend = try Backend(contract: document, admin: Self.admin.get(), worlds: worlds)
        tokens = picture.ids.compactMapValues { id in
            moved.user(id: id).map { Session(for: $0, at: present).token }
        }
        baseURL = picture.baseURL
        names = document.propertyNames
    }

    /// No backend is without a control side, and nothing is asked of this one.
    private static let admin = Result {
        var options = MockServer.Options()
        options.seeds = "empty"
        return try Backend(options).admin
    }

    /// Where an answer to a GET tells something else than the seeds do. Nothing is said of what was shown to somebody whom
    /// they do not know, nor of what they would refuse.
    func difference(in showing: Showing, to target: String) -> ValueDifference? {
        expected(target, as: showing.id.caller).flatMap {
            ValueDifference.first(from: $0, in: showing.json, names: names)
        }
    }

    private func expected(_ target: String, as caller: String) -> JSONValue? {
        guard let token = tokens[caller] else { return nil }
        var fields = HTTPFields()
        fields.append(.host, "localhost")
        fields.append(.authorization, "Bearer \(token)")
        guard let target = try? RequestTarget(target) else { return nil }
        let response = backend.respond(to: HTTPRequest(method: .get, target: target, fields: fields)).answer.response
        guard response.status.code == 200, let json = try? JSONParser.parse(response.body) else { return nil }
        return json.movingURLs(from: Self.ownURL, to: baseURL)
    }
}

extension JSONValue {
    /// The value with all URLs below one address put below another.
    fileprivate func movingURLs(from old: String, to new: String) -> JSONValue {
        switch self {
        case .string(let text) where text.hasPrefix(old + "/"): return .string(new + text.dropFirst(old.count))
        case .array(let elements): return .array(elements.map { $0.movingURLs(from: old, to: new) })
        case .object(let object):
            var moved = JSONObject()
            for (key, value) in object.members { moved.append(key, value.movingURLs(from: old, to: new)) }
            return .object(moved)
        default: return self
        }
    }
}

extension ContractDocument {
    /// What its schemas call properties, all together.
    fileprivate var propertyNames: Set<String> {
        var names: Set<String> = []
        var open = [root]
        while let value = open.popLast() {
            if let properties = value["properties"]?.objectValue { names.formUnion(properties.keys) }
            open += value.arrayValue ?? value.objectValue?.members.map(\.value) ?? []
        }
        return names
    }
}
