import Contract

/// A server over HTTP, held to the document.
package enum ContractCheck {
    /// Every case that the document gives rise to, an operation's own together.
    package static func cases(for document: ContractDocument) -> [CheckCase] {
        let cases = ProtocolLaws.cases(for: document) + DomainLaws.cases(for: document)
        let groups = document.operations.map(\.id) + ["http"]
        return groups.flatMap { group in cases.filter { $0.group == group } }
    }
}
