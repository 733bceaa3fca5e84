import JSONText

/// What a share link says of itself.
struct LinkState {
    let status: String?
    let expiresAt: Moment?
    let isRevoked: Bool
    /// An expiry that is no time says nothing: that is the schema's matter.
    private let isLegible: Bool

    init(_ link: JSONValue) {
        status = link["status"]?.stringValue
        expiresAt = Moment(link["expiresAt"])
        isRevoked = link.hasValue("revokedAt")
        isLegible = expiresAt != nil || !link.hasValue("expiresAt")
    }

    /// Whether it works: its own word counts where that can be true.
    func isActive(at present: Present) -> Bool {
        (status == "active") == (complaint(at: present) == nil)
    }

    /// What is wrong with its status.
    func complaint(at present: Present) -> (expected: String, seen: String)? {
        guard let status, isLegible else { return nil }
        switch status {
        case "revoked": return isRevoked ? nil : ("a link with `revokedAt`", "\"revoked\" without it")
        case "active" where isRevoked, "expired" where isRevoked:
            return ("\"revoked\", since it has `revokedAt`", status.quoted())
        case "active":
            guard let expiresAt, !present.mayBeToCome(expiresAt), let now = present.earliest else { return nil }
            return ("\"expired\": by what else is shown it is \(now.instant) or later", "\"active\"")
        case "expired":
            guard let expiresAt else { return ("\"active\", since it never expires", "\"expired\"") }
            guard !present.mayHaveCome(expiresAt) else { return nil }
            return ("\"active\": by what else is shown its time has not come", "\"expired\"")
        // A server may have statuses that the contract does not know.
        default: return nil
        }
    }
}

extension JSONValue {
    /// Whether an object has a member that is not null: absent and null mean the same.
    func hasValue(_ key: String) -> Bool { self[key].map { $0 != .null } ?? false }
}
