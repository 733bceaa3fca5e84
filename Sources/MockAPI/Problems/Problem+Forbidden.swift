import Catalog
import HTTPWire
import JSONText

extension ProblemDocument {
    /// 403 that says which rule and which grant decided it.
    static func forbidden(_ refusal: Refusal) -> ProblemDocument {
        let what = "\(refusal.resource.kind.rawValue) \"\(refusal.resourceName)\""
        var document = ProblemDocument(
            .forbidden, detail: "This needs the role \(refusal.required.rawValue) on the \(what). \(refusal.sentence)")
        var access = JSONObject([("required", .string(refusal.required.rawValue))])
        if let effective = refusal.access.role { access.append("effective", .string(effective.rawValue)) }
        access.append("decidedBy", refusal.access.decidedBy.value(name: refusal.decidedOnName))
        document.access = .object(access)
        return document
    }
}

extension Refusal {
    fileprivate var sentence: String {
        guard let role = access.role, let place = access.decidedBy.on else {
            return "The caller has none: no grant on it or on what holds it."
        }
        let grant = access.decidedBy.grantId.map { " by the grant \"\($0)\"" } ?? ""
        return "The caller is \(role.rawValue)\(grant) on the \(place.kind.rawValue) \"\(decidedOnName ?? place.id)\"."
    }
}

extension Decision {
    /// `decidedBy` as the contract shapes it; `name` is that of the resource decided on.
    func value(name: String?) -> JSONValue {
        var object = JSONObject([("rule", .string(rule.rawValue))])
        if let on {
            object.append(
                "on", ["type": .string(on.kind.rawValue), "id": .string(on.id), "name": .string(name ?? on.id)])
        }
        if let grantId { object.append("grantId", .string(grantId)) }
        return .object(object)
    }
}
