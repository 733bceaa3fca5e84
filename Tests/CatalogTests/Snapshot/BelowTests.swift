import JSONText
import Testing

@testable import Catalog

/// What is below a resource, found in the plainest way: by going through everything there is.
@Suite("What is below a resource")
struct BelowTests {
    /// A catalogue that was changed by chance.
    private static func edited(seed: UInt64) -> Snapshot {
        var (source, model) = (EditSource(seed: seed), CatalogModel())
        for edit in source.edits(120) { model.apply(edit) }
        return model.snapshot().edited(source.edits(60))
    }

    private static func isBelow(_ resource: ResourceID, _ ancestor: ResourceID, in snapshot: Snapshot) -> Bool {
        var level: ResourceID? = resource
        while let current = level {
            if current == ancestor { return true }
            level = snapshot.parent(of: current)
        }
        return false
    }

    private static let domains = EditSource.resources.filter { $0.kind != .file }

    @Test("Activities are those whose subjects are there, the newest first", arguments: 0..<16)
    func activities(seed: UInt64) {
        let snapshot = Self.edited(seed: seed)
        for resource in Self.domains {
            for isShared in [false, true] {
                let expected = snapshot.activitiesNewestFirst.filter {
                    ($0.kind == .shared) == isShared && Self.isBelow($0.subject, resource, in: snapshot)
                }
                let found = snapshot.activities(below: resource, shared: isShared)
                #expect(found.map(\.id) == expected.map(\.id), "\(resource)")
                #expect(found.map(\.at) == expected.map(\.at), "\(resource)")
                for actor in EditSource.ids {
                    #expect(
                        snapshot.activityCount(below: resource, shared: isShared, by: actor)
                            == expected.count { $0.actorId == actor })
                }
            }
        }
    }

    @Test("Tracks are by what happened on them last, the newest first, then by id", arguments: 0..<16)
    func tracks(seed: UInt64) {
        let snapshot = Self.edited(seed: seed)
        func latest(_ track: Track) -> Activity? {
            snapshot.activitiesNewestFirst.first { Self.isBelow($0.subject, .track(track.id), in: snapshot) }
        }
        func at(_ track: Track) -> Instant { latest(track)?.at ?? track.createdAt }
        for resource in Self.domains where resource.kind != .track {
            for isShared in [false, true] {
                let expected = snapshot.tracks.filter {
                    (latest($0)?.kind == .shared) == isShared && Self.isBelow(.track($0.id), resource, in: snapshot)
                }.sorted { at($0) == at($1) ? $0.id < $1.id : at($0) > at($1) }
                let found = snapshot.tracksByActivity(below: resource, shared: isShared)
                #expect(found.map(\.id) == expected.map(\.id), "\(resource)")
                #expect(found.map(\.lastActivityAt) == expected.map(at), "\(resource)")
            }
        }
    }

    @Test("Shared is what has a grant or an active link", arguments: 0..<16)
    func shared(seed: UInt64) {
        let snapshot = Self.edited(seed: seed)
        for space in EditSource.ids {
            for kind in ResourceKind.allCases {
                for second in 0..<3 {
                    let now = Instant(secondsSinceEpoch: Int64(second))
                    let expected = EditSource.resources.filter { resource in
                        resource.kind == kind && Self.isBelow(resource, .space(space), in: snapshot)
                            && (!snapshot.grants(on: resource).isEmpty
                                || snapshot.links(on: resource).contains { $0.status(at: now) == .active })
                    }
                    #expect(snapshot.sharedResources(kind, in: space, at: now) == Set(expected))
                }
            }
        }
    }

    @Test("A list is the same by place as in one go, whatever came and went", arguments: 0..<16)
    func places(seed: UInt64) {
        let snapshot = Self.edited(seed: seed)
        for id in EditSource.ids {
            let tracks = snapshot.tracks.enumerated().filter { $0.element.projectId == id }
                .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
            let list = snapshot.tracks(of: id)
            #expect(Array(list) == tracks && list.count == tracks.count)
            #expect(list.indices.reversed().map { list[$0] } == tracks.reversed())
        }
    }
}
