import Catalog
import Contract
import HTTPWire
import JSONText

/// What is known so far of the request in hand: each step adds to it, and any answer can be given from it.
struct Visit: Sendable {
    let request: HTTPRequest
    let origin: CrossOrigin
    let edition: Edition
    /// What the request calls this server, such as `http://localhost:8080`.
    var authority = ""
    /// The world that is asked, as it was when the request came.
    var world: (world: World, moment: World.Moment)?
    /// What the world's own paths are under: nothing, or `/w/demo`.
    var worldPrefix = ""
    /// It is asked about the world, not of it.
    var isAdmin = false
    /// The world was made for this request.
    var hasMadeWorld = false
    var operation: Contract.Operation?
    var callerId: String?
    /// What befalls the call; nothing in clear weather.
    var weather: Weather?
    /// Where the client keeps to the contract less than it could, though it is answered.
    var violations: [Violation] = []

    init(_ request: HTTPRequest, origin: CrossOrigin, edition: Edition) {
        self.request = request
        self.origin = origin
        self.edition = edition
    }

    /// Whether a page of another site has it loaded as an image or the like, for which browsers send no `Origin` (Fetch
    /// Metadata, section 2.3).
    var isFromUnnamedSite: Bool {
        if case .none = origin { request.fields.first(.secFetchSite) == "cross-site" } else { false }
    }

    /// Where absolute URLs begin, so that they load wherever the server was reached and lead to the same world.
    var baseURL: String { authority + worldPrefix }

    /// - Precondition: the world is known.
    var catalog: Snapshot { world!.moment.catalog }
    var now: Instant { world!.moment.now }

    /// What answers can depend on beside the request.
    var state: RepresentationName.State {
        .init(world: world?.world.serial ?? 0, version: world?.moment.version ?? 0, edition: edition.number)
    }

    /// Whether the same head is answered the same from what is kept: nothing else about the request or the world matters.
    var isOrdinary: Bool {
        weather == nil && world?.moment.hasWeather == false && !hasMadeWorld && operation?.requestBody == nil
    }
}

// MARK: - Answers

extension Visit {
    /// The answer with what lets the asking page read it, and what the log and the journal say of it.
    func answer(
        _ response: HTTPResponse, violations: [Violation] = [], standing: Standing? = nil
    ) -> Answer {
        var response = weather?.response(insteadOf: response, instance: instance) ?? response
        if let staleness { response.fields.append(.xSoundcheckStale, staleness) }
        origin.addFields(to: &response.fields)
        let preferences = weather?.applied(to: response) ?? []
        return Answer(
            response, delivery: weather?.delivery ?? .plain, operationId: operation?.id, callerId: callerId,
            notices: notices, rule: weather?.hit?.ruleID, preferences: preferences,
            entry: entry(response.status, preferences, violations: violations), standing: standing)
    }

    /// The representation, under the request's conditions.
    func answer(_ representation: Representation, standing: Standing? = nil) throws(Problem) -> Answer {
        answer(try representation.response(to: request, under: weather), standing: standing)
    }

    /// What work comes to: its answer, or that to its problem.
    func answer(_ work: () throws(Problem) -> Answer) -> Answer {
        do throws(Problem) {
            return try work()
        } catch {
            return answer(to: error)
        }
    }

    func answer(to problem: Problem) -> Answer {
        answer(.problem(problem.document(instance: instance)), violations: Violation.all(in: problem))
    }

    /// What the journal keeps of it: calls of operations, and what broke the contract. The server's own pages are neither.
    private func entry(_ status: HTTPStatus, _ preferences: [String], violations: [Violation]) -> JournalEntry? {
        let violations = self.violations + violations
        guard !isAdmin, operation != nil || !violations.isEmpty else { return nil }
        return JournalEntry(
            request, status: status, operationId: operation?.id, callerId: callerId, rule: weather?.hit?.ruleID,
            preferences: preferences, violations: violations)
    }

    /// The path, as problems name it.
    private var instance: String { request.target.path.percentEncodedPath }

    var preflightAnswer: Answer? {
        origin.preflightFields(for: request).map { fields in
            Answer(HTTPResponse(status: .noContent, fields: fields, body: []), notices: notices)
        }
    }

    private var notices: [String] {
        let made =
            hasMadeWorld ? world.map { "The world \"\($0.world.name)\" was made: nobody had named it before." } : nil
        return [origin.notice, made].compactMap(\.self)
    }

    /// What is said of a world that has not followed its seeds.
    private var staleness: String? {
        guard let (world, moment) = world, moment.isStale else { return nil }
        return "The seeds have changed; POST \(WorldAddress.prefix(of: world.name))/__admin/reset takes them up."
    }
}

extension HTTPResponse {
    static func problem(_ document: ProblemDocument) -> HTTPResponse {
        var fields = HTTPFields()
        fields.append(.contentType, ProblemDocument.mediaType)
        fields.append(.cacheControl, Reply.Caching.never.rawValue)
        fields.append(.vary, Representation.vary)
        for (name, value) in document.fields { fields.append(name, value) }
        return HTTPResponse(status: document.status, fields: fields, body: .bytes(JSONWriter.bytes(of: document)))
    }

    /// 204 with `Allow` (RFC 9110 section 9.3.7).
    static func options(_ allowed: [HTTPMethod]) -> HTTPResponse {
        var fields = HTTPFields()
        fields.append(.allow, allowed.map(\.rawValue).joined(separator: ", "))
        fields.append(.vary, Representation.vary)
        return HTTPResponse(status: .noContent, fields: fields, body: [])
    }
}
