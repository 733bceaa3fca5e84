import JSONText

extension DomainLaw {
    /// The derivation law: the aggregate equals what a client works out without it.
    static let derivation = DomainLaw(
        "derivation", basis: .consistency,
        [
            (
                Sighting.aggregate,
                "It equals what walking the caller's own spaces, their projects, tracks, collaborators and links gives."
            )
        ],
        notes: { picture in
            picture.showings(of: Sighting.aggregate).filter { $0.id.narrowedTo == nil }.map { showing in
                let requests = picture.requestsToDerive(for: showing.id.caller)
                return
                    "\(Sighting.aggregate) gives \(showing.id.caller) in one request what takes \(requests) without it."
            }
        }
    ) { operation, picture in
        picture.showings(of: operation)
            .filter { $0.id.narrowedTo == nil }
            .flatMap { DerivationJudge($0, in: picture).remarks }
    }
}

/// Compares one `SharedByMe` with what its caller can derive.
struct DerivationJudge {
    private let showing: Showing
    private let picture: Picture

    init(_ showing: Showing, in picture: Picture) {
        self.showing = showing
        self.picture = picture
    }

    var remarks: [Remark] {
        let entries = Sighting.all(in: showing)
        let listed = Set(entries.map(\.resource))
        return entries.flatMap { remarks(on: $0) }
            + picture.ownResources(of: showing.id.caller).filter { !listed.contains($0) }.compactMap(missing)
    }

    private func missing(_ resource: Sighting.Resource) -> Remark? {
        guard let sharing = sharing(of: resource), sharing.isShared else { return nil }
        return showing.remark(
            at: JSONPointer([resource.level.aggregateKey]), expected: "\(resource), shared by \(sharing.wording)",
            seen: "a list without it")
    }

    private func remarks(on entry: Sighting) -> [Remark] {
        // What is not the caller's own has no place here, which is told elsewhere.
        guard picture.isOwn(entry), let derived = sharing(of: entry.resource) else { return [] }
        let seen = DerivedSharing(
            collaborators: entry.value["collaborators"]?.arrayValue ?? [],
            links: entry.value["links"]?.arrayValue ?? [], at: picture.present)
        guard derived.isShared else {
            return seen.isShared
                ? [
                    showing.remark(
                        at: entry.pointer, expected: "no entry: nothing shares \(entry.resource)", seen: seen.wording)
                ]
                : []
        }
        var remarks: [Remark] = []
        if seen.collaborators != derived.collaborators {
            remarks.append(
                entry.remark(
                    at: "collaborators",
                    expected: "\(derived.wordingOfCollaborators), as \(entry.resource.level.detailOperation) says",
                    seen: seen.wordingOfCollaborators))
        }
        if seen.activeLinks != derived.activeLinks {
            remarks.append(
                entry.remark(
                    at: "links", expected: "\(derived.wordingOfLinks), as \(entry.resource.level.linksOperation) says",
                    seen: seen.wordingOfLinks))
        }
        return remarks
    }

    private func sharing(of resource: Sighting.Resource) -> DerivedSharing? {
        guard let detail = picture.detail(of: resource, for: showing.id.caller),
            let links = picture.links(on: resource, for: showing.id.caller)
        else { return nil }
        return DerivedSharing(collaborators: detail.collaborators, links: links.elements, at: picture.present)
    }
}

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

extension Picture {
    /// What a caller owns, as far as the walk from their own spaces downwards has come.
    func ownResources(of caller: String) -> [Sighting.Resource] {
        guard let spaces = self[Showing.ID(operation: Level.space.listOperation, caller: caller)] else { return [] }
        var resources: [Sighting.Resource] = []
        let own = ownSpaces(of: caller)
        var level = Sighting.all(in: spaces).map(\.resource).filter { own.contains($0.id) }
        while !level.isEmpty {
            resources += level
            level = level.compactMap { list(in: $0, for: caller) }.flatMap(Sighting.all).map(\.resource)
        }
        return resources
    }

    /// How many requests it takes a caller to derive the aggregate.
    func requestsToDerive(for caller: String) -> Int {
        ownResources(of: caller).reduce(1) { $0 + ($1.level == .track ? 2 : 3) }
    }
}
