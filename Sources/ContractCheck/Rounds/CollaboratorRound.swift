import Catalog
import JSONText

/// Somebody who is added to a resource, gets another role, and is removed.
struct CollaboratorRound {
    private let inspection: Inspection
    private let level: Level
    private let owner: CheckCaller
    private let guest: CheckCaller
    private let guestID: String
    private let resource: [String: String]

    private var id: String { resource[level.key] ?? "" }
    private var place: [String: String] { resource.merging(["userId": guestID]) { first, _ in first } }

    /// The first resource that somebody owns and nothing leads somebody else to.
    init?(on level: Level, in inspection: Inspection) async throws(TransportFault) {
        for owner in inspection.callers {
            for subject in try await inspection.survey(of: owner).subjects(level.kind) where subject.role == .owner {
                for guest in inspection.callers where guest != owner {
                    guard try await !inspection.survey(of: guest).reaches(subject.id),
                        let guestID = try await inspection.userID(of: guest)
                    else { continue }
                    self.inspection = inspection
                    self.level = level
                    self.owner = owner
                    self.guest = guest
                    self.guestID = guestID
                    resource = [level.key: subject.id.id]
                    return
                }
            }
        }
        return nil
    }

    func run(_ rounds: inout Rounds) async throws(TransportFault) {
        try await refuse(&rounds)
        guard try await rounds.write(level.addOperation, place, ["role": "viewer"], as: owner, in: inspection) != nil
        else {
            return
        }
        do throws(TransportFault) {
            try await judge(level.addOperation, role: "viewer", &rounds)
            try await rounds.expectRefusal(
                409, "conflict", "for somebody who has a role there", of: level.addOperation, place, ["role": "editor"],
                as: owner, in: inspection)
            try await refuseGuest(&rounds)
            if try await rounds.write(level.changeOperation, place, ["role": "editor"], as: owner, in: inspection)
                != nil
            {
                try await judge(level.changeOperation, role: "editor", &rounds)
            }
        } catch {
            _ = try await inspection.write(level.removeOperation, place, as: owner)
            throw error
        }
        guard try await rounds.write(level.removeOperation, place, as: owner, in: inspection) != nil else { return }
        try await judge(level.removeOperation, role: nil, &rounds)
        for (operation, body) in [
            (level.removeOperation, nil), (level.changeOperation, ["role": "viewer"] as JSONValue?),
        ] {
            try await rounds.expectRefusal(
                404, "not-found", "for somebody who has no role there", of: operation, place, body, as: owner,
                in: inspection)
        }
    }

    private func refuse(_ rounds: inout Rounds) async throws(TransportFault) {
        let operations = [level.addOperation, level.changeOperation]
        let accepted = try await rounds.expectRefusal(
            400, "invalid-body", "with a role that nobody can be given", of: operations[0], place, ["role": "owner"],
            as: owner, in: inspection)
        if accepted != nil { _ = try await inspection.write(level.removeOperation, place, as: owner) }
    }

    /// Whoever is a viewer manages nobody's sharing, their own neither.
    private func refuseGuest(_ rounds: inout Rounds) async throws(TransportFault) {
        let role: JSONValue = ["role": "admin"]
        for (operation, body) in [
            (level.addOperation, role), (level.changeOperation, role), (level.removeOperation, nil),
        ] {
            try await rounds.expectRefusal(
                403, "forbidden", "to somebody who is a viewer", of: operation, place, body, as: guest, in: inspection)
        }
        try await rounds.expectRefusal(
            400, "invalid-body", "with a role that nobody can be given", of: level.changeOperation, place,
            ["role": "owner"], as: owner, in: inspection)
    }

    /// Looks at the resource and at both sides' lists, in which the guest has that role, or is not.
    private func judge(
        _ operation: String, role: String?, _ rounds: inout Rounds
    ) async throws(TransportFault) {
        let expected = role.map { $0.quoted() } ?? "nothing"
        if let inbound = try await inspection.look(level.sharedOperation, as: guest) {
            let seen = inbound.element(id)?["sharing"]?["role"]?.stringValue
            rounds.judge(operation) { hearing in
                hearing.expect(
                    seen == role, in: inbound, "\(expected) as the role on \(id.quoted())",
                    seen: seen?.quoted() ?? "nothing")
            }
        }
        if let detail = try await inspection.look(level.detailOperation, resource, as: owner) {
            expect(role, among: detail.json, in: detail, operation, &rounds)
        }
        if let outbound = try await inspection.look(Sighting.aggregate, as: owner) {
            let entries = outbound.json?[level.aggregateKey]?.arrayValue ?? []
            expect(role, among: entries.first { $0["id"]?.stringValue == id }, in: outbound, operation, &rounds)
        }
        guard let read = try await inspection.write(level.detailOperation, resource, as: guest) else { return }
        rounds.judge(operation) { hearing in
            hearing.expect(
                read.isSuccess == (role != nil), in: read, role == nil ? "a refusal" : "the status 200",
                seen: read.statusInWords)
        }
    }

    private func expect(
        _ role: String?, among holder: JSONValue?, in exchange: Exchange, _ operation: String, _ rounds: inout Rounds
    ) {
        let collaborators = holder?["collaborators"]?.arrayValue ?? []
        let seen = collaborators.first { $0["user"]?["id"]?.stringValue == guestID }?["role"]?.stringValue
        rounds.judge(operation) { hearing in
            hearing.expect(
                seen == role, in: exchange,
                "\(role.map { $0.quoted() } ?? "nothing") as the role of \(guestID.quoted()) on \(id.quoted())",
                seen: seen?.quoted() ?? "nothing")
        }
    }
}
