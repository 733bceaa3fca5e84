import Catalog
import JSONText

/// A record that is not in a world as it is to be.
struct RecordDeviation {
    let id: RecordID
    /// Nothing where there is to be none.
    let expected: JSONObject?
    /// Nothing where there is none.
    let seen: JSONObject?

    /// The first of a collection's; nothing where all are as they are to be.
    init?(_ collection: CatalogCollection, expected: Snapshot, seen: Snapshot) {
        let (wanted, found) = (expected.records(of: collection), seen.records(of: collection))
        // Most collections are the same throughout, and theirs are the same records in the same order.
        let common = zip(wanted, found).prefix { $0 == $1 }.count
        guard common < max(wanted.count, found.count) else { return nil }
        let candidates = [found, wanted].compactMap { $0.dropFirst(common).first?.recordID }
        guard let id = candidates.first(where: { expected.record($0) != seen.record($0) }) else { return nil }
        self.id = id
        self.expected = expected.value(of: id)
        self.seen = seen.value(of: id)
    }

    var headline: String {
        guard let expected else { return "there is \(id), which nobody asked for" }
        guard let seen else { return "\(id) is not there" }
        let key = (expected.keys + seen.keys).first { expected[$0] != seen[$0] } ?? ""
        return "\(id) has \(key) \(seen[key].wording), and \(expected[key].wording) was asked for"
    }
}

extension JSONObject {
    /// As much of it as a line takes.
    var text: String {
        let text = String(decoding: JSONWriter.bytes(of: JSONValue.object(self)), as: UTF8.self)
        return text.count <= 300 ? text : text.prefix(300) + "…"
    }
}

extension JSONValue? {
    fileprivate var wording: String { self?.wording ?? "nothing" }
}
