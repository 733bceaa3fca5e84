import HTTPWire
import JSONText

extension ProblemDocument {
    static var foreignOrigin: ProblemDocument {
        ProblemDocument(
            .forbidden, code: "foreign-origin",
            detail: """
                A page from another origin asks, and may neither make worlds nor use /__admin. --allow-origin lets an \
                origin in; for a page without one (a file, a sandboxed frame) there is no way but to serve it.
                """)
    }

    static func badWorldName(_ name: String) -> ProblemDocument {
        ProblemDocument(
            .badRequest,
            detail:
                "\(name.quoted(upTo: 80)) is no name for a world: expected 1 to \(WorldName.longest) of a-z, 0-9 and -."
        )
    }

    static func worldMismatch(_ one: String, _ other: String) -> ProblemDocument {
        ProblemDocument(
            .badRequest, code: "world-mismatch",
            detail: """
                The request names two worlds, \(one.quoted(upTo: 80)) and \(other.quoted(upTo: 80)). The path's prefix, \
                X-Soundcheck-World and the port that it comes in by must agree; one of them is enough.
                """)
    }

    static func worldDropped(_ name: String) -> ProblemDocument {
        ProblemDocument(
            .gone, code: "world-dropped",
            detail: """
                The world "\(name)" was dropped, by somebody or because it was idle while others were made. \
                POST /__admin/worlds with {"name": "\(name)"} makes it again, from the start.
                """)
    }

    static func worldExists(_ name: String) -> ProblemDocument {
        ProblemDocument(
            .conflict, code: "world-exists",
            detail: """
                There is a world "\(name)". POST \(WorldAddress.prefix(of: name))/__admin/reset puts it back to its start, \
                DELETE /__admin/worlds/\(name) drops it.
                """)
    }

    static var worldIsStandard: ProblemDocument {
        let reset = WorldAddress.prefix(of: WorldName.standard) + "/__admin/reset"
        return ProblemDocument(
            .conflict,
            detail: "The world \"\(WorldName.standard)\" is always there. POST \(reset) puts it back to its start.")
    }

    static func unknownScenario(_ name: String, known: [String]) -> ProblemDocument {
        ProblemDocument(
            .badRequest, code: "unknown-scenario",
            detail: "There is no scenario \(name.quoted(upTo: 80)); expected one of \(known.joined(separator: ", ")).")
    }

    static func noPort(_ why: String) -> ProblemDocument {
        ProblemDocument(.serviceUnavailable, code: "no-port", detail: "The world gets no port of its own: \(why)")
    }

    static func faultySeeds(_ scenario: String, _ faults: String) -> ProblemDocument {
        ProblemDocument(
            .conflict, code: "faulty-seeds", detail: "The seeds of the scenario \"\(scenario)\" have faults:\n\(faults)"
        )
    }
}
