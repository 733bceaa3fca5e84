import Catalog
import Foundation
import JSONText
import Testing

@testable import SeedGenerator

@Suite("The seed generator")
struct SeedGeneratorTests {
    @Test(
        "makes seeds that load without a finding, with as many tracks as wanted",
        arguments: [1, 2, 3, 10, 127, 128, 1_000])
    func load(tracks: Int) throws {
        let catalog = try SeedLoader.catalog(from: SeedGenerator(tracks: tracks, seed: 1).files())
        #expect(catalog.tracks.map(\.id) == (1...tracks).map { "track-\($0)" })
    }

    @Test("makes a version and a comment a track, and a tenth as much of what is done with them")
    func counts() throws {
        let catalog = try SeedLoader.catalog(from: SeedGenerator(tracks: 2_000, seed: 1).files())
        let counts = Dictionary(uniqueKeysWithValues: catalog.counts.map { ($0.collection, $0.count) })
        #expect(counts["files"] == 2_000 && counts["comments"] == 2_000)
        #expect(counts["reviews"] == 200 && counts["reads"] == 200)
        for name in ["grants", "links", "activities"] { #expect((180...240).contains(try #require(counts[name]))) }
        #expect((100...160).contains(try #require(counts["sections"])))
        #expect((200...260).contains(try #require(counts["projects"])))
        #expect(counts["users"] == 32 && counts["artists"] == 32)
    }

    @Test("makes the same bytes every time, and others of another seed")
    func determinism() throws {
        let files = try SeedGenerator(tracks: 3_000, seed: 7).files()
        #expect(try SeedGenerator(tracks: 3_000, seed: 7).files() == files)
        let others = try SeedGenerator(tracks: 3_000, seed: 8).files()
        #expect(others.keys == files.keys)
        for (name, text) in others { #expect(text != files[name], "\(name)") }
    }

    /// FNV-1a of all bytes, file by file in the order of their names.
    @Test("makes the same bytes on every machine")
    func golden() throws {
        let files = try SeedGenerator(tracks: 1_000, seed: 1).files()
        let digest = files.sorted { $0.key < $1.key }.reduce(0xCBF2_9CE4_8422_2325) { digest, file in
            file.value.reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        #expect(String(digest, radix: 16) == "8512c33f5ac73f7e")
    }

    @Test("gives the main person the same in large catalogues as in small ones", arguments: [513, 1_000, 100_000])
    func mainPerson(tracks: Int) {
        let (small, large) = (SeedGenerator(tracks: 512, seed: 1), SeedGenerator(tracks: tracks, seed: 1))
        #expect(small.mainPerson == large.mainPerson)
        for space in 0..<8 { #expect(small.records(ofSpace: space) == large.records(ofSpace: space)) }
    }

    @Test("writes a file a collection, a record a line")
    func lines() throws {
        let files = try SeedGenerator(tracks: 1_500, seed: 1).files()
        #expect(Set(files.keys) == Set([Scenario.fileName] + CatalogCollection.allCases.map(\.fileName)))
        let lines = String(decoding: try #require(files["tracks.json"]), as: UTF8.self).split(separator: "\n")
        #expect(lines.first == "[" && lines.last == "]" && lines.count == 1_502)
        for line in lines.dropFirst().dropLast() { #expect(line.hasPrefix(#"  {"id":"track-"#)) }
    }

    @Test("tells how far it is, and ends where it is told to")
    func progress() throws {
        struct Enough: Error {}
        var told: [Int] = []
        try SeedGenerator(tracks: 40_000, seed: 1).write(progress: { told.append($0) }, to: { _, _ in })
        #expect(told == told.sorted() && told.last == 40_000 && told.count > 1)
        #expect(throws: Enough.self) {
            try SeedGenerator(tracks: 10_000_000, seed: 1).write(progress: { _ in throw Enough() }, to: { _, _ in })
        }
    }

    @Test("writes to a folder what it holds in memory")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("seeds-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let generator = SeedGenerator(tracks: 500, seed: 1)
        try generator.write(to: folder)
        for (name, text) in try generator.files() {
            #expect(Array(try Data(contentsOf: folder.appendingPathComponent(name))) == text)
        }
        #expect(throws: POSIXError.self) { try generator.write(to: folder.appendingPathComponent("missing")) }
    }
}
