import JSONText

/// Compares a list of what is shared with somebody with the collaborators of everything that is seen.
struct InboundJudge {
    private let showing: Showing
    private let level: Level
    private let picture: Picture

    init(_ showing: Showing, of level: Level, in picture: Picture) {
        self.showing = showing
        self.level = level
        self.picture = picture
    }

    var remarks: [Remark] {
        let entries = Sighting.all(in: showing)
        var known: Set<Sighting.Resource> = []
        let found = entries.flatMap { entry in
            known.insert(entry.resource).inserted
                ? remarks(on: entry)
                : [entry.remark(at: "id", expected: "every \(level) once", seen: "\(entry.resource.id.quoted()) again")]
        }
        return found + missing(from: known)
    }

    private func remarks(on entry: Sighting) -> [Remark] {
        if picture.isOwn(entry) {
            return [showing.remark(at: entry.pointer, expected: "what is somebody else's", seen: "the caller's own")]
        }
        guard let id = picture.ids[entry.caller], let detail = picture.detail(of: entry.resource, for: entry.caller)
        else { return [] }
        guard let grant = detail.collaborator(id) else {
            return [
                showing.remark(
                    at: entry.pointer, expected: "a \(level) with a grant to the caller on itself",
                    seen: "\(entry.resource), whose collaborators the caller is not among", basis: .decision)
            ]
        }
        return differences(of: entry.value["sharing"] ?? .null, from: grant).map { key, expected, seen in
            entry.showing.remark(
                at: entry.pointer.appending("sharing").appending(key),
                expected: "\(expected), as \(level.detailOperation) says",
                seen: seen)
        }
    }

    private func differences(
        of sharing: JSONValue, from grant: JSONValue
    ) -> [(key: String, expected: String, seen: String)] {
        var differences: [(String, String, String)] = []
        func compare(_ key: String, _ expected: JSONValue?, _ seen: JSONValue?, areEqual: Bool) {
            guard expected != nil, !areEqual else { return }
            differences.append((key, JSONValue.forPeople(expected), JSONValue.forPeople(seen)))
        }
        compare("role", grant["role"], sharing["role"], areEqual: grant["role"] == sharing["role"])
        let (at, sharedAt) = (grant["grantedAt"], sharing["sharedAt"])
        compare("sharedAt", at, sharedAt, areEqual: Moment(at) == Moment(sharedAt))
        let (by, sharedBy) = (grant["grantedBy"]?["id"], sharing["sharedBy"]?["id"])
        compare("sharedBy", by, sharedBy, areEqual: by == sharedBy)
        return differences
    }

    /// What has the caller among its collaborators, whoever sees it, and is not listed.
    private func missing(from listed: Set<Sighting.Resource>) -> [Remark] {
        guard let id = picture.ids[showing.id.caller] else { return [] }
        var missing: Set<Sighting.Resource> = []
        return picture.sightings(in: level.detailOperation).compactMap { sighting in
            guard sighting.showing.collaborator(id) != nil, sighting.value["owner"]?["id"]?.stringValue != id,
                !listed.contains(sighting.resource), missing.insert(sighting.resource).inserted
            else { return nil }
            return showing.remark(
                at: JSONPointer(), expected: "\(sighting.resource), which the caller is a collaborator of",
                seen: "a list without it")
        }
    }
}
