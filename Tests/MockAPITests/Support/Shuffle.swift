import Catalog
import JSONText

@testable import MockAPI

/// Changes a catalogue by chance, in ways that move what people see: who is let in where, what happened, what is shared, and
/// where things are.
struct Shuffle {
    private var dice: Dice
    private(set) var catalog: Snapshot
    private var made = 0

    init(_ catalog: Snapshot, seed: Int) {
        self.catalog = catalog
        dice = Dice(seed: "shuffle \(seed)")
    }

    /// A change that does not fit is not made.
    mutating func change(times count: Int) {
        for _ in 0..<count {
            if let applied = try? catalog.applying([change()], at: catalog.scenario.now) { catalog = applied.catalog }
        }
    }

    private mutating func change() -> CatalogChange {
        made += 1
        switch dice.integer(0...8) {
        case 0, 1: return .put(.grant(grant()))
        case 2: return .delete(RecordID(collection: .grants, id: dice.pick(catalog.grants).id), cascade: false)
        case 3, 4: return .put(.activity(activity()))
        case 5: return .delete(RecordID(collection: .activities, id: dice.pick(catalog.activities).id), cascade: false)
        case 6: return .put(.link(link()))
        case 7:
            var project = dice.pick(catalog.projects)
            project.artistId = dice.pick(catalog.spaces).id
            return .put(.project(project))
        default:
            var file = dice.pick(catalog.files)
            (file.trackId, file.version) = (dice.pick(catalog.tracks).id, 100 + made)
            return .put(.file(file))
        }
    }

    private mutating func grant() -> Grant {
        Grant(
            id: "grant-shuffled-\(made)", userId: person(), role: dice.pick([.viewer, .editor, .admin]),
            subject: resource(), grantedById: person(), grantedAt: instant())
    }

    private mutating func activity() -> Activity {
        let kind = dice.pick([ActivityKind.shared, .shared, .commented, .approved])
        let subject = kind == .commented ? .file(dice.pick(catalog.files).id) : resource()
        return Activity(
            id: "activity-shuffled-\(made)", kind: kind, actorId: person(),
            recipientId: kind == .shared ? person() : nil, at: instant(), subject: subject)
    }

    private mutating func link() -> ShareLink {
        let createdAt = instant()
        let end = catalog.scenario.now.advanced(by: Int64(dice.integer(-100_000...100_000)))
        return ShareLink(
            id: "link-shuffled-\(made)", token: "shuffled-\(made)", subject: resource(), access: .listen,
            createdById: person(), createdAt: createdAt, expiresAt: dice.chance(0.5) ? max(end, createdAt) : nil)
    }

    private mutating func person() -> String { dice.pick(catalog.users).id }

    private mutating func resource() -> ResourceID {
        switch dice.integer(0...2) {
        case 0: .space(dice.pick(catalog.spaces).id)
        case 1: .project(dice.pick(catalog.projects).id)
        default: .track(dice.pick(catalog.tracks).id)
        }
    }

    /// Few, and late, so that many things happen at once and are seen on top.
    private mutating func instant() -> Instant {
        catalog.scenario.now.advanced(by: -Int64(dice.integer(0...3) * 3_600))
    }
}
