import Catalog
import JSONText

/// Compares one feed with what its caller was shown elsewhere.
struct FeedJudge {
    private let showing: Showing
    private let picture: Picture

    init(_ showing: Showing, in picture: Picture) {
        self.showing = showing
        self.picture = picture
    }

    enum Lens: String, CaseIterable {
        case recent, shared, yours
    }

    /// The longest page that can be asked for. Of a longer feed only that is judged.
    static let mostEntries = 200

    private var caller: String { showing.id.caller }
    private var lens: Lens? { showing.id.narrowedTo.flatMap(Lens.init) }

    var remarks: [Remark] {
        let entries = Sighting.all(in: showing)
        return entries.flatMap(remarks) + missingTracks(besides: Set(entries.map(\.resource)))
    }

    // MARK: What is listed

    private func remarks(on entry: Sighting) -> [Remark] {
        if let status = picture.refusal(of: entry.resource, to: caller) {
            return [
                showing.remark(
                    at: entry.pointer, expected: "what the caller may read",
                    seen: "\(entry.resource), which answers \(status)")
            ]
        }
        return [remarkOnLens(entry), remarkOnInstant(of: entry), remarkOnUnread(of: entry)].compactMap { $0 }
            + remarksOnActivity(of: entry)
    }

    private func remarkOnLens(_ entry: Sighting) -> Remark? {
        let isOwn = picture.isOwn(entry)
        switch lens {
        case .yours where !isOwn:
            return entry.remark(at: "role", expected: "what is in the caller's own spaces", seen: "\(entry.resource)")
        case .shared where isOwn:
            return entry.remark(at: "role", expected: "what is in others' spaces", seen: "\(entry.resource)")
        default: return nil
        }
    }

    private func remarkOnInstant(of entry: Sighting) -> Remark? {
        let activity = entry.value["latestActivity"].flatMap { $0 == .null ? nil : $0 }
        let source = activity == nil ? "createdAt" : "latestActivity/at"
        guard let expected = Moment(activity.map { $0["at"] ?? .null } ?? entry.value["createdAt"]),
            let seen = Moment(entry.value["lastActivityAt"]), seen != expected
        else { return nil }
        return entry.remark(
            at: "lastActivityAt", expected: "\(expected.instant), its `\(source)`",
            seen: JSONValue.forPeople(entry.value["lastActivityAt"]))
    }

    private func remarkOnUnread(of entry: Sighting) -> Remark? {
        guard let unread = entry.value["unreadCommentCount"]?.integerValue,
            let count = entry.value["commentCount"]?.integerValue, unread > count
        else { return nil }
        return entry.remark(
            at: "unreadCommentCount", expected: "at most \(count), its `commentCount`", seen: "\(unread)")
    }

    private func remarksOnActivity(of entry: Sighting) -> [Remark] {
        guard let activity = entry.value["latestActivity"], activity != .null else { return [] }
        let pointer = entry.pointer.appending("latestActivity")
        if let track = activity["trackId"]?.stringValue, track != entry.resource.id {
            return [
                showing.remark(
                    at: pointer.appending("trackId"), expected: "\(entry.resource.id.quoted()), whose entry it is",
                    seen: track.quoted())
            ]
        }
        guard activity["kind"]?.stringValue == "shared", let id = picture.ids[caller],
            activity["recipient"]?["id"]?.stringValue != id,
            let entitlement = picture.entitlement(of: caller, to: entry.resource), entitlement.role < .admin
        else { return [] }
        return [
            showing.remark(
                at: pointer, expected: "a share with the caller, or of what they are an admin of",
                seen: "a share with \(JSONValue.forPeople(activity["recipient"]?["id"]))")
        ]
    }

    // MARK: What is not

    /// A feed without a lens shows no more than the newest.
    private func missingTracks(besides listed: Set<Sighting.Resource>) -> [Remark] {
        guard let lens, showing.elements.count < Self.mostEntries else { return [] }
        var known = listed
        return Level.track.operations.flatMap(picture.sightings).filter { track in
            guard track.caller == caller, picture.detail(of: track.resource, for: caller) != nil else { return false }
            return lens == .recent || picture.isOwn(track) == (lens == .yours)
        }
        .filter { known.insert($0.resource).inserted }
        .map { track in
            showing.remark(
                at: JSONPointer(),
                expected: "\(track.resource), which \(track.showing.id.operation) shows to the caller",
                seen: "a list without it")
        }
    }
}

extension Level {
    /// What shows resources of the level as such.
    fileprivate var operations: [String] { [listOperation, sharedOperation, detailOperation] }
}
