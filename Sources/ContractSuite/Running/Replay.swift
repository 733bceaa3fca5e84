import Catalog
import Contract
import JSONText
import MockAPI

/// What to paste into a shell to see an answer of a scene's that is gone.
struct Replay {
    private let contract: ContractDocument
    private let ask: Ask
    private let preferences: [String]
    /// Sent to the world first: the method is POST.
    private let preparations: [(path: String, body: JSONValue)]
    /// What changed something behind these, before it was asked.
    private let writes: [Ask]
    private let world: String

    /// - Parameter world: where it is done again, if it takes a world that has changed.
    init(of ask: Ask, in scene: Scene, world: String) {
        self.ask = ask
        self.world = world
        let contract = scene.contract
        self.contract = contract
        let rules = scene.notes.rules.filter { $0.concerns(ask.call.operationID) }
        preferences = rules.compactMap(\.preferences).flatMap(\.self)
        var preparations = rules.filter { $0.preferences == nil }.map { ("/__admin/faults", JSONValue.object($0)) }
        let changes = scene.notes.changes
        if !changes.isEmpty {
            preparations.insert(("/__admin/data", ["changes": .array(changes.map(\.value))]), at: 0)
        }
        self.preparations = preparations
        writes = scene.notes.asks(before: ask).filter { $0.call.operation(of: contract).isWriting }
    }

    var lines: [String] {
        let isAtStart = preparations.isEmpty && writes.isEmpty
        let base = "http://localhost:8080" + (isAtStart ? "" : "/w/\(world)")
        let commands = preparations.map { path, body in
            CurlCommand(method: "POST", fields: [Replay.jsonField], body: body, url: base + path)
        }
        let earlier = writes.map { command($0, preferring: [], at: base) }
        return (commands + earlier + [command(ask, preferring: preferences, at: base)]).map(\.text)
    }

    private func command(_ ask: Ask, preferring preferences: [String], at base: String) -> CurlCommand {
        let request = ask.call.request(by: contract)
        var fields = ["Authorization: Bearer \(ask.asker.token)"]
        fields += request.fields.map { "\($0.name.rawName): \($0.value)" }
        if request.body != nil { fields.append(Replay.jsonField) }
        if !preferences.isEmpty { fields.append("Prefer: \(preferences.joined(separator: ", "))") }
        return CurlCommand(method: request.method, fields: fields, body: request.body, url: base + request.path)
    }

    private static let jsonField = "Content-Type: application/json"
}

/// A rule.
extension JSONObject {
    fileprivate func concerns(_ operation: String) -> Bool {
        self["operation"].map { $0 == .string(operation) } ?? true
    }

    /// What a request can ask of its own answer by `Prefer` to the same effect; nothing for a rule that does more.
    fileprivate var preferences: [String]? {
        var preferences: [String] = []
        for (key, value) in members where !["operation", "caller", "toCall"].contains(key) {
            switch (key, value) {
            case ("status", .integer(let status)): preferences.append("code=\(status)")
            case ("delayMs", .integer(let delay)): preferences.append("delay=\(delay)")
            case ("fault", .string(let fault)): preferences.append("fault=\(fault)")
            case ("variant", .string(let variant)): preferences.append("variant=\(variant)")
            default: return nil
            }
        }
        return preferences
    }
}

extension CatalogChange {
    /// As `POST /__admin/data` takes it.
    fileprivate var value: JSONValue {
        switch self {
        case .put(let id, let record): value("put", id, ("record", .object(record)))
        case .patch(let id, let patch): value("patch", id, ("record", patch))
        case .delete(let id, let cascade): value("delete", id, ("cascade", .bool(cascade)))
        }
    }

    private func value(_ change: String, _ record: RecordID, _ member: (String, JSONValue)) -> JSONValue {
        .object(
            JSONObject([
                ("op", .string(change)), ("collection", .string(record.collection.rawValue)),
                ("id", .string(record.id)), member,
            ]))
    }
}
