import JSONText

/// Compares a version's comments with the version, with its track and with each other.
struct ThreadJudge {
    private let showing: Showing
    private let picture: Picture
    private let ids: Set<String>

    init(_ showing: Showing, in picture: Picture) {
        self.showing = showing
        self.picture = picture
        ids = Set(showing.elements.compactMap { $0["id"]?.stringValue })
    }

    var remarks: [Remark] {
        let file = picture.file(behind: showing)
        return showing.elements.enumerated().flatMap { remarks(on: $1, at: JSONPointer().appending($0), file) }
            + remarkOnCount(file)
    }

    private func remarks(on comment: JSONValue, at pointer: JSONPointer, _ file: JSONValue?) -> [Remark] {
        var remarks: [Remark] = []
        func expect(_ holds: Bool, _ key: String, _ expected: String) {
            guard !holds else { return }
            remarks.append(
                showing.remark(at: pointer.appending(key), expected: expected, seen: JSONValue.forPeople(comment[key])))
        }
        let subject = showing.id.subject ?? ""
        expect(comment["fileId"]?.stringValue == subject, "fileId", "\(subject.quoted()), which was asked for")
        expect(
            comment["parentId"]?.stringValue.map(ids.contains) ?? true, "parentId",
            "the id of a comment on the same version"
        )
        if let end = file?["durationMs"]?.integerValue, let atMs = comment["atMs"]?.integerValue {
            expect(atMs <= end, "atMs", "at most \(end), where the version ends")
        }
        return remarks
    }

    /// Where the comments of all versions were asked for, they are told with the newest one's.
    private func remarkOnCount(_ file: JSONValue?) -> [Remark] {
        let caller = showing.id.caller
        guard let trackID = file?["trackId"]?.stringValue,
            let track = picture.detail(of: Sighting.Resource(level: .track, id: trackID), for: caller)?.json,
            track["currentFileId"]?.stringValue == showing.id.subject, let count = track["commentCount"]?.integerValue,
            let files = picture.versions(of: trackID, for: caller)
        else { return [] }
        var sum = 0
        for file in files.compactMap({ $0["id"]?.stringValue }) {
            let id = Showing.ID(operation: showing.id.operation, subject: file, caller: caller)
            guard let comments = picture[id] else { return [] }
            sum += comments.elements.count
        }
        guard count != Int64(sum) else { return [] }
        return [
            showing.remark(
                at: JSONPointer(), expected: "\(count) comments on all versions, the track's `commentCount`",
                seen: "\(sum)")
        ]
    }
}

extension Picture {
    /// The version that a list is of, as it was shown to the same caller.
    func file(behind list: Showing) -> JSONValue? {
        self[Showing.ID(operation: "getFile", subject: list.id.subject, caller: list.id.caller)]?.json
    }

    /// All versions of a track; nothing where some were not shown.
    func versions(of track: String, for caller: String) -> [JSONValue]? {
        let detail = detail(of: Sighting.Resource(level: .track, id: track), for: caller)
        let list = self[Showing.ID(operation: "listFilesOfTrack", subject: track, caller: caller)]
        guard let list, let count = detail?.json["versionCount"]?.integerValue, count == Int64(list.elements.count)
        else { return nil }
        return list.elements
    }
}
