import Contract
import HTTPWire
import JSONText

/// The control side: what is answered below `/__admin`, by a document of its own.
package final class Admin: Sendable {
    package let contract: ContractDocument
    let router: Router
    /// By the operations' indexes.
    private let handlers: [AdminHandler]
    /// What a success is sent as, by the operations' indexes.
    private let mediaTypes: [[HTTPWire.MediaType]]

    /// - Throws: where the document has an operation that nothing answers, or lacks one that something does.
    package init(_ contract: ContractDocument) throws(FileFaults) {
        let known = Dictionary(uniqueKeysWithValues: AdminOperations.handlers.map { ($0.operationId, $0) })
        let named = Set(contract.operations.map(\.id))
        let unanswered = named.filter { known[$0] == nil }.map { "nothing answers the operation \"\($0)\"" }
        let unnamed = known.keys.filter { !named.contains($0) }.map { "the operation \"\($0)\" is missing" }
        guard unanswered.isEmpty, unnamed.isEmpty else {
            throw FileFaults((unanswered + unnamed).sorted().map { FileFault(file: contract.name, message: $0) })
        }
        self.contract = contract
        router = Router(contract.operations, index: "/\(Admin.root)")
        handlers = contract.operations.compactMap { known[$0.id] }
        mediaTypes = contract.operations.map(\.mediaTypesOfSuccess)
    }

    /// Whether a path of a world's is the control side's.
    static func isMeant(by path: RequestPath) -> Bool { path.segments.first == root }

    /// The first segment of all of its paths.
    static let root = "__admin"
}

extension Admin {
    /// Judges a request in the document's order and answers it.
    func answer(_ visit: inout Visit, at path: RequestPath, by backend: Backend) throws(Problem) -> Outcome {
        visit.isAdmin = true
        guard !visit.origin.isForeign else { throw .foreignOrigin }
        guard let found = router.find(path) else {
            throw .unknownPath(path: path.text, hint: router.hint(for: path))
        }
        if visit.request.method == .options { return .ready(visit.answer(.options(found.methods))) }
        let route = try found.route(visit.request.method)
        visit.operation = route.operation
        var (arguments, faults) = route.readArguments(of: visit.request)
        // What is asked of this side by mistake may do harm, so that nothing is ignored.
        faults += Violation.undeclaredParameters(of: visit.request, by: route.operation).map {
            ParameterFault(name: $0.parameter ?? "", detail: $0.detail)
        }
        guard faults.isEmpty else { throw .invalidParameters(faults) }
        try Negotiation.require(mediaTypes[route.operation.index], for: visit.request)
        let call = AdminCall(
            visit, arguments: arguments, body: SentBody(visit.request, of: route.operation), backend: backend,
            admin: self)
        let handler = handlers[route.operation.index]
        let work: @Sendable () -> Answer = { [visit] in
            visit.answer { () throws(Problem) in
                var reply = try handler.answer(call)
                reply.caching = .never
                return try visit.answer(Representation(reply, isSafe: false))
            }
        }
        return handler.isSlow ? .slow(work) : .ready(work())
    }
}
