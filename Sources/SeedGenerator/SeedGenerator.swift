import Catalog
import JSONText

/// Makes seeds of any size: the same ones for the same number of tracks and the same seed, on every machine.
///
/// Each hundred tracks share some dozen projects, two spaces and two people. Of ten tracks the first is in work: it has two
/// versions, five comments, a review, an activity and a read mark, and of every tenth of these the newest version has
/// sections. The five behind it have one version with one comment, three more a version, and the last none yet. In each
/// space every sixteenth track has a grant and a link, as have the first project and the space itself.
package struct SeedGenerator: Sendable {
    package let tracks: Int
    package let seed: UInt64
    let plan: SeedPlan

    package static let trackCounts = 1...10_000_000

    /// - Parameter tracks: how many there are to be, within ``trackCounts``.
    package init(tracks: Int, seed: UInt64) {
        self.tracks = tracks
        self.seed = seed
        plan = SeedPlan(tracks: tracks)
    }

    package var scenario: Scenario {
        Scenario(
            title: tracks == 1 ? "One track" : "\(tracks) tracks",
            story: "Generated from the seed \(seed): \(plan.people) people in \(plan.spaces) spaces. "
                + "\(mainPerson.name) has some of them, is let into others, and shares at every level.",
            now: SeedGenerator.now)
    }

    /// When the story is told. All that has happened did so before.
    static let now = Instant(secondsSinceEpoch: 1_780_824_600)

    /// Somebody for whom every screen shows something.
    package var mainPerson: User { person(SeedPlan.mainPerson) }

    func person(_ number: Int) -> User {
        var dice = Dice(seed: "\(seed)/person/\(number)")
        let firstName = People.firstName(&dice)
        let name = "\(firstName) \(People.lastName(&dice))"
        let key = String(number + 1)
        let isMain = number == SeedPlan.mainPerson
        return User(
            id: SeedID.person(number), name: name, email: "\(firstName.lowercased())-\(key)@example.com",
            password: "mock-\(key)-password", token: "mock-\(key)",
            about: isMain
                ? "Start here: owns spaces, has been let into others, and shares at every level."
                : People.trade(&dice) + ".",
            avatarId: dice.chance(0.9) ? "avatar-\(key)" : nil)
    }

    /// All that is in a space, in an order in which nothing refers to what comes later.
    func records(ofSpace number: Int) -> [CatalogRecord] {
        var tale = SpaceTale(of: number, by: self)
        tale.tell()
        return tale.records
    }
}
