import JSONText

/// A list in an answer, and the order that it must be in.
struct SortedList {
    let pointer: JSONPointer
    let elements: [JSONValue]
    let order: SortOrder

    /// All such lists in an answer.
    static func all(in showing: Showing) -> [SortedList] {
        switch showing.id.operation {
        case Level.space.listOperation, Level.project.listOperation: [whole(showing, .name)]
        case Level.track.listOperation: [whole(showing, .position)]
        case "listRecents": [whole(showing, .newestFirst(["at"]))]
        case Sighting.aggregate: aggregate(showing)
        case Sighting.feed: [whole(showing, .newestThenID("lastActivityAt"))]
        case "listFilesOfTrack": [whole(showing, .newestVersion)]
        case "listCommentsOfFile": [whole(showing, .oldestFirst("createdAt"))]
        case "listSectionsOfFile": [whole(showing, .start)]
        case "listReviewsOfTrack": [whole(showing, .newestFirst(["createdAt"]))]
        case let operation where Level(\.sharedOperation, operation) != nil:
            [whole(showing, .newestFirst(["sharing", "sharedAt"]))]
        case let operation where Level(\.linksOperation, operation) != nil:
            [whole(showing, .newestFirst(["createdAt"]))]
        case let operation where Level(\.detailOperation, operation) != nil:
            [collaborators(of: showing.json, at: JSONPointer())]
        default: []
        }
    }

    private static func whole(_ showing: Showing, _ order: SortOrder) -> SortedList {
        SortedList(pointer: JSONPointer(), elements: showing.elements, order: order)
    }

    private static func collaborators(of value: JSONValue, at pointer: JSONPointer) -> SortedList {
        list("collaborators", of: value, at: pointer, .collaborators)
    }

    private static func list(
        _ key: String, of value: JSONValue, at pointer: JSONPointer, _ order: SortOrder
    ) -> SortedList {
        SortedList(pointer: pointer.appending(key), elements: value[key]?.arrayValue ?? [], order: order)
    }

    private static func aggregate(_ showing: Showing) -> [SortedList] {
        let lists = Level.allCases.map {
            list($0.aggregateKey, of: showing.json, at: JSONPointer(), .newestThenID("lastSharedAt"))
        }
        let within = Sighting.all(in: showing).flatMap { entry in
            [
                collaborators(of: entry.value, at: entry.pointer),
                list("links", of: entry.value, at: entry.pointer, .newestFirst(["createdAt"])),
            ]
        }
        return lists + within
    }

    /// Where the order breaks first: what stands behind is not told, since it mostly follows from it.
    func remark(in showing: Showing) -> Remark? {
        for (index, (one, other)) in zip(elements, elements.dropFirst()).enumerated() {
            guard let complaint = order.complaint(about: other, behind: one) else { continue }
            return showing.remark(
                at: pointer.appending(index + 1), expected: complaint.expected, seen: complaint.seen)
        }
        return nil
    }
}
