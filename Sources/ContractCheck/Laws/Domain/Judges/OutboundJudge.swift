import JSONText

/// Holds one `SharedByMe` to its own rules.
struct OutboundJudge {
    private let showing: Showing
    private let entries: [Sighting]
    private let picture: Picture

    init(_ showing: Showing, in picture: Picture) {
        self.showing = showing
        self.picture = picture
        entries = Sighting.all(in: showing)
    }

    var remarks: [Remark] {
        let found = entries.flatMap(remarks(on:)) + remarksOnRepetition + remarksOnTotals
        guard let type = showing.id.narrowedTo else { return found }
        return found + remarksOnNarrowing(to: type)
    }

    private func remarks(on entry: Sighting) -> [Remark] {
        let links = entry.value["links"]?.arrayValue ?? []
        let ofLinks = links.enumerated().compactMap { index, link in
            complaint(about: link).map { expected, seen in
                let pointer = entry.pointer.appending("links").appending(index).appending("status")
                return showing.remark(at: pointer, expected: expected, seen: seen)
            }
        }
        return ofLinks + [remarkOnOwner(of: entry), remarkOnSharing(of: entry)].compactMap { $0 }
    }

    private func remarkOnOwner(of entry: Sighting) -> Remark? {
        guard picture.ids[entry.caller] != nil, !picture.isOwn(entry) else { return nil }
        return entry.remark(
            at: "role", expected: "\"owner\": what is the caller's own", seen: JSONValue.forPeople(entry.value["role"]))
    }

    /// What shares it, and since when.
    private func remarkOnSharing(of entry: Sighting) -> Remark? {
        let collaborators = entry.value["collaborators"]?.arrayValue ?? []
        let links = entry.value["links"]?.arrayValue ?? []
        guard !collaborators.isEmpty || !links.isEmpty else {
            return showing.remark(
                at: entry.pointer, expected: "what is shared by a collaborator or an active link", seen: "neither")
        }
        let instants = collaborators.map { $0["grantedAt"] } + links.map { $0["createdAt"] }
        guard let latest = instants.compactMap(Moment.init).max(), let seen = entry.value["lastSharedAt"],
            let last = Moment(seen), last != latest
        else { return nil }
        return entry.remark(
            at: "lastSharedAt", expected: "\(latest.instant), the latest `grantedAt` or `createdAt`",
            seen: seen.forPeople)
    }

    private func complaint(about link: JSONValue) -> (expected: String, seen: String)? {
        let state = LinkState(link)
        if let status = state.status, ["expired", "revoked"].contains(status) {
            return ("\"active\" links only", status.quoted())
        }
        return state.complaint(at: picture.present)
    }

    private var remarksOnRepetition: [Remark] {
        var known: Set<Sighting.Resource> = []
        return entries.compactMap { entry in
            known.insert(entry.resource).inserted
                ? nil : entry.remark(at: "id", expected: "everything once", seen: "\(entry.resource.id.quoted()) again")
        }
    }

    private var remarksOnTotals: [Remark] {
        let people = entries.flatMap { $0.value["collaborators"]?.arrayValue ?? [] }
            .compactMap { $0["user"]?["id"]?.stringValue }
        let counts = [
            ("resources", entries.count, "listed"), ("collaborators", Set(people).count, "different people"),
            ("activeLinks", entries.reduce(0) { $0 + ($1.value["links"]?.arrayValue?.count ?? 0) }, "listed"),
        ]
        return counts.compactMap { key, count, what in
            guard let seen = showing.json["totals"]?[key], seen != .integer(Int64(count)) else { return nil }
            return showing.remark(
                at: JSONPointer(["totals", key]), expected: "\(count) (\(what))", seen: seen.forPeople)
        }
    }

    /// What is narrowed to one kind has that list as the whole has it, and nothing in the others.
    private func remarksOnNarrowing(to type: String) -> [Remark] {
        var wholeID = showing.id
        wholeID.narrowedTo = nil
        let whole = picture[wholeID]
        return Level.allCases.compactMap { level in
            let ids = ids(of: level, in: showing)
            let expected = level.rawValue == type ? whole.map { self.ids(of: level, in: $0) } : []
            guard let expected, ids != expected else { return nil }
            return showing.remark(
                at: JSONPointer([level.aggregateKey]),
                expected: level.rawValue == type
                    ? "what is listed without `type`: \(expected.count) entries" : "nothing with `type=\(type)`",
                seen: "\(ids.count) entries")
        }
    }

    private func ids(of level: Level, in showing: Showing) -> [String?] {
        (showing.json[level.aggregateKey]?.arrayValue ?? []).map { $0["id"]?.stringValue }
    }
}
