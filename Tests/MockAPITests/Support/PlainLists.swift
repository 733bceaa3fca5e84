import Catalog
import JSONText
import MockAPI

/// What lists must show, worked out from the rows of a catalogue in the plainest way.
struct PlainLists {
    let catalog: Snapshot
    let model: RoleModel
    /// What happened on a track or a version of it, by the track's id.
    private let activities: [String?: [EnumeratedSequence<[Activity]>.Element]]

    init(_ catalog: Snapshot) {
        let model = RoleModel(catalog)
        self.catalog = catalog
        self.model = model
        activities = Dictionary(grouping: catalog.activities.enumerated()) { model.track(of: $0.element.subject) }
    }

    /// What others did on what is shared with somebody: the newest first, and of one instant the later in the file.
    func recents(for person: Person) -> [Activity] {
        catalog.activities.enumerated()
            .filter { _, activity in
                let role = model.access(of: person.id, to: activity.subject).role
                guard activity.actorId != person.id, let role, role != .owner else { return false }
                return activity.kind != .shared || activity.recipientId == person.id || role == .admin
            }
            .sorted { ($1.element.at, $1.offset) < ($0.element.at, $0.offset) }
            .map(\.element)
    }

    struct FeedEntry {
        let track: Track
        let latest: Activity?
        var at: Instant { latest?.at ?? track.createdAt }
    }

    func feed(_ lens: String, for person: Person) -> [FeedEntry] {
        let tracks = catalog.tracks.filter { track in
            guard let role = model.access(of: person.id, to: .track(track.id)).role else { return false }
            return lens == "recent" || (lens == "yours") == (role == .owner)
        }
        return tracks.map { FeedEntry(track: $0, latest: latest(on: $0, for: person)) }.sorted { one, other in
            one.at == other.at
                ? one.track.id.utf8.lexicographicallyPrecedes(other.track.id.utf8) : one.at > other.at
        }
    }

    private func latest(on track: Track, for person: Person) -> Activity? {
        let role = model.access(of: person.id, to: .track(track.id)).role
        return activities[track.id, default: []].filter { _, activity in
            activity.kind != .shared || activity.recipientId == person.id || role.map { $0 >= .admin } == true
        }.max { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }?.element
    }
}
