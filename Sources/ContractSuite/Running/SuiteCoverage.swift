import Contract

/// Which of the document's operations and statuses a client met.
struct SuiteCoverage {
    private let answers: Set<AnsweredStatus>

    init(_ performances: [Performance]) {
        answers = performances.reduce(into: []) { $0.formUnion($1.answers) }
    }

    var sentence: String {
        guard case .success(let server) = SuiteServer.shared else { return "Nothing was asked." }
        let operations = server.backend.contract.operations
        let asked = operations.filter { operation in answers.contains { $0.operation == operation.id } }
        let declared = operations.flatMap { operation in
            operation.responses.keys.map { AnsweredStatus(operation: operation.id, status: $0) }
        }
        return "The client asked \(asked.count) of \(operations.count) operations and met "
            + "\(declared.count(where: answers.contains)) of the \(declared.count) statuses that they declare."
    }
}
