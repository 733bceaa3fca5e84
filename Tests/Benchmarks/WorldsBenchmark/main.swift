// What worlds cost: forks of one large catalogue, with ten changes each. Build it for release.

import Catalog
import Foundation

let worldCount = 10_000
let seeds = SyntheticSeeds(tracks: 100_000)

func line(_ what: String, _ value: Double, _ unit: String) {
    print(what.padding(toLength: 52, withPad: " ", startingAt: 0), String(format: "%10.2f", value), unit)
}

// MARK: One world

var loading = Stopwatch()
let files = seeds.files
let base = try loading.time { Result { try SeedLoader.catalog(from: files) } }.get()
Memory.trim()
let oneWorld = Memory.resident
line("loading \(seeds.tracks) tracks, files and comments", loading.median / 1_000, "ms")
if let oneWorld { line("resident with one world", oneWorld, "MiB") }

// MARK: Many worlds

var worlds: [Snapshot] = []
worlds.reserveCapacity(worldCount)
var (changing, committing) = (Stopwatch(), Stopwatch())
for number in 0..<worldCount {
    let changes = base.tenChanges(at: number * 13 % seeds.tracks, of: seeds)
    worlds.append(
        changing.time {
            var world = base
            for change in changes { world = committing.time { world.edited([change]) } }
            return world
        })
}
if let oneWorld, let resident = Memory.resident {
    line("resident with \(worldCount) more, ten changes each: over one", resident - oneWorld, "MiB")
    line("a world", (resident - oneWorld) * 1_024 / Double(worldCount), "KiB")
}
line("fork and ten changes, one by one, median", changing.median, "µs")
line("one change, median", committing.median, "µs")

var batching = Stopwatch()
for number in 0..<worldCount {
    let changes = base.tenChanges(at: number * 17 % seeds.tracks, of: seeds)
    _ = batching.time { base.edited(changes) }
}
line("fork and ten changes at once, median", batching.median, "µs")

// MARK: A world that lives long

var busy = base
for number in 0..<1_100 {
    var comment = base.comments(on: "file-0")[0]
    comment.id = "comment-added-\(number)"
    let change = CatalogEdit.put(.comment(comment))
    if number == 1_000 { committing = Stopwatch() }
    busy = committing.time { busy.edited([change]) }
}
line("one change after 1000 others, median", committing.median, "µs")
