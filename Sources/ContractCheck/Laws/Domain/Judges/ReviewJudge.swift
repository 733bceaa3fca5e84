import JSONText

/// Compares a track's reviews with the track and its versions.
struct ReviewJudge {
    private let showing: Showing
    private let picture: Picture

    init(_ showing: Showing, in picture: Picture) {
        self.showing = showing
        self.picture = picture
    }

    var remarks: [Remark] {
        showing.elements.enumerated().flatMap { remarks(on: $1, at: JSONPointer().appending($0)) } + remarkOnState
    }

    private func remarks(on review: JSONValue, at pointer: JSONPointer) -> [Remark] {
        var remarks: [Remark] = []
        func expect(_ holds: Bool, _ key: String, _ expected: String) {
            guard !holds else { return }
            remarks.append(
                showing.remark(at: pointer.appending(key), expected: expected, seen: JSONValue.forPeople(review[key])))
        }
        let subject = showing.id.subject ?? ""
        expect(review["trackId"]?.stringValue == subject, "trackId", "\(subject.quoted()), which was asked for")
        if let files = picture.versions(of: subject, for: showing.id.caller) {
            let file = files.first { $0["id"] == review["fileId"] }
            expect(file != nil, "fileId", "a version of the track")
            if let version = file?["version"] {
                expect(review["version"] == version, "version", "\(version.forPeople), as listFilesOfTrack says")
            }
        }
        return remarks
    }

    /// Nobody says that a track which waits for a review, or is a draft, has never had one.
    private var remarkOnState: [Remark] {
        let track = Sighting.Resource(level: .track, id: showing.id.subject ?? "")
        let state = picture.detail(of: track, for: showing.id.caller)?.json["state"]?.stringValue
        guard let newest = showing.elements.first, let decision = state.flatMap({ Self.decisions[$0] }),
            newest["decision"]?.stringValue != decision
        else { return [] }
        return [
            showing.remark(
                at: JSONPointer().appending(0).appending("decision"),
                expected:
                    "\(decision.quoted()), since the track's `state` is \(JSONValue.forPeople(state.map(JSONValue.string)))",
                seen: JSONValue.forPeople(newest["decision"]))
        ]
    }

    /// What decides a state.
    private static let decisions = ["approved": "approve", "changesRequested": "requestChanges"]
}
