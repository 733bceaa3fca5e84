import Catalog
import JSONText
import Testing

extension Snapshot {
    /// What comes of writing the catalogue as seed files and loading those.
    func reloaded(now: Instant) throws -> Snapshot {
        var texts: [String: [UInt8]] = [:]
        for (name, value) in seedFiles(now: now) { texts[name] = JSONWriter.bytes(of: value) }
        return try SeedLoader.catalog(from: texts)
    }

    /// Compares records by their bytes (texts that look alike are equal strings), and lists by their order.
    func expectSame(as other: Snapshot, sourceLocation: SourceLocation = #_sourceLocation) {
        for collection in CatalogCollection.allCases {
            let (mine, theirs) = (records(of: collection), other.records(of: collection))
            #expect(mine == theirs, "\(collection.rawValue)", sourceLocation: sourceLocation)
            #expect(mine.map(\.text) == theirs.map(\.text), "\(collection.rawValue)", sourceLocation: sourceLocation)
        }
        #expect(lists == other.lists, sourceLocation: sourceLocation)
    }

    /// Every list that is in an order of its own, as ids.
    private var lists: [String] {
        var lists = [activitiesNewestFirst.map(\.id)]
        for user in users { lists += [spaces(ownedBy: user.id).map(\.id), grants(of: user.id).map(\.id)] }
        for space in spaces { lists += [projects(of: space.id).map(\.id)] + listsOnResource(.space(space.id)) }
        for project in projects { lists += [tracks(of: project.id).map(\.id)] + listsOnResource(.project(project.id)) }
        for track in tracks {
            lists += [files(of: track.id).map(\.id), reviews(of: track.id).map(\.id)]
            lists += listsOnResource(.track(track.id))
        }
        for file in files {
            lists += [comments(on: file.id).map(\.id), sections(of: file.id).map(\.id)]
            lists += listsOnResource(.file(file.id))
        }
        return lists.map { $0.joined(separator: " ") }
    }

    private func listsOnResource(_ resource: ResourceID) -> [[String]] {
        [grants(on: resource).map(\.id), links(on: resource).map(\.id), activities(on: resource).map(\.id)]
    }
}

extension CatalogRecord {
    fileprivate var text: [UInt8] { JSONWriter.bytes(of: value) }
}
