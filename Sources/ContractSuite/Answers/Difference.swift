import JSONText

/// A place where what a client keeps is not what the answer says.
struct Difference: Sendable, Hashable, CustomStringConvertible {
    let pointer: JSONPointer
    /// What the answer has there; null where it has nothing. Nil when nothing could be compared.
    let expected: JSONValue?
    /// What is there instead, for people: `the client keeps "Nigth Bloom"`.
    let seen: String

    /// `/labelCopy/isrc: expected "QZ1AB2600003", the client keeps nothing`
    var description: String {
        guard let expected else { return seen }
        let place = pointer.components.isEmpty ? "the answer" : "\(pointer)"
        return "\(place): expected \(expected == .null ? "nothing" : expected.wording), \(seen)"
    }
}
