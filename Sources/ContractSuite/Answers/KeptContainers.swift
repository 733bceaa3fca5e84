/// An object that a model encodes.
struct KeyedKeptContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: KeptSlot
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { _ = slot.member(key.stringValue) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try slot.member(key.stringValue).encode(value, at: codingPath + [key])
    }

    func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws { try note(value, for: key) }

    /// Nil is noted: the model has the property and keeps nothing in it.
    func note(_ value: (some Encodable)?, for key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        nestedEncoder(key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nestedEncoder(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { KeptEncoder(slot: slot.member("super"), codingPath: codingPath) }

    func superEncoder(forKey key: Key) -> any Encoder { nestedEncoder(key) }

    private func nestedEncoder(_ key: Key) -> KeptEncoder {
        KeptEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key])
    }
}

/// A list that a model encodes.
struct UnkeyedKeptContainer: UnkeyedEncodingContainer {
    let slot: KeptSlot
    let codingPath: [any CodingKey]

    var count: Int { slot.elementCount }

    func encodeNil() { _ = slot.nextElement() }

    func encode(_ value: some Encodable) throws { try slot.nextElement().encode(value, at: codingPath) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        nestedEncoder().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nestedEncoder().unkeyedContainer() }

    func superEncoder() -> any Encoder { nestedEncoder() }

    private func nestedEncoder() -> KeptEncoder {
        KeptEncoder(slot: slot.nextElement(), codingPath: codingPath)
    }
}

/// A value that a model encodes itself as.
struct SingleKeptContainer: SingleValueEncodingContainer {
    let slot: KeptSlot
    let codingPath: [any CodingKey]

    func encodeNil() {}

    func encode(_ value: some Encodable) throws { try slot.encode(value, at: codingPath) }
}
