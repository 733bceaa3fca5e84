import JSONText

/// What a client shows at one place of an answer.
struct Fact: Sendable, Comparable {
    /// The pointer's text as the client gave it.
    let place: String
    /// Nil when the text is no pointer.
    let pointer: JSONPointer?
    let kept: Kept

    init(place: String, value: (any Sendable)?) {
        self.place = place
        pointer = JSONPointer(place)
        kept = value.map { Kept(mirroring: $0) } ?? .nothing
    }

    static func < (left: Fact, right: Fact) -> Bool { left.place < right.place }
}
