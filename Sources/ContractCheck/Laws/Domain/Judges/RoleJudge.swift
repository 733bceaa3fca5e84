import Catalog
import JSONText

/// Compares what answers say of roles with what owners and collaborators make of them.
struct RoleJudge {
    let picture: Picture

    init(_ picture: Picture) { self.picture = picture }

    /// What is wrong with the role that a resource shows.
    func remark(on sighting: Sighting) -> Remark? { remark(on: sighting, at: ["role"]) }

    private func remark(on sighting: Sighting, at keys: [String]) -> Remark? {
        let seen = sighting.value[JSONPointer(keys)]
        let expected: String
        switch picture.entitling(of: sighting.caller, to: sighting.resource) {
        case .unknown: return nil
        case .nothing: expected = "no answer, since nothing gives the caller a role here"
        case .entitled(let entitlement):
            guard seen?.stringValue != entitlement.role.rawValue else { return nil }
            expected = "\(entitlement.role.rawValue.quoted()) for the caller, \(entitlement.reason)"
        }
        return sighting.showing.remark(
            at: keys.reduce(sighting.pointer) { $0.appending($1) }, expected: expected, seen: JSONValue.forPeople(seen))
    }

    /// The caller's own list shows what the caller owns.
    func remarkOnOwn(_ sighting: Sighting) -> Remark? {
        guard sighting.showing.id.operation == Level.space.listOperation,
            sighting.value["role"]?.stringValue != Role.owner.rawValue
        else { return nil }
        return sighting.remark(
            at: "role", expected: "\"owner\" in the caller's own list",
            seen: JSONValue.forPeople(sighting.value["role"]))
    }

    func remarksOnDetail(of sighting: Sighting) -> [Remark] {
        let remarks = [
            remark(on: sighting, at: ["role"]), remark(on: sighting, at: ["access", "role"]),
            remarkOnOwner(of: sighting),
        ]
        return remarks.compactMap { $0 } + remarksOnDecision(in: sighting) + remarksOnCollaborators(of: sighting)
    }

    /// Everything has the owner of its space.
    private func remarkOnOwner(of sighting: Sighting) -> Remark? {
        guard let space = sighting.holders.last, let detail = picture.detail(of: space, for: sighting.caller),
            let owner = detail.json["owner"]?["id"], sighting.value["owner"]?["id"] != owner
        else { return nil }
        return sighting.remark(
            at: "owner", expected: "\(owner.forPeople), who owns \(space)",
            seen: JSONValue.forPeople(sighting.value["owner"]?["id"]))
    }

    private func remarksOnDecision(in sighting: Sighting) -> [Remark] {
        guard let entitlement = picture.entitlement(of: sighting.caller, to: sighting.resource),
            let decision = sighting.value["access"]?["decidedBy"]
        else { return [] }
        let expectations = [
            (["rule"], entitlement.rule), (["on", "type"], entitlement.on.level.rawValue),
            (["on", "id"], entitlement.on.id),
        ]
        return expectations.compactMap { keys, expected in
            let seen = decision[JSONPointer(keys)]
            guard seen?.stringValue != expected else { return nil }
            return sighting.showing.remark(
                at: JSONPointer(["access", "decidedBy"] + keys),
                expected: "\(expected.quoted()): the role comes to the caller \(entitlement.reason)",
                seen: JSONValue.forPeople(seen), basis: .decision)
        }
    }

    private func remarksOnCollaborators(of sighting: Sighting) -> [Remark] {
        let owner = sighting.value["owner"]?["id"]?.stringValue
        var known: Set<String> = []
        var remarks: [Remark] = []
        for (index, collaborator) in sighting.showing.collaborators.enumerated() {
            guard let id = collaborator["user"]?["id"]?.stringValue else { continue }
            func remark(_ expected: String, _ seen: String, _ basis: Basis) {
                let pointer = JSONPointer(["collaborators"]).appending(index)
                remarks.append(sighting.showing.remark(at: pointer, expected: expected, seen: seen, basis: basis))
            }
            if id == owner { remark("nobody who owns the space", "\(id.quoted()), who does", .decision) }
            if !known.insert(id).inserted { remark("everybody once", "\(id.quoted()) again", .decision) }
            guard let caller = picture.caller(withID: id) else { continue }
            if let status = picture.refusal(of: sighting.resource, to: caller) {
                remark(
                    "somebody who may read \(sighting.resource)", "\(caller), who gets \(status) for it", .specification
                )
            }
        }
        return remarks
    }
}
