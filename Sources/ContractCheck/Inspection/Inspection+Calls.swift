import Catalog
import Contract
import JSONText

extension Inspection {
    /// Calls of an operation that should go well: for each caller the first, the middle and the last of what their lists
    /// lead to. More of them would show little more, and every law takes several requests for each.
    nonisolated func findCalls(of operation: Operation) async throws(TransportFault) -> [CheckCall] {
        if operation.method != "GET" { return callsThatWrite(to: operation) }
        if operation.isLinkedTo { return try await linkedCalls(to: operation).firstMiddleAndLast }
        var calls: [CheckCall] = []
        for caller in callers(of: operation) {
            for arguments in try await subjects(of: operation, for: caller).firstMiddleAndLast
            where try await mayAsk(operation, arguments, as: caller) {
                calls.append(CheckCall(caller: caller, arguments: arguments))
            }
        }
        return calls
    }

    /// What an operation answered to calls that should go well.
    func answers(to operation: Operation) async throws(TransportFault) -> [Exchange] {
        if operation.isRound { return try await rounds(of: operation).answers[operation.id] ?? [] }
        return try await answers(to: calls(of: operation), of: operation)
    }

    /// Few of them.
    func fewAnswers(to operation: Operation) async throws(TransportFault) -> [Exchange] {
        if operation.isRound { return try await answers(to: operation) }
        return try await answers(to: fewCalls(of: operation), of: operation)
    }

    private nonisolated func answers(
        to calls: [CheckCall], of operation: Operation
    ) async throws(TransportFault) -> [Exchange] {
        var exchanges: [Exchange] = []
        for call in calls { exchanges.append(try await ask(operation, call)) }
        return exchanges
    }

    /// Calls for laws that take many requests for each: one of each caller's, of two callers.
    nonisolated func fewCalls(of operation: Operation) async throws(TransportFault) -> [CheckCall] {
        var callers: Set<CheckCaller?> = []
        return Array(try await calls(of: operation).filter { callers.insert($0.caller).inserted }.prefix(2))
    }

    /// A call for laws on what is judged before existence: its ids may be nobody's.
    nonisolated func anyCall(of operation: Operation) async throws(TransportFault) -> CheckCall {
        if let call = try await calls(of: operation).first { return call }
        return CheckCall(
            caller: callers(of: operation).first ?? nil, arguments: try await unknownArguments(of: operation),
            body: operation.exampleOfBody)
    }

    /// Why an operation has no calls.
    nonisolated func reasonForNoCalls(of operation: Operation) -> String {
        if operation.method != "GET" { return "no way is known to send it that does no harm" }
        let names = callers.map(\.name).joined(separator: ", ")
        return "no list of \(names) leads to anything that \(operation.id) could be asked about"
    }

    /// The path's parameters for all that a caller can ask an operation about, found by walking the lists.
    package nonisolated func subjects(
        of operation: Operation, for caller: CheckCaller?
    ) async throws(TransportFault) -> [[String: String]] {
        if operation.pathParameters.isEmpty { return [[:]] }
        if operation.isLinkedTo { return try await linkedCalls(to: operation).map(\.arguments) }
        guard let caller, let kind = operation.subjectKind else { return [] }
        var subjects: [[String: String]] = []
        for subject in try await survey(of: caller).subjects(kind) where subject.role.suffices(for: operation) {
            if let arguments = operation.arguments(for: subject) { subjects.append(arguments) }
        }
        return subjects
    }

    /// Whether the resource itself says so too, where the operation needs more than to see it: a list that tells a wrong
    /// role is no fault of the operation.
    private nonisolated func mayAsk(
        _ operation: Operation, _ arguments: [String: String], as caller: CheckCaller?
    ) async throws(TransportFault) -> Bool {
        guard let caller, operation.neededRole > .viewer, let kind = operation.subjectKind,
            let id = arguments[operation.pathParameters.last?.name ?? ""]
        else { return true }
        let detail = try await detail(of: ResourceID(kind: kind, id: id), as: caller)
        return detail.flatMap { Subject(kind, $0) }?.role.suffices(for: operation) ?? false
    }

    /// Signing in takes somebody's credentials, of which only the seeds' are known; others take the document's example.
    /// Nothing that is there is changed or deleted.
    private nonisolated func callsThatWrite(to operation: Operation) -> [CheckCall] {
        guard operation.id == "signIn" else {
            guard operation.pathParameters.isEmpty, let body = operation.exampleOfBody else { return [] }
            return [CheckCall(caller: callers(of: operation).first ?? nil, body: body)]
        }
        return people.map { person in
            CheckCall(body: ["email": .string(person.email), "password": .string(person.password)])
        }
    }
}

extension Operation {
    /// What its path leads to: the lowest of the kinds that its parameters name.
    var subjectKind: ResourceKind? {
        let kinds = pathParameters.map { Operation.kinds[$0.name] }
        guard !kinds.contains(nil) else { return nil }
        return [.file, .track, .project, .space].first(where: kinds.contains)
    }

    private static let kinds: [String: ResourceKind] = [
        "artistId": .space, "projectId": .project, "trackId": .track, "fileId": .file,
    ]

    /// The path's parameters for a subject and what holds it.
    func arguments(for subject: Subject) -> [String: String]? {
        var arguments: [String: String] = [:]
        for parameter in pathParameters {
            guard let id = subject.chain.first(where: { $0.kind == Operation.kinds[parameter.name] }) else {
                return nil
            }
            arguments[parameter.name] = id.id
        }
        return arguments
    }

    /// The role that the caller must have on its subject, as the document's example of a refusal says.
    var neededRole: Role {
        let example = responses[403]?.preferredContent?.example
        return example?["access"]?["required"]?.stringValue.flatMap(Role.init) ?? .viewer
    }

    var exampleOfBody: JSONValue? { requestBody?.content.values.first(where: \.isJSON)?.example }
}

extension Role? {
    /// What is shown may be read, whatever a server calls the role; for more it must be one that is known.
    fileprivate func suffices(for operation: Operation) -> Bool {
        operation.neededRole == .viewer || self.map { $0 >= operation.neededRole } ?? false
    }
}

extension Array {
    /// Of a longer array those three.
    var firstMiddleAndLast: [Element] { count <= 3 ? self : [self[0], self[count / 2], self[count - 1]] }
}
