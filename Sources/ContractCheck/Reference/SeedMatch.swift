import Catalog
import JSONText

/// Whether a server plays the seeds, and at what distance in time.
enum SeedMatch {
    /// How many seconds later than in the seeds everything is. Nothing where nobody whom the seeds know has asked, or what
    /// is shown is not theirs.
    ///
    /// It is what most spaces say: one whose date is wrong shall be found, not believed.
    static func shift(of seeds: Snapshot, in picture: Picture) -> Int64? {
        guard picture.ids.values.contains(where: { seeds.user(id: $0) != nil }) else { return nil }
        var votes: [Int64: Int] = [:]
        for sighting in Sighting.operations.flatMap(picture.sightings) {
            guard let made = madeAt(sighting.resource, in: seeds), let seen = Moment(sighting.value["createdAt"])
            else { continue }
            votes[seen.instant.secondsSinceEpoch - made.secondsSinceEpoch, default: 0] += 1
        }
        // Of equally many the smallest, so that the same answers are always judged alike.
        return votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }

    private static func madeAt(_ resource: Sighting.Resource, in seeds: Snapshot) -> Instant? {
        switch resource.level {
        case .space: seeds.space(id: resource.id)?.createdAt
        case .project: seeds.project(id: resource.id)?.createdAt
        case .track: seeds.track(id: resource.id)?.createdAt
        }
    }
}
