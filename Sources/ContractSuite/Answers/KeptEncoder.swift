import Foundation

/// Encodes a client's model into a tree of what it keeps. Other than `JSONEncoder` it leaves moments and numbers what they
/// are, and notes optional properties that are nil.
struct KeptEncoder: Encoder {
    let slot: KeptSlot
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        slot.becomeFields()
        return KeyedEncodingContainer(KeyedKeptContainer(slot: slot, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        slot.becomeList()
        return UnkeyedKeptContainer(slot: slot, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleKeptContainer(slot: slot, codingPath: codingPath)
    }
}

extension Kept {
    /// - Throws: what the value throws while it is encoded.
    init(encoding value: some Encodable) throws {
        let slot = KeptSlot()
        try slot.encode(value, at: [])
        self = slot.kept
    }
}

/// A place in the tree that an encoder fills.
final class KeptSlot {
    private var leaf = Kept.nothing
    private var elements: [KeptSlot]?
    private var members: [(name: String, slot: KeptSlot)]?

    var kept: Kept {
        if let members {
            .fields(members.map { KeptField(name: $0.name, value: $0.slot.kept) })
        } else if let elements {
            .list(elements.map(\.kept))
        } else {
            leaf
        }
    }

    var elementCount: Int { elements?.count ?? 0 }

    func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
        if let leaf = Kept(leaf: value) {
            self.leaf = leaf
        } else {
            try value.encode(to: KeptEncoder(slot: self, codingPath: path))
        }
    }

    func becomeFields() { members = members ?? [] }

    func becomeList() { elements = elements ?? [] }

    /// The place of a member, emptied if it was filled before.
    func member(_ name: String) -> KeptSlot {
        let slot = KeptSlot()
        if let index = members?.firstIndex(where: { $0.name == name }) {
            members?[index].slot = slot
        } else {
            members = (members ?? []) + [(name, slot)]
        }
        return slot
    }

    func nextElement() -> KeptSlot {
        let slot = KeptSlot()
        elements = (elements ?? []) + [slot]
        return slot
    }
}
