import Catalog
import Contract
import Foundation
import MockServer
import Testing

@testable import soundcheck

@Suite("lint", .timeLimit(.minutes(10)))
struct LintTests {
    @Test("counts what is in the bundled scenarios and the document", arguments: ["default", "empty"])
    func counts(seeds: String) async throws {
        let options = try Arguments(["--seeds", seeds]).options
        let result = try await Program.soundcheck(["lint", "--seeds", seeds]).result()
        #expect(result.exitCode == 0)
        #expect(result.errors.isEmpty)
        let rows = result.output.split(separator: "\n").map { $0.split(separator: " ") }
        for (collection, count) in try Snapshot.load(options).counts {
            #expect(rows.contains([Substring(collection), "\(count)"]))
        }
        #expect(rows.contains(["operations", "\(try ContractDocument.load(options).operations.count)"]))
        #expect(result.output.hasSuffix("No faults.\n"))
    }

    @Test("names all faults of seeds and document in one go")
    func allFaults() async throws {
        let folder = try TemporaryFolder()
        try folder.writeBadSeeds()
        try folder.write("[", to: "api.md")
        let result = try await Program.soundcheck(
            ["lint", "--seeds", folder.url.path, "--openapi", folder.path("api.md")]
        ).result()
        #expect(result.exitCode == ExitCode.dataError.rawValue)
        #expect(result.output.isEmpty)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("artists.json:3:3: "))
        #expect(lines[1].hasPrefix("users.json:4:3: "))
        #expect(lines[2].hasPrefix("api.md:1:2: "))
        #expect(lines[3] == "soundcheck: 3 faults; the lines above name their places")
    }

    @Test("faults in one file do not hide that another is missing")
    func faultsAndMissing() async throws {
        let folder = try TemporaryFolder()
        try folder.writeBadSeeds()
        let result = try await Program.soundcheck(
            ["lint", "--seeds", folder.url.path, "--openapi", folder.path("no-such.json")]
        ).result()
        #expect(result.exitCode == ExitCode.dataError.rawValue)
        #expect(result.errors.contains("users.json:4:3: "))
        #expect(result.errors.contains("no-such.json cannot be read: "))
    }

    @Test("remarks on how a document is written are no faults")
    func remarks() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"openapi": "3.1.0", "info": {"title": "Bare", "version": "1"}, "paths": {"/bare": {
              "get": {"operationId": "get_bare", "responses": {"204": {"description": "Nothing."}}}}}}
            """, to: "bare.json")
        let result = try await Program.soundcheck(["lint", "--openapi", folder.path("bare.json")]).result()
        #expect(result.exitCode == 0)
        #expect(result.output.hasPrefix("bare.json:2:"))
        #expect(result.output.contains(" remarks on how the document is written; it is served all the same.\n"))
    }

    @Test("--quiet prints nothing where there are no faults")
    func quiet() async throws {
        let result = try await Program.soundcheck(["lint", "--quiet"]).result()
        #expect(result.exitCode == 0)
        #expect(result.output.isEmpty)
        #expect(result.errors.isEmpty)
    }
}
