import Catalog
import Contract
import HTTPWire
import JSONText

/// The steps of ``Backend/respond(to:through:)``, in their order.
extension Backend {
    /// What the same request was answered before, where that still holds. It is noted like any other.
    func knownAnswer(to request: HTTPRequest, through door: Door, _ begun: UInt64) -> Answer? {
        guard let known = representations.known(request, through: door), stands(known, since: begun) else { return nil }
        return known
    }

    /// Whether the same request, sent again through the same door, has the same answer again; it is noted then.
    /// - Parameter begun: when it came, by ``uptime``.
    package func stands(_ answer: Answer, since begun: UInt64) -> Bool {
        guard let standing = answer.standing,
            standing.world.recordAgain(answer.entry, standing, from: begun, to: worlds.time.uptime())
        else { return false }
        worlds.shortenJournals()
        return true
    }

    /// See ``TimeSource/uptime``.
    package var uptime: UInt64 { worlds.time.uptime() }

    /// Whether reading it through takes so long that it is done off the event loop, whatever it asks for: what is told of a
    /// path that nothing has, or of a body's faults, grows with them.
    func isLong(_ request: HTTPRequest) -> Bool {
        request.body.count > Backend.longestReadAtOnce || request.target.count > Backend.longestReadAtOnce
    }

    /// In bytes. What apps send is shorter.
    private static let longestReadAtOnce = 2048

    /// Lets the request's `Host` in and gives the URL that absolute ones begin with.
    func admit(_ request: HTTPRequest) throws(Problem) -> String {
        guard let authority = request.host else {
            throw .malformed(detail: "Host must name a host and, if any, a port, such as localhost:8080.")
        }
        guard hosts.allows(authority) else { throw .misdirected(host: authority.host) }
        return "http://" + authority.description
    }

    /// Finds the world that the request is for, which is made where its name is new.
    /// - Returns: what the request asks of that world.
    func enterWorld(_ visit: inout Visit, through door: Door) throws(Problem) -> RequestPath {
        let address = try WorldAddress(visit.request)
        let world = try world(at: address, through: door, for: &visit)
        let moment = world.moment
        // It may have been dropped since it was found.
        if moment.isDropped { throw .worldDropped(world.name) }
        visit.world = (world, moment)
        if case .main = door, let name = address.name { visit.worldPrefix = WorldAddress.prefix(of: name) }
        return try address.path.get()
    }

    private func world(
        at address: WorldAddress, through door: Door, for visit: inout Visit
    ) throws(Problem) -> World {
        if case .world(let own) = door {
            if let name = address.name, name != own.name { throw .worldMismatch(own.name, name) }
            if own.isDropped { throw .worldDropped(own.name) }
            return own
        }
        guard let name = address.name else { return worlds.standard }
        if visit.origin.isForeign || visit.isFromUnnamedSite {
            // A page that may read nothing shall make nothing either, and so drive nobody's world out.
            guard let world = try worlds.find(name) else { throw .foreignOrigin }
            return world
        }
        let (world, isNew) = try worlds.findOrMake(name)
        visit.hasMadeWorld = isNew
        return world
    }

    func authenticate(
        _ request: HTTPRequest, for endpoint: Endpoint, in catalog: Snapshot, at now: Instant
    ) throws(Problem) -> User? {
        endpoint.requiresToken ? try Authentication.caller(of: request, in: catalog, at: now) : nil
    }

    /// The answer from a kept representation, which the same request gets at once next time.
    func remember(
        _ representation: Representation, for visit: Visit, of caller: User?, through door: Door
    ) throws(Problem) -> Answer {
        let instants = [representation.freshUntil, caller?.tokenExpiresAt].compactMap(\.self)
        let answer = try visit.answer(representation, standing: standing(of: visit, until: instants.min()))
        representations.remember(answer, to: visit.request, through: door)
        return answer
    }

    /// Nothing where the document has changed since the request came.
    private func standing(of visit: Visit, until instant: Instant?) -> Standing? {
        guard let (world, moment) = visit.world, visit.edition === edition else { return nil }
        return Standing(world: world, version: moment.version, validUntil: instant)
    }

    /// A new answer; a slow one is left to be made off the event loop, and so is what will not be kept: whoever asks for it
    /// again and again would hold up everybody else.
    func make(_ call: Call, at endpoint: Endpoint, for visit: Visit, keptAs name: RepresentationName) -> Outcome {
        let work: @Sendable () -> Answer = {
            visit.answer { () throws(Problem) in
                let reply = try endpoint.reply(to: call, in: visit.catalog) { (writing) throws(Problem) in
                    try self.write(writing, for: call, at: endpoint, on: visit)
                }
                let representation = Representation(
                    endpoint.varied(reply, as: visit.weather?.variant), isSafe: endpoint.isSafe, under: visit.weather)
                if endpoint.isSafe, visit.isOrdinary { self.representations.store(representation, as: name) }
                return try visit.answer(representation)
            }
        }
        return endpoint.isSlow || endpoint.isSafe && !visit.isOrdinary ? .slow(work) : .ready(work())
    }

    /// The outcome, with its answer written into the journal of the world that was asked.
    func noted(_ outcome: Outcome, of visit: Visit, through door: Door, _ begun: UInt64) -> Outcome {
        outcome.map { answer in
            if let entry = answer.entry {
                let world = visit.world?.world ?? self.worldOfUnreadable(visit.request, through: door)
                let delay = UInt64(answer.delivery.delay) * 1_000_000
                self.note(
                    entry, in: world, at: visit.world?.moment.now ?? world.now,
                    took: self.worlds.time.uptime() - begun + delay)
            }
            return answer
        }
    }

    /// The world whose journal has what cannot be read: the one that it names, as far as that can be told.
    private func worldOfUnreadable(_ request: HTTPRequest?, through door: Door) -> World {
        if let own = door.world { return own }
        let name = request.flatMap { try? WorldAddress($0) }?.name
        return name.flatMap { try? worlds.find($0) } ?? worlds.standard
    }

    /// - Parameter duration: in nanoseconds, with what the answer is held back for.
    private func note(_ entry: JournalEntry, in world: World, at now: Instant, took duration: UInt64) {
        world.record(entry, at: now, took: duration)
        worlds.shortenJournals()
    }
}

extension Backend {
    /// The answer to what could not be read as a request; the connection ends behind it.
    package func answer(to refusal: RequestRefusal, through door: Door = .main) -> Answer {
        let problem = Problem.refused(refusal)
        let answer =
            refusal.head.map { head in
                Visit(head, origin: CrossOrigin(head, policy: origins), edition: edition).answer(to: problem)
            }
            ?? Answer(
                .problem(problem.document(instance: nil)),
                entry: JournalEntry(nil, status: refusal.status, violations: Violation.all(in: problem)))
        if let entry = answer.entry {
            let world = worldOfUnreadable(refusal.head, through: door)
            note(entry, in: world, at: world.now, took: 0)
        }
        return answer
    }
}
