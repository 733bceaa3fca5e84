/// Each type's own, since the protocol has one for each, and those would leave nil out.
extension KeyedKeptContainer {
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try note(value, for: key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try note(value, for: key) }
}
