import Contract
import JSONText

/// A document with what answers it. Every request is judged by one edition from beginning to end; a changed document makes
/// the next.
final class Edition: Sendable {
    /// Counts up; answers that were kept are good for one edition.
    let number: Int
    let contract: ContractDocument
    let router: Router
    let endpoints: [Endpoint]

    /// - Throws: where the document and the handlers do not fit together.
    init(_ contract: ContractDocument, number: Int) throws(FileFaults) {
        self.number = number
        self.contract = contract
        router = Router(contract.operations)
        endpoints = try Endpoint.all(of: contract)
    }
}
