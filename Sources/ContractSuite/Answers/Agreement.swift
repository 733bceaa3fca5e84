import JSONText

/// How far what a client keeps agrees with an answer.
struct Agreement: Sendable {
    /// How many of the answer's values the client keeps, rightly or wrongly.
    var compared = 0
    /// How many values the answer has: texts, numbers and Booleans, and one for each list, which is its count.
    var of: Int
    var differences: [Difference] = []
}

/// A place where what a client keeps is not what the answer says.
struct Difference: Sendable, Hashable, CustomStringConvertible {
    let pointer: JSONPointer
    /// Nil where the answer has nothing.
    let expected: JSONValue?
    /// What is there instead, for people: `the client keeps "Nigth Bloom"`.
    let seen: String

    var description: String {
        "\(pointer.components.isEmpty ? "the answer" : "\(pointer)"): expected \(expected?.wording ?? "nothing"), \(seen)"
    }
}
