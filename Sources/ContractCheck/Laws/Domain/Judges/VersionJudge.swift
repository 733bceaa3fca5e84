import JSONText

/// Compares versions with their track, and each with the list that it stands on.
struct VersionJudge {
    private let showing: Showing
    private let picture: Picture

    init(_ showing: Showing, in picture: Picture) {
        self.showing = showing
        self.picture = picture
    }

    /// Of the list of a track's versions.
    var remarksOnList: [Remark] {
        guard let subject = showing.id.subject else { return [] }
        let strangers = showing.elements.enumerated().compactMap { index, file in
            remark(
                at: JSONPointer().appending(index), "trackId", of: file, expected: .string(subject),
                "which was asked for")
        }
        let track = Sighting.Resource(level: .track, id: subject)
        guard strangers.isEmpty, let detail = picture.detail(of: track, for: showing.id.caller)?.json else {
            return strangers
        }
        var remarks: [Remark] = []
        if let current = detail["currentFileId"], let newest = showing.elements.first, newest["id"] != current {
            remarks.append(
                showing.remark(
                    at: JSONPointer().appending(0).appending("id"),
                    expected: "\(current.forPeople), the track's `currentFileId`",
                    seen: JSONValue.forPeople(newest["id"])))
        }
        let count = Int64(showing.elements.count)
        if let expected = detail["versionCount"]?.integerValue, expected != count {
            remarks.append(
                showing.remark(
                    at: JSONPointer(), expected: "\(expected) versions, the track's `versionCount`", seen: "\(count)"))
        }
        return remarks
    }

    /// Of a version's own answer.
    var remarksOnFile: [Remark] {
        guard let subject = showing.id.subject else { return [] }
        if let remark = remark(
            at: JSONPointer(), "id", of: showing.json, expected: .string(subject), "which was asked for")
        {
            return [remark]
        }
        let lists = picture.showings(of: "listFilesOfTrack").filter { $0.id.caller == showing.id.caller }
        guard let listed = lists.lazy.flatMap(\.elements).first(where: { $0["id"]?.stringValue == subject }) else {
            return []
        }
        return ["trackId", "version", "name", "mimeType", "sizeBytes", "durationMs", "uploadedAt"].compactMap { key in
            remark(at: JSONPointer(), key, of: showing.json, expected: listed[key], "as listFilesOfTrack says")
        }
    }

    private func remark(
        at pointer: JSONPointer, _ key: String, of file: JSONValue, expected: JSONValue?, _ reason: String
    ) -> Remark? {
        guard !Likeness.areAlike(file[key], expected) else { return nil }
        return showing.remark(
            at: pointer.appending(key), expected: "\(JSONValue.forPeople(expected)), \(reason)",
            seen: JSONValue.forPeople(file[key]))
    }
}
