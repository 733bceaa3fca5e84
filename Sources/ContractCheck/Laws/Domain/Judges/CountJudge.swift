import JSONText

/// Compares the counts that a resource shows with the lists that its viewer can open.
struct CountJudge {
    private let sighting: Sighting
    private let picture: Picture

    init(_ sighting: Sighting, in picture: Picture) {
        self.sighting = sighting
        self.picture = picture
    }

    var remarks: [Remark] {
        switch sighting.resource.level {
        case .space:
            [compare("projectCount", with: projects?.count), compare("trackCount", with: trackCount)].compactMap { $0 }
        case .project: [compare("trackCount", with: trackCount(in: sighting.resource))].compactMap { $0 }
        case .track: remarksOnVersions
        }
    }

    private func compare(_ key: String, with count: Int?) -> Remark? {
        guard let count, let seen = sighting.value[key], seen != .integer(Int64(count)) else { return nil }
        return sighting.remark(at: key, expected: "\(count), which the list holds", seen: seen.forPeople)
    }

    private var projects: [Sighting]? { picture.list(in: sighting.resource, for: sighting.caller).map(Sighting.all) }

    private func trackCount(in project: Sighting.Resource) -> Int? {
        picture.list(in: project, for: sighting.caller)?.elements.count
    }

    /// Of a space; nothing where not all of its projects were opened.
    private var trackCount: Int? {
        guard let projects else { return nil }
        var sum = 0
        for project in projects {
            guard let count = trackCount(in: project.resource) else { return nil }
            sum += count
        }
        return sum
    }

    private var remarksOnVersions: [Remark] {
        let value = sighting.value
        guard let count = value["versionCount"]?.integerValue else { return [] }
        var remarks = remarksOnCurrentFile
        func expect(_ holds: Bool, _ key: String, _ expected: String) {
            guard !holds else { return }
            remarks.append(sighting.remark(at: key, expected: expected, seen: JSONValue.forPeople(value[key])))
        }
        let hasFile = value.hasValue("currentFileId")
        expect(count > 0 || !hasFile, "versionCount", "1 or more, since there is a `currentFileId`")
        expect(count == 0 || hasFile, "versionCount", "0, since there is no `currentFileId`")
        let comments = value["commentCount"]?.integerValue ?? 0
        expect(count > 0 || comments == 0, "commentCount", "0, since there is no version to comment on")
        // Versions are counted from 1, and the highest is the current one.
        let version = value["currentFile"]?["version"]?.integerValue
        expect(version.map { count <= $0 } ?? true, "versionCount", "at most \(version ?? 0), the current version")
        return remarks
    }

    /// Only a track's own answer shows the file.
    private var remarksOnCurrentFile: [Remark] {
        guard let file = sighting.value["currentFile"], file != .null else { return [] }
        let expectations = [
            ("id", sighting.value["currentFileId"] ?? .null), ("trackId", .string(sighting.resource.id)),
        ]
        return expectations.compactMap { key, expected in
            guard file[key] != expected else { return nil }
            return sighting.showing.remark(
                at: sighting.pointer.appending("currentFile").appending(key), expected: expected.forPeople,
                seen: JSONValue.forPeople(file[key]))
        }
    }
}
