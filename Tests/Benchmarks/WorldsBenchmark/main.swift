// What worlds cost: ten thousand of them over one large catalogue, with ten changes each. Build it for release.

import Catalog
import Dispatch
import Foundation
import JSONText
import MockAPI
import SeedGenerator

let worldCount = 10_000
let trackCount = 100_000

func line(_ what: String, _ value: Double, _ unit: String) {
    print(what.padding(toLength: 52, withPad: " ", startingAt: 0), String(format: "%10.2f", value), unit)
}

// MARK: One world

var loading = Stopwatch()
var files = try SeedGenerator(tracks: trackCount, seed: 1).files()
let base = try loading.time { Result { try SeedLoader.catalog(from: files) } }.get()
files = [:]
let now = base.scenario.now
let time = TimeSource(wall: { now }, uptime: { DispatchTime.now().uptimeNanoseconds })
let worlds = Worlds(Scenarios("generated", base), maximum: worldCount + 1, time: time)
Memory.trim()
let oneWorld = Memory.resident
line("loading \(trackCount) tracks, files and comments", loading.median / 1_000, "ms")
if let oneWorld { line("resident with one world", oneWorld, "MiB") }

let changeable = Changeable(base)
let atTheStart = Memory.resident

// MARK: Many worlds

var (forking, changing, batching) = (Stopwatch(), Stopwatch(), Stopwatch())
for number in 0..<worldCount {
    let changes = changeable.tenChanges(at: number * 13)
    let world = try forking.time { Result { try worlds.fork(worlds.standard) } }.get()
    for change in changes { _ = try changing.time { Result { try world.apply([change]) } }.get() }
}
if let atTheStart, let resident = Memory.resident {
    line("resident with \(worldCount) more, ten changes each: over one", resident - atTheStart, "MiB")
    line("a world", (resident - atTheStart) * 1_024 / Double(worldCount), "KiB")
}
line("fork, median", forking.median, "µs")
line("one change, checked, median", changing.median, "µs")

// MARK: Starting again

var (resetting, dropping) = (Stopwatch(), Stopwatch())
for world in worlds.all.dropFirst() {
    try resetting.time { Result { try worlds.reset(world) } }.get()
    _ = try batching.time { Result { try world.apply(changeable.tenChanges(at: world.name.count)) } }.get()
    try dropping.time { Result { try worlds.drop(world.name) } }.get()
}
line("reset, median", resetting.median, "µs")
line("ten changes at once, checked, median", batching.median, "µs")
line("drop, median", dropping.median, "µs")

// MARK: A world that lives long

for number in 0..<1_100 {
    var comment = base.comments[0]
    comment.id = "comment-added-\(number)"
    let change = CatalogChange.put(CatalogRecord.comment(comment).recordID, CatalogRecord.comment(comment).value)
    if number == 1_000 { changing = Stopwatch() }
    _ = try changing.time { Result { try worlds.standard.apply([change]) } }.get()
}
line("one change after 1,000 others, median", changing.median, "µs")
