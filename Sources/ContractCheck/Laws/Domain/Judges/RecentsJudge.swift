import Catalog
import JSONText

/// What somebody's recents must keep: see `listRecents`' `x-decision`.
struct RecentsJudge {
    private let showing: Showing
    private let picture: Picture
    private let ownSpaces: Set<String>

    init(_ showing: Showing, in picture: Picture) {
        self.showing = showing
        self.picture = picture
        ownSpaces = picture.ownSpaces(of: showing.id.caller)
    }

    var remarks: [Remark] {
        var known: Set<String> = []
        return showing.elements.enumerated().flatMap { index, activity in
            let pointer = JSONPointer().appending(index)
            if let id = activity["id"]?.stringValue, !known.insert(id).inserted {
                return [remark(at: pointer, expected: "every activity once", seen: "\(id.quoted()) again")]
            }
            return remarks(on: activity, at: pointer)
        }
    }

    private func remarks(on activity: JSONValue, at pointer: JSONPointer) -> [Remark] {
        var remarks: [Remark] = []
        if let caller = picture.ids[showing.id.caller], activity["actor"]?["id"]?.stringValue == caller {
            remarks.append(
                remark(
                    at: pointer.appending("actor"), expected: "what others did", seen: "what the caller did"))
        }
        if let space = activity[Level.space.key]?.stringValue, ownSpaces.contains(space) {
            remarks.append(
                remark(
                    at: pointer.appending(Level.space.key), expected: "what is shared with the caller",
                    seen: "\(space.quoted()), which is the caller's own"))
        }
        return remarks + remarksOnSubject(of: activity, at: pointer)
    }

    private func remarksOnSubject(of activity: JSONValue, at pointer: JSONPointer) -> [Remark] {
        let type = activity["subject"]?["type"]?.stringValue ?? ""
        let subject = activity["subject"]?["id"]?.stringValue ?? ""
        // A file is reached by its track.
        let level = type == "file" ? .track : Level(rawValue: type)
        guard let level, let id = activity[level.key]?.stringValue else { return [] }
        if type != "file", id != subject {
            return [
                remark(
                    at: pointer.appending(level.key), expected: "\(subject.quoted()), the subject",
                    seen: id.quoted())
            ]
        }
        let resource = Sighting.Resource(level: level, id: id)
        if let status = picture.refusal(of: resource, to: showing.id.caller) {
            return [
                remark(
                    at: pointer.appending("subject"), expected: "what the caller may read",
                    seen: "\(resource), which answers \(status)")
            ]
        }
        return remarkOnShare(activity, on: resource, at: pointer).map { [$0] } ?? []
    }

    /// That something was shared is seen by whom it was shared with, and by admins of it.
    private func remarkOnShare(
        _ activity: JSONValue, on resource: Sighting.Resource, at pointer: JSONPointer
    ) -> Remark? {
        guard activity["kind"]?.stringValue == "shared", let caller = picture.ids[showing.id.caller],
            activity["recipient"]?["id"]?.stringValue != caller,
            let entitlement = picture.entitlement(of: showing.id.caller, to: resource), entitlement.role < .admin
        else { return nil }
        return remark(
            at: pointer, expected: "a share with the caller, or of what they are an admin of",
            seen:
                "a share with \(JSONValue.forPeople(activity["recipient"]?["id"])) of \(resource), where they are \(entitlement.role)"
        )
    }

    private func remark(at pointer: JSONPointer, expected: String, seen: String) -> Remark {
        showing.remark(at: pointer, expected: expected, seen: seen, basis: .decision)
    }
}
