import Catalog
import Contract
import HTTPWire
import JSONText

/// The steps of ``Backend/respond(to:)``, in their order.
extension Backend {
    /// The answer to what could not be read as a request; the connection ends behind it.
    package func answer(to refusal: RequestRefusal) -> Answer {
        guard let head = refusal.head else {
            let document = Problem.refused(refusal).document(instance: nil)
            return Answer(response: .problem(document), operationId: nil, callerId: nil, notice: nil)
        }
        return Visit(head, origin: CrossOrigin(head, policy: origins)).answer(to: .refused(refusal))
    }

    /// Lets the request's `Host` in and gives the URL that absolute ones begin with.
    func admit(_ request: HTTPRequest) throws(Problem) -> String {
        guard let authority = request.host else {
            throw .malformed(detail: "Host must name a host and, if any, a port, such as localhost:8080.")
        }
        guard hosts.allows(authority) else { throw .misdirected(host: authority.host) }
        return "http://" + authority.description
    }

    /// What the path has: 404 where that is nothing.
    func find(_ path: RequestPath) throws(Problem) -> Router.Found {
        guard let found = router.find(path) else {
            throw .unknownPath(path: path.text, hint: ReservedPath.hint(for: path) ?? router.hint(for: path))
        }
        return found
    }

    func authenticate(
        _ request: HTTPRequest, for operation: Operation, at now: Instant
    ) throws(Problem) -> User? {
        operation.requiresToken ? try Authentication.caller(of: request, in: world.catalog, at: now) : nil
    }

    /// The kept representation of the call's name, or a new one; slow ones are left to be made off the event loop.
    func answer(_ call: Call, from endpoint: Endpoint, to visit: Visit) -> Outcome {
        guard endpoint.isSafe else { return .ready(make(call, from: endpoint, for: visit)) }
        let name = RepresentationName(call)
        if let kept = representations.representation(name, at: call.now) {
            return .ready(visit.answer(kept.response(to: visit.request)))
        }
        if endpoint.isSlow { return .slow { self.make(call, from: endpoint, for: visit, keptAs: name) } }
        return .ready(make(call, from: endpoint, for: visit, keptAs: name))
    }

    private func make(
        _ call: Call, from endpoint: Endpoint, for visit: Visit, keptAs name: RepresentationName? = nil
    ) -> Answer {
        do throws(Problem) {
            let reply = try endpoint.reply(to: call, in: world.catalog)
            let representation = Representation(reply, isSafe: endpoint.isSafe)
            if let name { representations.store(representation, as: name) }
            return visit.answer(representation.response(to: visit.request))
        } catch {
            return visit.answer(to: error)
        }
    }
}

extension HTTPMethod {
    /// What a path takes, as `Allow` lists it: `HEAD` wherever there is `GET`, `OPTIONS` always.
    static func allowed(by methods: Set<HTTPMethod>) -> [HTTPMethod] {
        var allowed = methods
        if methods.contains(.get) { allowed.insert(.head) }
        allowed.insert(.options)
        return allowed.sorted { $0.rawValue < $1.rawValue }
    }
}
