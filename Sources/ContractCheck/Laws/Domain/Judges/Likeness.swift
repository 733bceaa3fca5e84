import JSONText

/// When two values tell the same: null tells what absence does, instants are moments and not their texts, and of a URL only
/// its path counts, since where it leads is another law's matter.
enum Likeness {
    static func areAlike(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
        switch (one ?? .null, other ?? .null) {
        case (.object(let one), .object(let other)):
            return Set(one.keys + other.keys).allSatisfy { areAlike(one[$0], other[$0]) }
        case (.array(let one), .array(let other)):
            return one.count == other.count && zip(one, other).allSatisfy { areAlike($0, $1) }
        case (let one, let other):
            guard one != other else { return true }
            if let moment = Moment(one) { return moment == Moment(other) }
            if let one = one.pathOfURL, let other = other.pathOfURL { return one == other }
            return false
        }
    }
}

extension JSONValue {
    /// What stands behind the authority of a URL; a text that begins with a slash is all path.
    fileprivate var pathOfURL: String? {
        guard let text = stringValue else { return nil }
        if text.hasPrefix("/") { return text }
        for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
            return String(text.dropFirst(scheme.count).drop { $0 != "/" })
        }
        return nil
    }
}
