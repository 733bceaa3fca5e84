import Catalog
import Contract
import HTTPWire
import MockAPI
import Testing

/// The one way in which tests get answers: each is held against the document before a test sees it.
struct Client: Sendable {
    let backend: Backend
    /// Whether other tests ask it too, so that nothing may be changed.
    let isShared: Bool

    /// Of the bundled document about the bundled seeds at their own instant, unless told otherwise.
    init(
        contract: ContractDocument? = nil, worlds: Worlds? = nil, hosts: HostPolicy = HostPolicy(),
        origins: OriginPolicy = OriginPolicy(), isShared: Bool = false
    ) throws {
        self.isShared = isShared
        backend = try Backend(
            contract: contract ?? Bundled.contract(), admin: Bundled.admin(),
            worlds: worlds ?? .standing(Bundled.catalog()), hosts: hosts, origins: origins)
    }

    var contract: ContractDocument { backend.contract }
    var catalog: Snapshot { backend.worlds.standard.moment.catalog }
    var unusedHandlers: [String] { contract.unusedHandlers }

    /// - Parameter door: how the request comes in.
    func ask(
        _ request: HTTPRequest, through door: Door = .main, _ location: SourceLocation = #_sourceLocation
    ) throws -> Exchange {
        try check(Exchange(request, backend.respond(to: request, through: door).answer), location)
    }

    /// What a request is answered that could not be read to its end.
    func answer(
        to refusal: RequestRefusal, of request: HTTPRequest, _ location: SourceLocation = #_sourceLocation
    ) throws -> Exchange {
        try check(Exchange(request, backend.answer(to: refusal)), location)
    }

    /// The answers to many requests. Faulty ones end the test and are told once, since what is wrong is mostly the same.
    func ask(_ requests: [HTTPRequest], _ location: SourceLocation = #_sourceLocation) throws -> [Exchange] {
        let answers = try requests.map { try Exchange($0, backend.respond(to: $0).answer) }
        requireUnchanged(location)
        let complaints = answers.compactMap(complaint)
        let areSound = complaints.isEmpty
        let extent = answers.count > 1 ? " (\(complaints.count) of \(answers.count) such answers are faulty)" : ""
        try #require(areSound, "\(complaints.first ?? "")\(extent)", sourceLocation: location)
        return answers
    }

    private func check(_ exchange: Exchange, _ location: SourceLocation) throws -> Exchange {
        requireUnchanged(location)
        if let complaint = complaint(exchange) { Issue.record("\(complaint)", sourceLocation: location) }
        return exchange
    }

    private func requireUnchanged(_ location: SourceLocation) {
        guard isShared, backend.worlds.standard.read(\.isChanged) else { return }
        Issue.record("this changes what other tests see; ask a Client() of its own", sourceLocation: location)
    }

    /// What is wrong with an answer; of many things the first few.
    private func complaint(_ exchange: Exchange) -> String? {
        let document = exchange.isOfControlSide ? backend.admin.contract : contract
        let complaints = AnswerCheck(exchange, by: document, about: catalog).complaints
        guard !complaints.isEmpty else { return nil }
        let shown = complaints.prefix(3).joined(separator: "; ")
        return "\(exchange): \(shown)" + (complaints.count > 3 ? "; and \(complaints.count - 3) more" : "")
    }
}
