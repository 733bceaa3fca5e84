import Catalog
import JSONText
import Testing

/// Changes are judged with what is around them, loading judges everything: both must say the same.
@Suite("Changes and loading agree")
struct ChangesByLoadingTests {
    @Test("What is accepted and what comes of it, what is refused and all that is wrong with it", arguments: 0..<12)
    func agree(seed: Int) throws {
        var generator = ChangeGenerator(seed: seed, try Self.start())
        var (accepted, refused) = (0, 0)
        for _ in 0..<100 {
            let snapshot = generator.snapshot
            let changes = generator.changes()
            var model = SeedFolderModel(snapshot)
            let areThere = changes.map { model.make($0) }
            do {
                let applied = try snapshot.applying(changes, at: snapshot.scenario.now)
                #expect(!areThere.contains(false), "\(changes)")
                applied.catalog.expectSame(as: try model.snapshot())
                generator.snapshot = applied.catalog
                accepted += 1
            } catch let refusal as ChangeRefusal {
                let missing = refusal.faults.filter { $0.kind == .missing }.map(\.change)
                #expect(missing == areThere.indices.filter { !areThere[$0] })
                let others = refusal.faults.filter { $0.kind != .missing }.map(FaultPlace.init)
                #expect(others.sorted() == model.faultPlaces.sorted(), "\(changes)")
                refused += 1
            }
        }
        #expect(accepted > 10 && refused > 10)
    }

    private static func start() throws -> Snapshot {
        var world = World(users: "users-0", "users-1", "users-2")
        world.space("artists-0", owner: "users-0")
        world.project("projects-0", in: "artists-0")
        world.track("tracks-0", in: "projects-0")
        world.file("files-0", of: "tracks-0", by: "users-0")
        world.comment("comments-0", on: "files-0", by: "users-1")
        world.grant("grants-0", to: "users-1", .editor, on: .project("projects-0"), by: "users-0")
        world.activity("activities-0", by: "users-1", on: .file("files-0"), second: 1)
        world.review("reviews-0", of: "files-0", of: "tracks-0", by: "users-0")
        world.readMark("reads-0", of: "users-1", on: "tracks-0")
        return try world.snapshot()
    }
}

/// Where a fault is. Of what must be unique it is either record that has it, and of a circle any.
private struct FaultPlace: Comparable {
    private let text: String

    init(_ fault: ChangeFault) {
        self.init(fault.message, in: fault.record.text, fault.pointer.components)
    }

    init(_ message: String, in record: String, _ path: [String]) {
        if let claim = message.range(of: " occurs again") {
            text = String(message[..<claim.lowerBound])
        } else if message.contains("circle") {
            text = "circle"
        } else {
            text = ([record] + path).joined(separator: "/")
        }
    }

    static func < (first: FaultPlace, second: FaultPlace) -> Bool {
        first.text < second.text
    }
}

extension SeedFolderModel {
    fileprivate var faultPlaces: [FaultPlace] {
        do {
            _ = try snapshot()
            return []
        } catch {
            return error.faults.compactMap { fault in
                guard let collection = CatalogCollection.allCases.first(where: { $0.fileName == fault.file }),
                    let index = fault.pointer.components.first.flatMap(Int.init),
                    let id = records[collection]?[index]["id"]?.stringValue
                else { return nil }
                return FaultPlace(
                    fault.message, in: "\(collection.rawValue)/\(id)", Array(fault.pointer.components.dropFirst()))
            }
        }
    }
}
