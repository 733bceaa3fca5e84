import Contract

/// What the catalogue's own rules say of an operation's answers.
enum DomainLaws {
    static func cases(for document: ContractDocument) -> [CheckCase] { [] }
}
