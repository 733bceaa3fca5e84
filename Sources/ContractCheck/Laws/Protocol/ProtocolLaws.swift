import Contract

/// What HTTP and the document's conventions say of every operation's answers.
enum ProtocolLaws {
    /// Each gives its case of an operation; nothing for one that it does not apply to.
    private static let laws: [@Sendable (Operation) -> CheckCase?] = [
        CheckCase.status, CheckCase.unauthenticated, CheckCase.forbidden, CheckCase.notFound, CheckCase.schema,
        CheckCase.headers, CheckCase.head, CheckCase.conditional, CheckCase.precondition, CheckCase.options,
        CheckCase.method, CheckCase.parameters, CheckCase.paging, CheckCase.body, CheckCase.accept, CheckCase.errors,
    ]

    static func cases(for document: ContractDocument) -> [CheckCase] {
        document.operations.flatMap { operation in laws.compactMap { $0(operation) } }
            + [CheckCase.unknownPath, CheckCase.trailingSlash]
    }
}
