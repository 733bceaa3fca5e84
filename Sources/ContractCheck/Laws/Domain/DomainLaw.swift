import JSONText

/// A rule of the domain that some operations' answers must keep, whatever data a server has.
struct DomainLaw: Sendable {
    /// What its cases are called behind the operation: `order` in `listArtists.order`.
    let name: String
    let basis: Basis
    /// What must hold, in a sentence, by operation.
    let sentences: [(operation: String, text: String)]
    /// Whether it can only be judged where the server tells who the callers are.
    let needsIDs: Bool
    /// What else a report should say.
    private(set) var notes: @Sendable (Picture) -> [String] = { _ in [] }
    /// What one operation's answers have against them.
    let judge: @Sendable (_ operation: String, Picture) -> [Remark]

    init(
        _ name: String, basis: Basis, _ sentences: [(operation: String, text: String)], needsIDs: Bool = false,
        judge: @escaping @Sendable (_ operation: String, Picture) -> [Remark]
    ) {
        self.name = name
        self.basis = basis
        self.sentences = sentences
        self.needsIDs = needsIDs
        self.judge = judge
    }
}

extension DomainLaw {
    /// The law, with more for a report to say.
    func noting(_ notes: @escaping @Sendable (Picture) -> [String]) -> DomainLaw {
        var law = self
        law.notes = notes
        return law
    }
}
