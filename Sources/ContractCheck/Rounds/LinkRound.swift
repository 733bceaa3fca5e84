import Catalog
import JSONText

/// A share link that is made, opened and revoked.
struct LinkRound {
    private let inspection: Inspection
    private let level: Level
    private let admin: CheckCaller
    /// May see the resource and not share it.
    private let viewer: CheckCaller?
    private let resource: [String: String]

    /// The first resource that somebody owns, if there is one that somebody else may only see.
    init?(on level: Level, in inspection: Inspection) async throws(TransportFault) {
        var found: (CheckCaller, CheckCaller?, ResourceID)?
        for owner in inspection.callers {
            for subject in try await inspection.survey(of: owner).subjects(level.kind) where subject.role == .owner {
                guard let viewer = try await inspection.viewer(of: subject.id, besides: owner) else {
                    found = found ?? (owner, nil, subject.id)
                    continue
                }
                found = (owner, viewer, subject.id)
                break
            }
            if found?.1 != nil { break }
        }
        guard let found else { return nil }
        self.inspection = inspection
        self.level = level
        (admin, viewer) = (found.0, found.1)
        resource = [level.key: found.2.id]
    }

    func run(_ rounds: inout Rounds) async throws(TransportFault) {
        let create = level.createLinkOperation
        let bodies: [(JSONValue, String)] = [
            (["access": "soundcheck"], "with an access that there is not"),
            (["access": "listen", "expiresAt": "2001-01-01T00:00:00Z"], "with an end that is past"),
        ]
        for (body, why) in bodies {
            let accepted = try await rounds.expectRefusal(
                400, "invalid-body", why, of: create, resource, body, as: admin, in: inspection)
            try await takeAway(accepted)
        }
        if let viewer {
            let accepted = try await rounds.expectRefusal(
                403, "forbidden", "to somebody who is no admin", of: create, resource, ["access": "listen"], as: viewer,
                in: inspection)
            try await takeAway(accepted)
        }
        guard
            let created = try await rounds.write(create, resource, ["access": "listen"], as: admin, in: inspection),
            let id = created.json?["id"]?.stringValue
        else { return }
        do throws(TransportFault) {
            try await judge(create, created, id, status: "active", opens: true, &rounds)
        } catch {
            try await takeAway(created)
            throw error
        }
        try await revoke(created, id, &rounds)
    }

    private func takeAway(_ link: Exchange?) async throws(TransportFault) {
        guard let id = link?.json?["id"]?.stringValue else { return }
        _ = try await inspection.write("revokeLink", ["linkId": id], as: admin)
    }

    private func revoke(_ created: Exchange, _ id: String, _ rounds: inout Rounds) async throws(TransportFault) {
        if let viewer {
            try await rounds.expectRefusal(
                403, "forbidden", "to somebody who is no admin", of: "revokeLink", ["linkId": id], as: viewer,
                in: inspection)
        }
        guard let revoked = try await rounds.write("revokeLink", ["linkId": id], as: admin, in: inspection) else {
            return
        }
        try await judge("revokeLink", created, id, status: "revoked", opens: false, &rounds)
        guard let again = try await rounds.write("revokeLink", ["linkId": id], as: admin, in: inspection) else {
            return
        }
        rounds.judge("revokeLink") { hearing in
            hearing.expect(
                Likeness.areAlike(again.json, revoked.json), in: again, "the same as at first", seen: "another answer",
                basis: .decision)
        }
    }

    /// Looks at the list, and at what whoever has the URL gets.
    private func judge(
        _ operation: String, _ created: Exchange, _ id: String, status: JSONValue, opens: Bool, _ rounds: inout Rounds
    ) async throws(TransportFault) {
        if let list = try await inspection.look(level.linksOperation, resource, as: admin) {
            let seen = list.element(id)?["status"]
            rounds.judge(operation) { hearing in
                hearing.expect(
                    seen == status, in: list, "the link \(id.quoted()) with status: \(status.forPeople)",
                    seen: JSONValue.forPeople(seen))
            }
        }
        guard let url = created.json?["url"]?.stringValue, url.hasPrefix(inspection.baseURL + "/"),
            let open = inspection.document.operation("openLink"),
            let call = open.call(by: String(url.dropFirst(inspection.baseURL.count)))
        else { return }
        let opened = try await inspection.ask(open, call, anew: true)
        let expected = opens ? 200 : 410
        rounds.judge(operation) { hearing in
            hearing.expect(opened.status == expected, in: opened, "the status \(expected)", seen: opened.statusInWords)
        }
    }
}

extension Inspection {
    /// Somebody else whose lists call them a viewer of a resource.
    nonisolated func viewer(
        of id: ResourceID, besides owner: CheckCaller
    ) async throws(TransportFault) -> CheckCaller? {
        for caller in callers where caller != owner {
            if try await survey(of: caller).role(on: id) == .viewer { return caller }
        }
        return nil
    }
}

extension Level {
    var kind: ResourceKind {
        switch self {
        case .space: .space
        case .project: .project
        case .track: .track
        }
    }
}
