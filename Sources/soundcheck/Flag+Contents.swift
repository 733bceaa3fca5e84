import Foundation
import SeedGenerator

extension Flag {
    /// What is served, or expected of another server.
    static let contents: [Flag] = [
        .takingText(
            "SCENARIO", "--seeds", for: [.serve, .lint, .exec, .check],
            "A bundled scenario (default, empty), or a folder of your own.",
            expected: "the name of a bundled scenario or the path of a folder", set: { $0.options.seeds = $1 }),
        .takingText(
            "FILE", "--openapi", for: [.serve, .lint, .exec, .check],
            "An OpenAPI document in place of the bundled one.",
            expected: "the path of an OpenAPI document in JSON",
            set: { $0.options.openAPI = URL(fileURLWithPath: $1) }),
    ]

    static let exporting: [Flag] = [
        .taking(
            "URL", "--url", for: [.export],
            "The server (http://localhost:8080), or a world of it such as http://localhost:8080/w/demo.",
            expected: ServerURL.expected
        ) { arguments, text in
            guard let url = ServerURL(text) else { return false }
            arguments.url = url
            return true
        },
        .toggle(
            "--force", for: [.export, .generate],
            "Replaces the seeds that are in DIR already. What else is in it stays."
        ) { arguments in
            arguments.replacesSeeds = true
        },
    ]

    static let generating: [Flag] = [
        .taking(
            "N", "--tracks", for: [.generate],
            "How many tracks there are to be. Of versions and of comments there are as many, of grants, links, activities, "
                + "reviews and read marks a tenth.",
            expected: "a number from \(SeedGenerator.trackCounts.lowerBound) to \(SeedGenerator.trackCounts.upperBound)"
        ) { arguments, text in
            guard let number = Int(text), String(number) == text, SeedGenerator.trackCounts.contains(number) else {
                return false
            }
            arguments.tracks = number
            return true
        },
        .taking(
            "S", "--seed", for: [.generate],
            "Which of the seeds of that size (1). The same number makes the same bytes on every machine.",
            expected: "a number from 0 to \(UInt64.max)"
        ) { arguments, text in
            guard let seed = UInt64(text), String(seed) == text else { return false }
            arguments.seed = seed
            return true
        },
    ]
}
