import JSONText

/// What a client got wrong. The whole text of a failure is made from it once the case is over.
struct CaseFault: Error {
    /// What is wrong, in a line, without who was asked what.
    let headline: String
    /// The call that it is about; the last one of the case where it is not told.
    let ask: Ask?
    /// Where in the answer expected and seen part.
    let pointer: JSONPointer?
    let expected: String?
    let seen: String?
    /// What else there is to know, a line each.
    let remarks: [String]

    init(
        _ headline: String, to ask: Ask? = nil, at pointer: JSONPointer? = nil, expected: String? = nil,
        seen: String? = nil, remarks: [String] = []
    ) {
        self.headline = headline
        self.ask = ask
        self.pointer = pointer
        self.expected = expected
        self.seen = seen
        self.remarks = remarks
    }
}
