import Catalog
import Contract
import HTTPWire
import MockAPI
import Testing

/// The one way in which tests get answers: each is held against the document before a test sees it.
struct Client: Sendable {
    private let backend: Backend

    /// Of the bundled document about the bundled seeds at their own instant, unless told otherwise.
    init(
        contract: ContractDocument? = nil, world: World? = nil, hosts: HostPolicy = HostPolicy(),
        origins: OriginPolicy = OriginPolicy()
    ) throws {
        backend = try Backend(
            contract: contract ?? Bundled.contract(), world: world ?? .standing(Bundled.catalog()), hosts: hosts,
            origins: origins)
    }

    var contract: ContractDocument { backend.contract }
    var catalog: Snapshot { backend.world.catalog }
    var unusedHandlers: [String] { backend.unusedHandlers }

    func ask(_ request: HTTPRequest, _ location: SourceLocation = #_sourceLocation) throws -> Exchange {
        try check(Exchange(request, backend.respond(to: request).answer), location)
    }

    /// What a request is answered that could not be read to its end.
    func answer(
        to refusal: RequestRefusal, of request: HTTPRequest, _ location: SourceLocation = #_sourceLocation
    ) throws -> Exchange {
        try check(Exchange(request, backend.answer(to: refusal)), location)
    }

    private func check(_ exchange: Exchange, _ location: SourceLocation) throws -> Exchange {
        for complaint in AnswerCheck(exchange, by: contract, about: catalog).complaints {
            Issue.record("\(exchange): \(complaint)", sourceLocation: location)
        }
        return exchange
    }
}
