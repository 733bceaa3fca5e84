import Catalog
import Contract
import HTTPWire
import JSONText

/// The whole of what is answered, without a socket: a request in, an answer out.
package final class Backend: Sendable {
    package let contract: ContractDocument
    package let world: World
    let hosts: HostPolicy
    let origins: OriginPolicy
    let router: Router
    let endpoints: [Endpoint]
    let representations = RepresentationStore()

    /// - Throws: where the document and the handlers do not fit together.
    package init(
        contract: ContractDocument, world: World, hosts: HostPolicy = HostPolicy(),
        origins: OriginPolicy = OriginPolicy()
    ) throws(FileFaults) {
        self.contract = contract
        self.world = world
        self.hosts = hosts
        self.origins = origins
        router = Router(contract.operations)
        endpoints = try Endpoint.all(of: contract)
    }

    /// Judges a request in the contract's order and answers it. Never fails: a refusal is an answer.
    package func respond(to request: HTTPRequest) -> Outcome {
        let now = world.now()
        if let known = representations.answer(to: request, at: now) { return .ready(known) }
        var visit = Visit(request, origin: CrossOrigin(request, policy: origins))
        do throws(Problem) {
            visit.baseURL = try admit(request)
            if let preflight = visit.preflightAnswer { return .ready(preflight) }
            if request.target.form == .asterisk { return .ready(visit.answer(.options(router.methods))) }
            let path = try RequestPath(request.target)
            guard let found = router.find(path) else { return .ready(try show(ownPage(at: path), to: visit)) }
            if request.method == .options { return .ready(visit.answer(.options(found.methods))) }
            let route = try found.route(request.method)
            let endpoint = endpoints[route.operation.index]
            visit.operationId = endpoint.operation.id
            visit.weather = try weather(for: request)
            if let problem = visit.weather?.before { throw problem }
            let caller = try authenticate(request, for: endpoint, at: now)
            visit.callerId = caller?.id
            let arguments = try endpoint.readArguments(route, of: request, caller: caller)
            try Negotiation.require(endpoint.mediaTypes, for: request)
            let name = RepresentationName(visit, arguments)
            if let kept = representations.representation(name, at: now) {
                return .ready(try remember(kept, for: visit, of: caller))
            }
            let call = Call(
                route: route, caller: caller, arguments: arguments, body: SentBody(request, of: endpoint.operation),
                baseURL: visit.baseURL, now: now)
            return make(call, at: endpoint, for: visit, keptAs: name)
        } catch {
            return .ready(visit.answer(to: error))
        }
    }
}
