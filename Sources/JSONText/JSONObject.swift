/// A JSON object: members in the order in which they were written, each key once. Keys are compared by their UTF-8 bytes.
package struct JSONObject: Sendable {
    package private(set) var members: [(key: String, value: JSONValue)]

    /// Of members that share a key the last value counts.
    package init(_ members: [(String, JSONValue)] = []) {
        self.members = []
        self.members.reserveCapacity(members.count)
        for (key, value) in members {
            set(key, value)
        }
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
        left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
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
