/// How a resource is shared, by ids in the order of the answers.
struct Sharing: Hashable, CustomStringConvertible {
    /// Of users.
    let collaborators: [String]
    /// Of links.
    let activeLinks: [String]

    /// The lists of `SharedByMe`.
    enum Level: String, CaseIterable {
        case spaces, projects, tracks
    }

    /// What is shared, by level and id; what is not shared is not in here.
    typealias Table = [Level: [String: Sharing]]

    var isShared: Bool { !collaborators.isEmpty || !activeLinks.isEmpty }

    /// Such as `the collaborators user-ben, user-cleo and the active links link-a`.
    var description: String {
        [("collaborators", collaborators), ("active links", activeLinks)]
            .map { $1.isEmpty ? "no \($0)" : "the \($0) \($1.joined(separator: ", "))" }
            .joined(separator: " and ")
    }
}

extension Sharing {
    /// - Parameters:
    ///   - resource: what the client keeps of it, with its collaborators.
    ///   - activeLinks: what the client keeps of them.
    ///   - call: what the client was asked for it all.
    init(of resource: Kept, activeLinks: [Kept], from call: ContractCall) throws(Unsupported) {
        let collaborators = try (resource["collaborators"]?.list).required("collaborators", of: call)
        var users: [String] = []
        for collaborator in collaborators {
            users.append(try (collaborator["user"]?["id"]?.text).required("ids of collaborators", of: call))
        }
        var links: [String] = []
        for link in activeLinks { links.append(try (link["id"]?.text).required("ids of links", of: call)) }
        self.init(collaborators: users, activeLinks: links)
    }
}
