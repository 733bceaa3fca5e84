/// A JSON object: members in the order in which they were written, each key once. Keys are compared by their UTF-8 bytes.
package struct JSONObject: Sendable {
    package private(set) var members: [(key: String, value: JSONValue)]

    /// Of members that share a key the last value counts.
    package init(_ members: [(String, JSONValue)] = []) {
        var collector = MemberCollector(expecting: members.count)
        for (key, value) in members { collector.set(key, value) }
        self.members = collector.members
    }

    /// Takes members whose keys are known to differ.
    init(distinct members: [(key: String, value: JSONValue)]) {
        self.members = members
    }

    package var count: Int {
        members.count
    }

    package var keys: [String] {
        members.map(\.key)
    }

    package subscript(key: String) -> JSONValue? {
        members.index(of: key).map { members[$0].value }
    }

    /// Gives a member a value, in its place when the key is known, at the end otherwise.
    package mutating func set(_ key: String, _ value: JSONValue) {
        if let index = members.index(of: key) {
            members[index].value = value
        } else {
            append(key, value)
        }
    }

    /// Adds a member whose key the object does not have yet, without looking for it.
    package mutating func append(_ key: String, _ value: JSONValue) {
        members.append((key, value))
    }
}

extension JSONObject: Hashable {
    package static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        // Mostly the order is the same, and nothing is looked for.
        lazy var places = right.places
        for (index, member) in left.members.enumerated() {
            let isInPlace = ExactText(right.members[index].key) == ExactText(member.key)
            guard let place = isInPlace ? index : places[ExactText(member.key)],
                right.members[place].value == member.value
            else { return false }
        }
        return true
    }

    /// Where each key stands first.
    private var places: [ExactText: Int] {
        Dictionary(members.enumerated().map { (ExactText($1.key), $0) }) { first, _ in first }
    }

    package func hash(into hasher: inout Hasher) {
        // The members' hashes are added up, since their order must not matter.
        var sum = 0
        for member in members {
            var memberHasher = Hasher()
            memberHasher.combine(ExactText(member.key))
            memberHasher.combine(member.value)
            sum &+= memberHasher.finalize()
        }
        hasher.combine(sum)
    }
}
