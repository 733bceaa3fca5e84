import JSONText

/// Compares answers that tell of one thing. Roles, counts and sharing are other laws' matter.
struct AgreementJudge {
    private let picture: Picture

    init(_ picture: Picture) { self.picture = picture }

    /// An item of a list against the resource's own answer to the same caller.
    func remarksOnItem(_ item: Sighting) -> [Remark] {
        let belonging = remarkOnBelonging(of: item)
        guard let detail = picture.detail(of: item.resource, for: item.caller) else { return belonging }
        let source = "as \(detail.id.operation) says"
        return belonging + differences(item, from: detail, in: item.resource.level.properties, source)
    }

    /// Resources' own answers, each against the one that another caller got first.
    func remarksOnDetails(of operation: String) -> [Remark] {
        var first: [Sighting.Resource: Showing] = [:]
        return picture.sightings(in: operation).flatMap { sighting in
            if let asked = sighting.showing.id.subject, asked != sighting.resource.id {
                return [
                    sighting.remark(
                        at: "id", expected: "\(asked.quoted()), which was asked for",
                        seen: sighting.resource.id.quoted())
                ]
            }
            guard let other = first[sighting.resource] else {
                first[sighting.resource] = sighting.showing
                return []
            }
            let level = sighting.resource.level
            return differences(
                sighting, from: other, in: level.properties + level.detailProperties,
                "as \(other.id.caller) reads it")
                + differencesInCollaborators(sighting, from: other)
        }
    }

    /// A list against the one that another caller got first.
    func remarksOnLists(of operation: String) -> [Remark] {
        let isOfOneResource = Level.allCases.contains { level in
            operation == level.linksOperation || operation == level.listOperation && level != .space
        }
        guard isOfOneResource else { return [] }
        var first: [String: Showing] = [:]
        return picture.showings(of: operation).compactMap { showing in
            guard let subject = showing.id.subject else { return nil }
            guard let other = first[subject] else {
                first[subject] = showing
                return nil
            }
            let (ids, otherIDs) = (showing.elements.map { $0["id"] }, other.elements.map { $0["id"] })
            guard Set(ids) != Set(otherIDs) else { return nil }
            let lacking = Set(otherIDs).subtracting(ids).compactMap { $0?.stringValue }.sorted()
            let surplus = Set(ids).subtracting(otherIDs).compactMap { $0?.stringValue }.sorted()
            return showing.remark(
                at: JSONPointer(), expected: "what \(other.id.caller) is shown",
                seen: (lacking.map { "\($0.quoted()) missing" } + surplus.map { "\($0.quoted()) besides" })
                    .joined(separator: ", "))
        }
    }

    private func remarkOnBelonging(of item: Sighting) -> [Remark] {
        guard item.resource.level.listOperation == item.showing.id.operation, let subject = item.showing.id.subject,
            let holder = item.holders.first, holder.id != subject
        else { return [] }
        return [
            item.remark(
                at: holder.level.key, expected: "\(subject.quoted()), whose list it is", seen: holder.id.quoted())
        ]
    }

    private func differences(
        _ sighting: Sighting, from other: Showing, in properties: [[String]], _ source: String
    ) -> [Remark] {
        properties.compactMap { keys in
            let (seen, expected) = (sighting.value[JSONPointer(keys)], other.json[JSONPointer(keys)])
            guard !Likeness.areAlike(seen, expected) else { return nil }
            return sighting.showing.remark(
                at: keys.reduce(sighting.pointer) { $0.appending($1) },
                expected: "\(JSONValue.forPeople(expected)), \(source)", seen: JSONValue.forPeople(seen))
        }
    }

    private func differencesInCollaborators(_ sighting: Sighting, from other: Showing) -> [Remark] {
        func sharing(_ value: JSONValue) -> DerivedSharing {
            DerivedSharing(collaborators: value["collaborators"]?.arrayValue ?? [], links: [], at: picture.present)
        }
        let (seen, expected) = (sharing(sighting.value), sharing(other.json))
        guard seen.collaborators != expected.collaborators else { return [] }
        return [
            sighting.remark(
                at: "collaborators", expected: "\(expected.wordingOfCollaborators), as \(other.id.caller) reads it",
                seen: seen.wordingOfCollaborators)
        ]
    }
}

extension Level {
    /// What every answer tells that shows such a resource.
    fileprivate var properties: [[String]] {
        let shared = [["name"], ["artworkUrl"], ["createdAt"], ["updatedAt"]]
        let own: [[String]] =
            switch self {
            case .space: [["owner", "id"], ["owner", "name"], ["genre"]]
            case .project: [["artistId"], ["artistName"], ["kind"], ["releaseDate"]]
            case .track:
                [
                    ["projectId"], ["projectName"], ["artistId"], ["artistName"], ["position"], ["durationMs"],
                    ["label"],
                    ["state"], ["currentFileId"], ["versionCount"], ["commentCount"],
                ]
            }
        return shared + own
    }

    /// What only a resource's own answer tells, to everybody.
    fileprivate var detailProperties: [[String]] {
        switch self {
        case .space, .project: [["owner", "id"], ["owner", "name"], ["description"]]
        case .track:
            [["owner", "id"], ["owner", "name"], ["labelCopy"], ["currentFile", "id"], ["currentFile", "version"]]
        }
    }
}
