import Catalog
import JSONText

extension RoleJudge {
    /// Share links that were shown to somebody who is no admin, and refusals to those who are.
    func remarksOnLinks(of operation: String) -> [Remark] {
        let shown = picture.showings(of: operation).compactMap { showing in
            entitlement(behind: showing.id).flatMap { entitlement in
                entitlement.role >= .admin
                    ? nil
                    : showing.remark(
                        at: JSONPointer(), expected: "403, since it takes an admin to see share links",
                        seen: "200 for \(showing.id.caller), \(entitlement.role) \(entitlement.reason)",
                        basis: .decision)
            }
        }
        let refused = picture.refusals.keys
            .filter { $0.operation == operation }
            .sorted { ($0.caller, $0.subject ?? "") < ($1.caller, $1.subject ?? "") }
            .compactMap(remarkOnRefusedLinks)
        return shown + refused
    }

    private func remarkOnRefusedLinks(_ id: Showing.ID) -> Remark? {
        guard let status = picture.refusal(of: id), let entitlement = entitlement(behind: id),
            entitlement.role >= .admin
        else { return nil }
        return Remark(
            showing: id, pointer: JSONPointer(),
            expected: "200 for \(id.caller), \(entitlement.role) \(entitlement.reason)", seen: "\(status)",
            basis: .decision)
    }

    /// The caller's on what a question about share links names.
    private func entitlement(behind id: Showing.ID) -> Entitlement? {
        guard let level = Level(\.linksOperation, id.operation), let subject = id.subject
        else { return nil }
        return picture.entitlement(of: id.caller, to: Sighting.Resource(level: level, id: subject))
    }
}
