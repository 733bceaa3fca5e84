import Catalog
import JSONText

/// The story of one space, as it is told: what comes later rests on what was told before.
struct SpaceTale {
    private(set) var records: [CatalogRecord] = []
    let plan: SeedPlan
    let number: Int
    let id: String
    let name: String
    let genre: Genre
    let label: String
    let owner: String
    /// Who is given something in the space, but for its owner.
    let guests: [String]
    /// Who works on all of it: the owner and the first two guests.
    let crew: [Member]
    let performers: [String]
    var dice: Dice

    struct Member {
        let id: String
        let name: String
        let role: Role
    }

    init(of number: Int, by generator: SeedGenerator) {
        var dice = Dice(seed: "\(generator.seed)/space/\(number)")
        plan = generator.plan
        self.number = number
        id = SeedID.space(number)
        genre = dice.pick(Genre.all)
        name = Titles.space(genre, &dice)
        label = Titles.label(&dice)
        owner = SeedID.person(plan.owner(of: number))
        guests = plan.guests(of: number).map(SeedID.person)
        let people = ([plan.owner(of: number)] + plan.guests(of: number)).prefix(3).map(generator.person)
        let roles = [.owner, dice.pick([Role.admin, .editor]), dice.pick([Role.editor, .viewer])]
        crew = zip(people, roles).map { Member(id: $0.id, name: $0.name, role: $1) }
        performers = (0...dice.integer(0...3)).map { _ in People.name(&dice) }
        self.dice = dice
    }

    mutating func tell() {
        let tracks = plan.tracks(in: number)
        let releases = Discography.releases(holding: tracks.count, &dice)
        let created = SeedGenerator.now.advanced(by: -days(1_000...1_800))
        add(.space(space(createdAt: created)))
        shareSpace(since: created)
        var next = tracks.lowerBound
        for (index, release) in releases.enumerated() {
            tellProject(index, release, tracks: next..<next + release.tracks)
            next += release.tracks
        }
    }

    mutating func add(_ record: CatalogRecord) { records.append(record) }

    private mutating func space(createdAt: Instant) -> ArtistSpace {
        ArtistSpace(
            id: id, ownerId: owner, name: name, artworkId: dice.chance(0.9) ? "artwork-" + id : nil, genre: genre.name,
            description: "\(genre.name) on \(label). \(counted(performers.count)), with \(crew[1].name) at the desk.",
            createdAt: createdAt, updatedAt: SeedGenerator.now.advanced(by: -days(1...30)))
    }

    private func counted(_ performers: Int) -> String {
        ["Solo", "A duo", "Three of them", "Four of them"][performers - 1]
    }

    // MARK: Time and people

    /// By chance so many days and hours, in seconds.
    mutating func days(_ range: ClosedRange<Int>) -> Int64 {
        Int64(dice.integer(range.lowerBound * 86_400...range.upperBound * 86_400))
    }

    mutating func hours(_ range: ClosedRange<Int>) -> Int64 {
        Int64(dice.integer(range.lowerBound * 3_600...range.upperBound * 3_600))
    }

    mutating func anybody() -> String { dice.pick(crew).id }

    /// Somebody of the crew with at least such a role.
    mutating func anybody(as role: Role) -> String { crew[1].role >= role && dice.chance(0.5) ? crew[1].id : owner }
}
