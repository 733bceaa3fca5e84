import JSONText

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
