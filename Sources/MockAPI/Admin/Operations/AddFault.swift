import Catalog
import JSONText

extension AdminOperations {
    /// `POST /__admin/faults`.
    static func addFault(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.sent()
        var faults = FaultRule(id: "", sent).faults(operations: call.backend.contract.operations)
        if let detail = (sent["caller"]?.stringValue).flatMap(call.faultOfCaller) {
            faults.append(BodyFault(pointer: JSONPointer(["caller"]), detail: detail))
        }
        guard faults.isEmpty else { throw .invalidBody(faults) }

        let (id, value) = call.world.change { state, _ in
            state.changeRules { rules in
                let id = rules.add(sent).id
                return (id, rules.value(of: id) ?? .null)
            }
        }
        return .created(value, at: call.url("faults", id))
    }
}

extension AdminCall {
    /// What is wrong with a `caller` of the body who is no user of the world.
    func faultOfCaller(_ id: String) -> String? {
        let catalog = world.moment.catalog
        guard catalog.user(id: id) == nil else { return nil }
        let meant = catalog.users.first { $0.isCalled(id) }?.id ?? catalog.nearestID(to: id, in: .users)
        let hint = meant.map { "; did you mean \($0.quoted())?" } ?? ""
        return "no user has the id \(id.quoted())\(hint)"
    }
}

extension User {
    /// Whether this is what the user is called for short, or otherwise than by id.
    fileprivate func isCalled(_ text: String) -> Bool {
        let word = text.lowercased()
        return id.hasSuffix("-" + word) || [name.lowercased(), email.lowercased(), token.lowercased()].contains(word)
    }
}

extension FaultRules {
    /// `FaultRule`.
    func value(of id: String) -> JSONValue? { values.first { $0["id"] == .string(id) } }
}
