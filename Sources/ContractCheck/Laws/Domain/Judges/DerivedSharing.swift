import JSONText

/// Whom a resource is shared with, and by which links that work.
struct DerivedSharing {
    /// What each has, by user id.
    let collaborators: [String: Grant]
    let activeLinks: Set<String>

    struct Grant: Hashable {
        let role: String?
        let grantedAt: Moment?
        let grantedBy: String?
    }

    init(collaborators: [JSONValue], links: [JSONValue], at present: Present) {
        self.collaborators = Dictionary(
            collaborators.compactMap { collaborator in
                collaborator["user"]?["id"]?.stringValue.map { id in
                    let grant = Grant(
                        role: collaborator["role"]?.stringValue, grantedAt: Moment(collaborator["grantedAt"]),
                        grantedBy: collaborator["grantedBy"]?["id"]?.stringValue)
                    return (id, grant)
                }
            }, uniquingKeysWith: { first, _ in first })
        activeLinks = Set(
            links.filter { LinkState($0).isActive(at: present) }.compactMap { $0["id"]?.stringValue })
    }

    var isShared: Bool { !collaborators.isEmpty || !activeLinks.isEmpty }

    var wording: String { "\(wordingOfCollaborators) and \(wordingOfLinks)" }

    var wordingOfCollaborators: String {
        guard !collaborators.isEmpty else { return "no collaborator" }
        return collaborators.sorted { $0.key < $1.key }.map { id, grant in
            let since = grant.grantedAt.map { " since \($0.instant)" } ?? ""
            return "\(id) as \(grant.role ?? "nothing")\(since)" + (grant.grantedBy.map { " by \($0)" } ?? "")
        }.joined(separator: ", ")
    }

    var wordingOfLinks: String {
        activeLinks.isEmpty ? "no active link" : "the active links \(activeLinks.sorted().joined(separator: ", "))"
    }
}
