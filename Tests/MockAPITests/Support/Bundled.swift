import Catalog
import Contract
import ContractFiles
import Foundation
import JSONText
import MockAPI
import SeedFiles

/// The bundled seeds and document, each read once.
enum Bundled {
    static func catalog() throws -> Snapshot { try loadedCatalog.get() }

    static func contract() throws -> ContractDocument { try loadedContract.get() }

    /// The control side, whose own document is bundled too.
    static func admin() throws -> Admin { try loadedAdmin.get() }

    /// Answers about the bundled seeds at their own instant. It is shared, so that what it keeps must not matter to a
    /// test that asks it.
    static func client() throws -> Client { try sharedClient.get() }

    /// Who is asked for an operation: the shared client, or one of its own where something may change.
    static func client(for operation: Contract.Operation) throws -> Client {
        operation.isReading ? try client() : try Client()
    }

    /// The bundled seeds with the rows of one file changed.
    static func catalog(changing file: String, _ change: (inout [JSONValue]) -> Void) throws -> Snapshot {
        var texts = try seedTexts.get()
        var rows = try JSONParser.parse(texts[file] ?? []).arrayValue ?? []
        change(&rows)
        texts[file] = JSONWriter.bytes(of: JSONValue.array(rows))
        return try SeedLoader.catalog(from: texts)
    }

    /// The bundled document with some of its values replaced, or removed where there is nothing in their place.
    static func contract(changing changes: [(pointer: String, value: JSONValue?)]) throws -> ContractDocument {
        let root = try changes.reduce(contract().root) { root, change in
            root.replacing(JSONPointer(change.pointer)?.components[...] ?? [], by: change.value)
        }
        return try ContractDocument.load(JSONWriter.bytes(of: root), name: "changed.json")
    }

    /// Those of the document's operations that a test speaks of, by their ids. None where the document cannot be read,
    /// which every test that asks for it tells.
    static func operationIds(where isMeant: (Contract.Operation) -> Bool = { _ in true }) -> [String] {
        ((try? contract().operations) ?? []).filter(isMeant).map(\.id)
    }

    /// The rows of each seed file that holds rows.
    static func seedRows() throws -> [String: [JSONValue]] { try loadedRows.get() }

    static func folder(of scenario: String) throws -> URL { try SeedFiles.folder(of: scenario) }

    private static let loadedCatalog = Result { try SeedLoader.catalog(from: seedTexts.get()) }

    private static let loadedContract = Result {
        try ContractDocument.load(Array(Data(contentsOf: ContractFiles.document())), name: "openapi.json")
    }

    private static let loadedAdmin = Result {
        try Admin(
            ContractDocument.load(Array(Data(contentsOf: ContractFiles.adminDocument())), name: "admin.json"))
    }

    private static let sharedClient = Result { try Client(isShared: true) }

    private static let loadedRows = Result {
        try seedTexts.get().compactMapValues { try JSONParser.parse($0).arrayValue }
    }

    private static let seedTexts = Result {
        let folder = try Bundled.folder(of: "default")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        return try names.reduce(into: [String: [UInt8]]()) { texts, name in
            texts[name] = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
        }
    }
}

extension JSONValue {
    /// The object with a member that has the text.
    func with(_ key: String, _ text: String) -> JSONValue { replacing([key], by: .string(text)) }

    fileprivate func replacing(_ path: ArraySlice<String>, by value: JSONValue?) -> JSONValue {
        guard let key = path.first, let object = objectValue else { return value ?? .null }
        var members = object.members.filter { path.count > 1 || value != nil || $0.key != key }.map {
            ($0.key, $0.value)
        }
        if let index = members.firstIndex(where: { $0.0 == key }) {
            members[index].1 = members[index].1.replacing(path.dropFirst(), by: value)
        } else if path.count > 1 || value != nil {
            members.append((key, JSONValue.object(JSONObject()).replacing(path.dropFirst(), by: value)))
        }
        return .object(JSONObject(members))
    }
}
