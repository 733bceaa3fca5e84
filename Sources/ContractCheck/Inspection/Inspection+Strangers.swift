import Catalog
import Contract
import JSONText

extension Inspection {
    /// Calls of an operation that the caller's role does not allow.
    ///
    /// Somebody else's resources, of which both sides say so: neither the caller's own lists nor its owner's collaborators
    /// give the caller the role. So a fault in one of the two is not taken for one of this operation. What holds something
    /// that the caller can reach comes first, since roles never cascade upwards. Two for each caller.
    nonisolated func forbiddenCalls(of operation: Operation) async throws(TransportFault) -> [CheckCall] {
        // Another method may do what it should refuse.
        guard operation.requiresToken, operation.method == "GET", let kind = operation.subjectKind else { return [] }
        var calls: [CheckCall] = []
        for caller in callers {
            guard let userID = try await userID(of: caller) else { continue }
            let survey = try await survey(of: caller)
            let above = Set((survey.projects + survey.tracks).flatMap(\.chain))
            var found: [CheckCall] = []
            for owner in callers where owner != caller {
                let candidates = try await self.survey(of: owner).subjects(kind).filter {
                    $0.role == .owner && survey.role(on: $0.id).isBelow(operation.neededRole)
                }
                let inOrder = candidates.filter { above.contains($0.id) } + candidates.filter { !above.contains($0.id) }
                for subject in inOrder.prefix(6) where found.count < 2 {
                    guard let roles = try await grantedRoles(of: userID, on: subject, toldBy: owner),
                        roles.max().isBelow(operation.neededRole), let arguments = operation.arguments(for: subject)
                    else { continue }
                    found.append(CheckCall(caller: caller, arguments: arguments))
                }
            }
            calls += found
        }
        return calls
    }

    /// Who a caller is.
    package nonisolated func userID(of caller: CheckCaller) async throws(TransportFault) -> String? {
        if let user = try await success(of: "getCurrentUser", as: caller), let id = user.json?["id"]?.stringValue {
            return id
        }
        return try await success(of: "listArtists", as: caller)?.elements.first?["owner"]?["id"]?.stringValue
    }

    /// The roles that somebody has by grants on a resource and on what holds it, as its owner is told; nothing where the
    /// owner is not told so of each.
    private nonisolated func grantedRoles(
        of userID: String, on subject: Subject, toldBy owner: CheckCaller
    ) async throws(TransportFault) -> [Role]? {
        var roles: [Role] = []
        // A version has no collaborators of its own.
        for id in subject.chain where id.kind != .file {
            guard let detail = try await detail(of: id, as: owner), detail["owner"]?["id"]?.stringValue != userID,
                let collaborators = detail["collaborators"]?.arrayValue
            else { return nil }
            let own = collaborators.filter { $0["user"]?["id"]?.stringValue == userID }
            roles += own.compactMap { $0["role"]?.stringValue.flatMap(Role.init) }
        }
        return roles
    }

    /// A resource as its own operation shows it to somebody.
    nonisolated func detail(of id: ResourceID, as caller: CheckCaller) async throws(TransportFault)
        -> JSONValue?
    {
        guard let level = Level(rawValue: id.kind.rawValue) else { return nil }
        return try await success(of: level.detailOperation, [level.key: id.id], as: caller)?.json
    }
}

extension Role? {
    /// Whether somebody with that role, or none, is refused what needs another.
    fileprivate func isBelow(_ needed: Role) -> Bool { self.map { $0 < needed } ?? true }
}
