import BundledFiles
import Foundation
import Testing

@Suite("Files that travel with the program")
struct BundledFilesTests {
    static let files = BundledFiles(name: "Things", target: "ThingFiles")

    @Test(
        "The folder is found beside the executable, and in the bundle of each platform",
        arguments: [
            "program/Things", "bundles/soundcheck_ThingFiles.resources", "bundles/soundcheck_ThingFiles.bundle",
            "bundles/soundcheck_ThingFiles.bundle/Contents/Resources",
        ])
    func found(place: String) throws {
        let root = try TemporaryFolder()
        let folder = try root.makeFolder(place)
        #expect(try Self.files.folder(near: surroundings(in: root)).standardizedFileURL == folder)
    }

    @Test("The folder beside the executable wins over the bundle")
    func order() throws {
        let root = try TemporaryFolder()
        _ = try root.makeFolder("bundles/soundcheck_ThingFiles.resources")
        let folder = try root.makeFolder("program/Things")
        #expect(try Self.files.folder(near: surroundings(in: root)).standardizedFileURL == folder)
    }

    @Test("Where there is none, the error names every place")
    func missing() throws {
        let root = try TemporaryFolder()
        try root.write("no folder", to: "program/Things")
        let error = try #require(throws: MissingFiles.self) {
            try Self.files.folder(near: surroundings(in: root))
        }
        let places = [
            "program/Things", "bundles/soundcheck_ThingFiles.resources",
            "bundles/soundcheck_ThingFiles.bundle/Contents/Resources", "bundles/soundcheck_ThingFiles.bundle",
        ]
        #expect(error.places == places.map { root.url.appendingPathComponent($0).path })
        for place in error.places { #expect(error.description.contains("\n  \(place)")) }
    }

    private func surroundings(in root: TemporaryFolder) -> Surroundings {
        Surroundings(
            executableFolders: [root.url.appendingPathComponent("program")],
            bundleFolders: [root.url.appendingPathComponent("bundles")])
    }
}
