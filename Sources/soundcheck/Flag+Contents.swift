import Foundation

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
            "--force", for: [.export],
            "Replaces the seeds that are in DIR already. What else is in it stays."
        ) { arguments in
            arguments.replacesSeeds = true
        },
    ]
}
