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

    func authenticate(
        _ request: HTTPRequest, for endpoint: Endpoint, at now: Instant
    ) throws(Problem) -> User? {
        endpoint.requiresToken ? try Authentication.caller(of: request, in: world.catalog, at: now) : nil
    }

    /// The answer from a kept representation, which the same request gets at once next time.
    func remember(
        _ representation: Representation, for visit: Visit, of caller: User?
    ) throws(Problem) -> Answer {
        let answer = try visit.answer(representation)
        // Only what every further request of its kind would get.
        guard visit.weather == nil else { return answer }
        let instants = [representation.freshUntil, caller?.tokenExpiresAt].compactMap(\.self)
        representations.remember(answer, to: visit.request, until: instants.min())
        return answer
    }

    /// A new answer; a slow one is left to be made off the event loop.
    func make(_ call: Call, at endpoint: Endpoint, for visit: Visit, keptAs name: RepresentationName) -> Outcome {
        let work: @Sendable () -> Answer = {
            do throws(Problem) {
                let reply = try endpoint.reply(to: call, in: self.world.catalog)
                let representation = Representation(reply, isSafe: endpoint.isSafe)
                if endpoint.isSafe { self.representations.store(representation, as: name) }
                return try visit.answer(representation)
            } catch {
                return visit.answer(to: error)
            }
        }
        return endpoint.isSlow ? .slow(work) : .ready(work())
    }
}
