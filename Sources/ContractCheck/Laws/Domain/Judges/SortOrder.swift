import JSONText

/// How a list is sorted.
enum SortOrder: Sendable {
    /// By the UTF-8 bytes of `name`, then of `id`.
    case name
    /// By `position`, each once.
    case position
    /// By the instant that the keys lead to, the latest first. Of equal ones the later made comes first, which nobody can
    /// tell from outside.
    case newestFirst([String])
    /// By the instant of a key, the latest first, then by the UTF-8 bytes of `id`.
    case newestThenID(String)
    /// By the instant of a key, the earliest first.
    case oldestFirst(String)
    /// By `version`, each once, the highest first.
    case newestVersion
    /// By `startMs`.
    case start
    /// By `grantedAt`, then by the UTF-8 bytes of the user's id.
    case collaborators

    /// What is wrong with a neighbour; nothing where what they are sorted by is missing, which is the schema's matter.
    func complaint(about other: JSONValue, behind one: JSONValue) -> (expected: String, seen: String)? {
        switch self {
        case .name:
            guard let pair = texts(["name"], one, other) else { return nil }
            return pair.0.utf8.elementsEqual(pair.1.utf8)
                ? rising(texts(["id"], one, other), "of one name the smaller id first")
                : rising(pair, "names in the order of their UTF-8 bytes")
        case .position:
            guard let (first, second) = integers("position", one, other), first >= second else { return nil }
            return ("a position above \(first)", "\(second)")
        case .newestFirst(let keys):
            guard let (first, second) = moments(keys, one, other), first < second else { return nil }
            return falling(keys, one, other)
        case .newestThenID(let key):
            guard let (first, second) = moments([key], one, other), first <= second else { return nil }
            return first < second
                ? falling([key], one, other)
                : rising(texts(["id"], one, other), "of one instant the smaller id first")
        case .oldestFirst(let key):
            guard let (first, second) = moments([key], one, other), first > second else { return nil }
            return ("the oldest first: an instant not before \(wording([key], one))", wording([key], other))
        case .newestVersion:
            guard let (first, second) = integers("version", one, other), first <= second else { return nil }
            return ("a version below \(first)", "\(second)")
        case .start:
            guard let (first, second) = integers("startMs", one, other), first > second else { return nil }
            return ("a start not before \(first) ms", "\(second)")
        case .collaborators:
            guard let (first, second) = moments(["grantedAt"], one, other), first >= second else { return nil }
            guard first == second else {
                return ("an instant not before \(wording(["grantedAt"], one))", wording(["grantedAt"], other))
            }
            return rising(texts(["user", "id"], one, other), "of one instant the smaller user id first")
        }
    }

    private func rising(_ pair: (String, String)?, _ rule: String) -> (expected: String, seen: String)? {
        guard let pair, pair.1.utf8.lexicographicallyPrecedes(pair.0.utf8) else { return nil }
        return (rule, "\(pair.1.quoted()) behind \(pair.0.quoted())")
    }

    private func falling(_ keys: [String], _ one: JSONValue, _ other: JSONValue) -> (expected: String, seen: String) {
        ("the newest first: an instant not after \(wording(keys, one))", wording(keys, other))
    }

    private func texts(_ keys: [String], _ one: JSONValue, _ other: JSONValue) -> (String, String)? {
        let pointer = JSONPointer(keys)
        guard let first = one[pointer]?.stringValue, let second = other[pointer]?.stringValue else { return nil }
        return (first, second)
    }

    private func integers(_ key: String, _ one: JSONValue, _ other: JSONValue) -> (Int64, Int64)? {
        guard let first = one[key]?.integerValue, let second = other[key]?.integerValue else { return nil }
        return (first, second)
    }

    private func moments(_ keys: [String], _ one: JSONValue, _ other: JSONValue) -> (Moment, Moment)? {
        let pointer = JSONPointer(keys)
        guard let first = Moment(one[pointer]), let second = Moment(other[pointer]) else { return nil }
        return (first, second)
    }

    private func wording(_ keys: [String], _ element: JSONValue) -> String {
        element[JSONPointer(keys)]?.stringValue ?? ""
    }
}
