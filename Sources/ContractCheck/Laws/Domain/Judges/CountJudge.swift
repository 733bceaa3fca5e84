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

    /// Versions are counted from 1, and the highest is the current one.
    private var remarksOnVersions: [Remark] {
        guard let count = sighting.value["versionCount"]?.integerValue else { return [] }
        let hasFile = sighting.value.hasValue("currentFileId")
        var remarks: [Remark] = []
        func remark(_ key: String, _ expected: String, _ seen: JSONValue?) {
            remarks.append(sighting.remark(at: key, expected: expected, seen: JSONValue.forPeople(seen)))
        }
        if (count > 0) != hasFile {
            remark(
                "versionCount", hasFile ? "1 or more, since there is a `currentFileId`" : "0 without a `currentFileId`",
                sighting.value["versionCount"])
        }
        if count == 0, let comments = sighting.value["commentCount"], comments != 0 {
            remark("commentCount", "0, since comments are on versions and there is none", comments)
        }
        let file = sighting.value["currentFile"]
        if let version = file?["version"]?.integerValue, version < count {
            remark("versionCount", "at most \(version), the current version", sighting.value["versionCount"])
        }
        if let file, file != .null {
            if file["id"] != sighting.value["currentFileId"] {
                remark("currentFile", "the file \(JSONValue.forPeople(sighting.value["currentFileId"]))", file["id"])
            }
            if file["trackId"]?.stringValue != sighting.resource.id {
                remark("currentFile", "a file of \(sighting.resource)", file["trackId"])
            }
        }
        return remarks
    }
}
