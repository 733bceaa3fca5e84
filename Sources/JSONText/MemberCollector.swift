/// The members of an object that is being read, and a quick way to see that a key is not new.
struct MemberCollector {
    private(set) var members: [(key: String, value: JSONValue)] = []
    /// A bit for each key, chosen by some of its bytes: a key whose bit is not set is new.
    private var keyBits: UInt64 = 0
    /// Where each key first stands, once there are too many to look through.
    private var indexes: [ExactText: Int] = [:]

    private static let manyMembers = 16

    /// - Parameter count: how many members to expect.
    init(expecting count: Int) {
        members.reserveCapacity(count)
    }

    mutating func append(_ key: String, _ value: JSONValue) {
        members.append((key, value))
    }

    /// Gives the member with this key a value, which is added where there is none.
    mutating func set(_ key: String, _ value: JSONValue) {
        if let index = index(of: key) { members[index].value = value } else { append(key, value) }
    }

    /// The place of the first member with this key. To be asked once for each member, before it is added.
    mutating func index(of key: String) -> Int? {
        guard members.count < Self.manyMembers else { return indexAmongMany(key) }
        let bit = Self.bit(of: key)
        guard keyBits & bit != 0 else {
            keyBits |= bit
            return nil
        }
        return members.index(of: key)
    }

    private static func bit(of key: String) -> UInt64 {
        var key = key
        let hash = key.withUTF8 { bytes -> UInt32 in
            guard let base = bytes.baseAddress, bytes.count > 0 else { return 0 }
            let count = bytes.count
            let sample = UInt32(base[0]) | UInt32(base[count / 2]) << 8 | UInt32(base[count - 1]) << 16
            return sample | UInt32(truncatingIfNeeded: count) << 24
        }
        return 1 << UInt64((hash &* 0x9E37_79B1) >> 26)
    }

    private mutating func indexAmongMany(_ key: String) -> Int? {
        if indexes.isEmpty {
            for (index, member) in members.enumerated() {
                remember(member.key, at: index)
            }
        }
        return remember(key, at: members.count)
    }

    /// Gives the place that is already known for the key.
    @discardableResult
    private mutating func remember(_ key: String, at index: Int) -> Int? {
        let key = ExactText(key)
        if let known = indexes[key] { return known }
        indexes[key] = index
        return nil
    }
}

extension [(key: String, value: JSONValue)] {
    func index(of key: String) -> Int? {
        let wanted = ExactText(key)
        var index = 0
        while index < count {
            if ExactText(self[index].key) == wanted { return index }
            index += 1
        }
        return nil
    }
}
