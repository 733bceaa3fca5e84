import Catalog
import Foundation
import JSONText
import SeedFiles
import Testing

@Suite("Loading a folder")
struct SeedFolderTests {
    @Test("Every bundled scenario loads without a fault")
    func bundled() throws {
        for name in try SeedFiles.scenarioNames() {
            let snapshot = try SeedLoader.load(folder: SeedFiles.folder(of: name))
            #expect(!snapshot.users.isEmpty, "\(name)")
        }
    }

    @Test("How far many seeds are read is told as they are, up to their end")
    func progress() throws {
        let root = try folder(of: .small)
        let people = (0..<5_000).map {
            """
            {"id": "p\($0)", "name": "P", "email": "p\($0)@example.com", "password": "p", "token": "t\($0)", "about": ""}
            """
        }
        let own = try #require(SeedTexts.small.files["users.json"])
        try root.write("[" + people.joined(separator: ",\n") + "," + own.dropFirst(), to: "users.json")
        nonisolated(unsafe) var told: [Double] = []  // One call comes after the other.
        _ = try SeedLoader.load(folder: root.url) { told.append($0) }
        #expect(told.count == 4 && told == told.sorted() && told.allSatisfy { (0...1).contains($0) })
        #expect(told[0] > 0.1 && told[3] > 0.7)
    }

    @Test("Hidden files, notes and folders may lie beside the seeds")
    func bystanders() throws {
        let root = try folder(of: .small)
        for path in [".DS_Store", "README.md", "drafts/tracks.json"] { try root.write("?", to: path) }
        #expect(try SeedLoader.load(folder: root.url).tracks.count == 2)
    }

    @Test("A folder in the place of a seed file is told")
    func folderInPlace() throws {
        let root = try folder(of: .small)
        try FileManager.default.removeItem(at: root.url.appendingPathComponent("grants.json"))
        try root.write("?", to: "grants.json/note.txt")
        let error = try #require(throws: FileFaults.self) { try SeedLoader.load(folder: root.url) }
        #expect(error.description == "grants.json: this is a folder; expected a JSON file")
    }

    @Test("A file of another kind is told")
    func stranger() throws {
        let root = try folder(of: .small)
        try root.write("[]", to: "track.jsn")
        let error = try #require(throws: FileFaults.self) { try SeedLoader.load(folder: root.url) }
        #expect(error.description == "track.jsn: this is no seed file; did you mean tracks.json?")
    }

    @Test(
        "What editors and people keep beside seeds is none of them",
        arguments: [
            "users.json~", "#users.json#", ".users.json.swp", "users.json.bak", "users.json.orig",
            "users.json.tmp.1234", "4913",
            "README.md", "notes.txt", "Thumbs.db", "desktop.ini",
        ])
    func besideSeeds(name: String) throws {
        let root = try folder(of: .small)
        try root.write("?", to: name)
        _ = try SeedLoader.load(folder: root.url)
    }

    @Test("A folder that is not there is told by its path")
    func missing() throws {
        let root = try TemporaryFolder()
        let folder = root.url.appendingPathComponent("nothing")
        let error = try #require(throws: FileFaults.self) { try SeedLoader.load(folder: folder) }
        #expect(error.faults.count == 1)
        #expect(error.description.hasPrefix("\(folder.path): the folder cannot be read: "))
    }

    @Test("A file that cannot be read is told, and nothing follows from it")
    func unreadable() throws {
        let root = try folder(of: .small)
        let file = root.url.appendingPathComponent("users.json")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(
            at: file, withDestinationURL: root.url.appendingPathComponent("nothing"))
        let error = try #require(throws: FileFaults.self) { try SeedLoader.load(folder: root.url) }
        #expect(error.faults.count == 1)
        #expect(error.description.hasPrefix("users.json: the file cannot be read: "))
    }

    private func folder(of texts: SeedTexts) throws -> TemporaryFolder {
        let root = try TemporaryFolder()
        for (name, text) in texts.files { try root.write(text, to: name) }
        return root
    }
}
