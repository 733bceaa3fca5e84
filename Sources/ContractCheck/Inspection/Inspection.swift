import Catalog
import Contract

/// A server under check: what may be asked of it, and all that it has answered so far.
///
/// A request is sent once, however many laws want its answer, unless one asks for it anew.
package actor Inspection {
    package nonisolated let document: ContractDocument
    /// Such as `http://localhost:8080`, without a slash at its end.
    package nonisolated let baseURL: String
    package nonisolated let callers: [CheckCaller]
    /// The seeds whose values are expected, where the server has them.
    package nonisolated let seeds: Snapshot
    /// Those of the seeds' people who can sign in; none where the callers are not the seeds' own.
    package nonisolated let people: [User]

    private let transport: any CheckTransport
    private var exchanges = Once<CheckRequest, Exchange>()
    private var surveys = Once<CheckCaller, Survey>()
    private var calls = Once<String, [CheckCall]>()
    private var rounds: [RoundFamily: Work<Rounds>] = [:]
    private var lastRounds: Work<Rounds>?
    private var works: [ObjectIdentifier: any Sendable] = [:]
    private var faulty: Set<CheckRequest> = []
    /// What the document calls properties.
    private(set) lazy var propertyNames = document.propertyNames
    /// By operation, why in succession no answer came.
    private var silences: [String: [TransportFault]] = [:]
    /// After so many an operation is not asked again: whoever waits for each answer that does not come never ends.
    private static let patience = 3
    private(set) var notes: [String] = []
    /// How many requests went out.
    private(set) var sent = 0

    init(
        _ document: ContractDocument, over transport: any CheckTransport, callers: [CheckCaller], seeds: Snapshot,
        people: [User] = []
    ) {
        self.document = document
        self.transport = transport
        self.callers = callers
        self.seeds = seeds
        self.people = people
        baseURL = transport.baseURL
    }

    /// The answer to a request.
    /// - Parameter anew: whether it is sent although it was before; the new answer takes the old one's place.
    package func send(
        _ request: CheckRequest, of operation: Operation?, as caller: CheckCaller?, anew: Bool = false
    ) async throws(TransportFault) -> Exchange {
        let work = exchanges.work(for: request, anew: anew) { () async throws(TransportFault) in
            Exchange(operation, as: caller, request, try await self.answer(to: request, of: operation))
        }
        return try await work.value
    }

    private func answer(
        to request: CheckRequest, of operation: Operation?
    ) async throws(TransportFault) -> CheckResponse {
        let id = operation?.id ?? "http"
        if let faults = silences[id], let last = faults.last, faults.count >= Self.patience {
            throw TransportFault(
                "\(last.description) (\(faults.count) times in a row, so that \(id) is not asked any longer)",
                to: request, cause: last.cause)
        }
        count()
        do throws(TransportFault) {
            let response = try await transport.sendPatiently(request)
            silences[id] = nil
            return response
        } catch {
            let fault = TransportFault(error.description, to: request, cause: error.cause)
            silences[id, default: []].append(fault)
            throw fault
        }
    }

    private func count() { sent += 1 }

    /// What a caller can reach.
    package func survey(of caller: CheckCaller) async throws(TransportFault) -> Survey {
        let work = surveys.work(for: caller) { () async throws(TransportFault) in
            try await Survey(of: caller, in: self)
        }
        return try await work.value
    }

    /// Calls of an operation that should go well.
    func calls(of operation: Operation) async throws(TransportFault) -> [CheckCall] {
        let work = calls.work(for: operation.id) { () async throws(TransportFault) in
            try await self.findCalls(of: operation)
        }
        return try await work.value
    }

    /// What came of trying an operation that changes something, with those that it is tried with: once, and while no others
    /// are.
    func rounds(of operation: Operation) async throws(TransportFault) -> Rounds {
        guard let family = RoundFamily(operation) else { return Rounds() }
        if let begun = rounds[family] { return try await begun.value }
        let work = Work { [lastRounds] () async throws(TransportFault) in
            // What became of them is told by their own cases.
            _ = try? await lastRounds?.value
            return try await family.run(in: self)
        }
        rounds[family] = work
        lastRounds = work
        return try await work.value
    }

    /// What several laws work out of the server's answers, worked out once. Its type tells it from others.
    func once<Value: Sendable>(
        _ work: @escaping @Sendable (Inspection) async throws(TransportFault) -> Value
    ) async throws(TransportFault) -> Value {
        let key = ObjectIdentifier(Value.self)
        let begun = works[key] as? Work<Value> ?? Work { () async throws(TransportFault) in try await work(self) }
        works[key] = begun
        return try await begun.value
    }

    /// Says something in the report's notes, once.
    package func note(_ sentence: String) {
        if !notes.contains(sentence) { notes.append(sentence) }
    }

    /// Remembers what a case has found.
    func record(_ findings: [Finding]) {
        faulty.formUnion(findings.compactMap(\.exchange?.request))
    }

    /// Whether a case has a finding on that request.
    package func isFaulty(_ request: CheckRequest) -> Bool { faulty.contains(request) }
}
