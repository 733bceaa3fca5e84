import Catalog
import JSONText

/// A catalogue at random, the same for the same number: ids that say nothing, names of which some are equal, grants at every
/// level, links of every status.
struct GeneratedSeeds {
    private var chance: SplitMix
    private var draft = SeedDraft(now: "2031-05-05T05:05:05Z")
    private var resources: [(type: String, id: String, owner: String)] = []

    init(seed: Int) { chance = SplitMix(seed: UInt64(seed)) }

    func catalog() throws(FileFaults) -> Snapshot {
        var copy = self
        copy.fill()
        return try copy.draft.catalog()
    }

    private mutating func fill() {
        let people = (0..<4).map { _ in id() }
        for person in people { draft.user(person) }
        for _ in 0..<6 { fillSpace(of: pick(people)) }
        for resource in resources {
            for person in people where person != resource.owner && number(0...3) == 0 {
                draft.grant(
                    person, pick(["viewer", "editor", "admin"]), on: resource.type, resource.id, by: resource.owner,
                    day: number(1...9))
            }
            for _ in 0..<number(0...2) {
                draft.link(
                    id(), on: resource.type, resource.id, by: resource.owner, day: number(1...9), ending())
            }
            if resource.type != "space", number(0...1) == 0 {
                draft.activity(
                    pick(["approved", "changesRequested"]), by: pick(people), on: resource.type, resource.id,
                    day: number(1...9))
            }
        }
    }

    private mutating func fillSpace(of owner: String) {
        let space = id()
        draft.space(space, of: owner, ["name": .string(name())])
        resources.append(("space", space, owner))
        for _ in 0..<number(0...3) {
            let project = id()
            draft.project(project, in: space, ["name": .string(name())])
            resources.append(("project", project, owner))
            for position in 1..<(1 + number(1...4)) {
                let track = id()
                draft.track(track, in: project, at: position * 2, ["name": .string(name())])
                resources.append(("track", track, owner))
                for version in 1..<(1 + number(1...3)) where version > 1 {
                    draft.file(id(), of: track, version: version - 1, by: owner)
                }
            }
        }
    }

    private mutating func ending() -> JSONValue {
        pick([
            [:], ["expiresAt": "2026-03-01T00:00:00Z"], ["expiresAt": "2031-05-05T05:05:05Z"],
            ["expiresAt": "2031-06-01T00:00:00Z"], ["revokedAt": "2026-03-01T00:00:00Z"],
            ["revokedAt": "2026-03-01T00:00:00Z", "expiresAt": "2026-03-02T00:00:00Z"],
        ])
    }

    private mutating func name() -> String { pick(["a", "B", "é", "e\u{301}", "🎛", "Z", "z"]) }

    private mutating func id() -> String { String(chance.next(), radix: 36) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
