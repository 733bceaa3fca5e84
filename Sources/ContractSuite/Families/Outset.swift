import Catalog
import MockAPI
import Reporting

/// How things stand before an exhibit's call is made, for what comes of it to be held against.
struct Outset {
    private let exhibit: Exhibit
    private let catalog: Snapshot
    /// How many requests had come.
    private let requests: Int
    private let rehearsal: Rehearsal
    /// What there is once it is done; nothing where the call changes nothing.
    private let outcome: Snapshot?

    init(_ exhibit: Exhibit, on scene: Scene) throws {
        self.exhibit = exhibit
        catalog = scene.world.moment.catalog
        requests = scene.entries().count
        rehearsal = try scene.rehearsal()
        guard exhibit.shownBy != nil else {
            outcome = nil
            return
        }
        let dress = try scene.rehearsal()
        _ = try dress.answer(to: exhibit.call, as: exhibit.person)
        outcome = dress.catalog
    }

    /// The requests of the exhibit's operation that came since.
    func requestsSince(on scene: Scene) -> [JournalEntry] {
        scene.entries().dropFirst(requests).filter { $0.operationId == exhibit.call.operationID }
    }

    /// What the last of so many requests for it is answered.
    func answer(toDoing times: Int) throws -> ExpectedAnswer {
        var answer = try rehearsal.answer(to: exhibit.call, as: exhibit.person)
        for _ in 1..<times { answer = try rehearsal.answer(to: exhibit.call, as: exhibit.person) }
        return answer
    }

    /// Holds what there is more of, or less, against what is to come of doing it once, or not at all.
    ///
    /// Whether a client may ask again is not judged by its requests but by this: what is answered 503 was not done, and to
    /// read a track twice is to read it. A second comment is one that nobody wrote.
    /// - Parameter isCertain: whether the client says that it is done.
    func requireOnce(on scene: Scene, under misfortune: Misfortune, isCertain: Bool) throws(CaseFault) {
        guard let outcome else { return }
        let after = scene.world.moment.catalog
        for collection in CatalogCollection.allCases {
            let (least, most) = (catalog.count(of: collection), outcome.count(of: collection))
            let count = after.count(of: collection)
            guard count != most, isCertain || count != least else { continue }
            throw CaseFault(
                "\(misfortune.event), and what was to be done once leaves \(counted(count - least, collection.noun)) more",
                expected: "\(most - least) more" + (isCertain || most == least ? "" : ", or none"),
                seen: "\(count - least) more")
        }
    }
}

extension Snapshot {
    fileprivate func count(of collection: CatalogCollection) -> Int {
        counts.first { $0.collection == collection.rawValue }?.count ?? 0
    }
}
