import Catalog
import Contract
import Foundation
import HTTPWire
import JSONText

/// The whole of what is answered, without a socket: a request in, an answer out.
///
/// `@unchecked Sendable`: everything mutable is only touched under the lock.
package final class Backend: @unchecked Sendable {
    package let worlds: Worlds
    package let admin: Admin
    let hosts: HostPolicy
    let origins: OriginPolicy
    let representations = RepresentationStore()
    private let lock = NSLock()
    private var current: Edition
    private var portOpener: (any WorldPorts)?

    /// - Throws: where the document and the handlers do not fit together.
    package init(
        contract: ContractDocument, admin: Admin, worlds: Worlds, hosts: HostPolicy = HostPolicy(),
        origins: OriginPolicy = OriginPolicy()
    ) throws(FileFaults) {
        self.worlds = worlds
        self.admin = admin
        self.hosts = hosts
        self.origins = origins
        current = try Edition(contract, number: 1)
    }

    var edition: Edition { lock.withLock { current } }

    /// Who opens ports for worlds; nobody where there are no sockets.
    package var ports: (any WorldPorts)? {
        get { lock.withLock { portOpener } }
        set {
            lock.withLock { portOpener = newValue }
            worlds.dropHandler = { newValue?.close($0) }
        }
    }

    /// The document as it is served now.
    package var contract: ContractDocument { edition.contract }

    /// Takes up a changed document, for requests that come from now on.
    /// - Throws: where the document and the handlers do not fit together; everything stays as it was then.
    package func reload(_ contract: ContractDocument) throws(FileFaults) {
        let next = try Edition(contract, number: edition.number + 1)
        lock.withLock { current = next }
        representations.removeAll()
        // What was answered by the edition before stands no more.
        worlds.noteChange()
    }

    /// Judges a request in the contract's order and answers it. Never fails: a refusal is an answer.
    package func respond(to request: HTTPRequest, through door: Door = .main) -> Outcome {
        let begun = worlds.time.uptime()
        if let known = knownAnswer(to: request, through: door, begun) { return .ready(known) }
        if isLong(request) { return .slow { self.judged(request, through: door, begun).answer } }
        return judged(request, through: door, begun)
    }

    private func judged(_ request: HTTPRequest, through door: Door, _ begun: UInt64) -> Outcome {
        var visit = Visit(request, origin: CrossOrigin(request, policy: origins), edition: edition)
        do throws(Problem) {
            return noted(try judge(&visit, through: door), of: visit, through: door, begun)
        } catch {
            return noted(.ready(visit.answer(to: error)), of: visit, through: door, begun)
        }
    }

    private func judge(_ visit: inout Visit, through door: Door) throws(Problem) -> Outcome {
        let request = visit.request
        visit.authority = try admit(request)
        if let preflight = visit.preflightAnswer { return .ready(preflight) }
        if request.target.form == .asterisk { return .ready(visit.answer(.options(visit.edition.router.methods))) }
        let path = try enterWorld(&visit, through: door)
        if Admin.isMeant(by: path) { return try admin.answer(&visit, at: path, by: self) }
        guard let found = visit.edition.router.find(path) else {
            return .ready(try show(ownPage(at: path, visit.edition), to: visit))
        }
        if request.method == .options { return .ready(visit.answer(.options(found.methods))) }
        let route = try found.route(request.method)
        let endpoint = visit.edition.endpoints[route.operation.index]
        visit.operation = route.operation
        let body = SentBody(request, of: route.operation)
        visit.violations =
            Violation.undeclaredParameters(of: request, by: route.operation)
            + Violation.undeclaredProperties(of: body, by: route.operation)
        visit.weather = try weather(for: visit, at: endpoint)
        if let problem = visit.weather?.before {
            visit.callerId = probableCaller(of: visit)?.id
            throw problem
        }
        let caller = try authenticate(request, for: endpoint, in: visit.catalog, at: visit.now)
        visit.callerId = caller?.id
        let arguments = try endpoint.readArguments(route, of: request, caller: caller)
        try Negotiation.require(endpoint.mediaTypes, for: request)
        let name = RepresentationName(visit, arguments)
        if visit.isOrdinary, let kept = representations.representation(name, at: visit.now) {
            return .ready(try remember(kept, for: visit, of: caller, through: door))
        }
        let call = Call(
            route: route, caller: caller, arguments: arguments, body: body, baseURL: visit.baseURL, now: visit.now)
        return make(call, at: endpoint, for: visit, keptAs: name)
    }
}
