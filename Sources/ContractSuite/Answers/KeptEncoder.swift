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
