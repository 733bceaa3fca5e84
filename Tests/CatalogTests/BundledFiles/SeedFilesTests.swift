import Foundation
import SeedFiles
import Testing

@Suite("How a scenario is named")
struct SeedFilesTests {
    @Test("The bundled scenarios are known by name")
    func names() throws {
        #expect(try SeedFiles.scenarioNames() == ["default", "empty"])
    }

    @Test("A bundled name means the bundled folder", arguments: ["default", "empty"])
    func bundled(name: String) throws {
        let folder = try SeedFiles.folder(of: name)
        #expect(folder.lastPathComponent == name)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("scenario.json").path))
    }

    @Test("Anything else is a path")
    func path() throws {
        let root = try TemporaryFolder()
        let folder = try root.makeFolder("default")
        #expect(try SeedFiles.folder(of: folder.path).standardizedFileURL == folder)
    }

    @Test("A name that is neither is told with the bundled ones")
    func unknown() throws {
        let error = try #require(throws: ScenarioNotFound.self) { try SeedFiles.folder(of: "defualt") }
        #expect(
            error.description
                == "there is no folder \"defualt\" and no bundled scenario of that name; the bundled ones are default, empty"
        )
    }

    @Test("A file is no scenario")
    func file() throws {
        let root = try TemporaryFolder()
        try root.write("{}", to: "scenario.json")
        let path = root.url.appendingPathComponent("scenario.json").path
        let error = try #require(throws: ScenarioNotFound.self) { try SeedFiles.folder(of: path) }
        #expect(error == .notAFolder(path))
    }
}
