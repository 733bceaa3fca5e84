import Dispatch
import Foundation
import Testing

@testable import MockServer

@Suite("A file watcher")
final class FileWatcherTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("soundcheck-\(UUID().uuidString)")
    let told = Told()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("[]", to: "users.json")
        try write("[]", to: "tracks.json")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("tells a change once, at the first look that finds it still")
    func stillness() throws {
        let watcher = watcher()
        told.append(watcher.poll())
        told.append(watcher.poll())
        #expect(told.takeAll().isEmpty)

        try write("[1]", to: "users.json")
        told.append(watcher.poll())
        #expect(told.takeAll().isEmpty)
        told.append(watcher.poll())
        #expect(told.takeAll() == [[path("users.json")]])
        told.append(watcher.poll())
        told.append(watcher.poll())
        #expect(told.takeAll().isEmpty)
    }

    @Test("waits while a file is still being written")
    func halfWritten() throws {
        let watcher = watcher()
        for text in ["[", "[1", "[1,", "[1,2"] {
            try append(text, to: "users.json")
            told.append(watcher.poll())
        }
        #expect(told.takeAll().isEmpty)
        told.append(watcher.poll())
        #expect(told.takeAll() == [[path("users.json")]])
    }

    @Test("tells several changes in one")
    func together() throws {
        let watcher = watcher()
        try write("[1]", to: "users.json")
        told.append(watcher.poll())
        try write("[1]", to: "tracks.json")
        try write("[1]", to: "artists.json")
        look(watcher)
        #expect(told.takeAll() == [["artists.json", "tracks.json", "users.json"].map(path)])
    }

    @Test("sees every way in which a file can change", arguments: Way.allCases)
    func ways(way: Way) throws {
        let watcher = watcher()
        let changed = try way.change(in: folder)
        look(watcher)
        #expect(told.takeAll() == [changed.map(path)])
    }

    enum Way: String, CaseIterable, CustomTestStringConvertible {
        case writtenInPlace = "written in place"
        case renamedOver = "replaced by another of the same size"
        case added, removed, renamed
        case touched = "given another date"
        case folderRemade = "taken away and made anew with its folder"
        case folderRemoved = "taken away with its folder"

        var testDescription: String { rawValue }

        /// - Returns: the names of the files that are then others than they were.
        func change(in folder: URL) throws -> [String] {
            let files = FileManager.default
            let users = folder.appendingPathComponent("users.json")
            let draft = folder.appendingPathComponent(".users.json.swp")
            switch self {
            case .writtenInPlace:
                let handle = try FileHandle(forWritingTo: users)
                try handle.write(contentsOf: Data("[1, 2]".utf8))
                try handle.close()
                return ["users.json"]
            case .renamedOver:
                try Data("{}".utf8).write(to: draft)
                let date = try files.attributesOfItem(atPath: users.path)[.modificationDate]
                try files.setAttributes([.modificationDate: date as Any], ofItemAtPath: draft.path)
                guard rename(draft.path, users.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
                return ["users.json"]
            case .added:
                try Data("[]".utf8).write(to: folder.appendingPathComponent("links.json"))
                return ["links.json"]
            case .removed:
                try files.removeItem(at: users)
                return ["users.json"]
            case .renamed:
                try files.moveItem(at: users, to: folder.appendingPathComponent("artists.json"))
                return ["artists.json", "users.json"]
            case .touched:
                try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: users.path)
                return ["users.json"]
            case .folderRemade:
                let old = folder.appendingPathExtension("old")
                defer { try? files.removeItem(at: old) }
                try files.moveItem(at: folder, to: old)
                try files.copyItem(at: old, to: folder)
                return ["tracks.json", "users.json"]
            case .folderRemoved:
                try files.removeItem(at: folder)
                return ["tracks.json", "users.json"]
            }
        }
    }

    @Test("tells when a folder that was not there has come")
    func folderComes() throws {
        try FileManager.default.removeItem(at: folder)
        let watcher = watcher()
        look(watcher)
        #expect(told.takeAll().isEmpty)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("[]", to: "users.json")
        look(watcher)
        #expect(told.takeAll() == [[path("users.json")]])
    }

    @Test("looks at a file alone, whatever lies beside it")
    func fileAlone() throws {
        let watcher = watcher([path("users.json")])
        try write("[1]", to: "tracks.json")
        look(watcher)
        #expect(told.takeAll().isEmpty)
        try write("[1]", to: "users.json")
        look(watcher)
        #expect(told.takeAll() == [[path("users.json")]])
    }

    @Test("leaves out hidden files and what lies deeper")
    func leftOut() throws {
        let watcher = watcher()
        try write("", to: ".users.json.swp")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("notes"), withIntermediateDirectories: true)
        try write("", to: "notes/users.json")
        look(watcher)
        #expect(told.takeAll().isEmpty)
    }

    @Test("says nothing of a change that was undone before it was told")
    func undone() throws {
        let watcher = watcher()
        let (file, aside) = (path("users.json"), path(".aside"))
        try #require(rename(file, aside) == 0)
        told.append(watcher.poll())
        try #require(rename(aside, file) == 0)
        look(watcher)
        #expect(told.takeAll().isEmpty)
    }

    @Test("looks by itself once started")
    func timer() async throws {
        let (changes, change) = AsyncStream.makeStream(of: [String].self)
        let watcher = FileWatcher(paths: [folder.path], interval: 0.01)
        watcher.start(on: DispatchQueue(label: "watch")) { change.yield($0) }
        try write("[1]", to: "users.json")
        for await paths in changes {
            #expect(paths == [path("users.json")])
            break
        }
        watcher.stop()
    }
}

extension FileWatcherTests {
    /// What was told, a list of paths each time.
    ///
    /// `@unchecked Sendable`: the tests that use it look on their own thread.
    final class Told: @unchecked Sendable {
        private var changes: [[String]] = []

        func append(_ paths: [String]) {
            if !paths.isEmpty { changes.append(paths) }
        }

        func takeAll() -> [[String]] {
            defer { changes = [] }
            return changes
        }
    }

    private func watcher(_ paths: [String]? = nil) -> FileWatcher {
        FileWatcher(paths: paths ?? [folder.path])
    }

    /// As often as it takes to tell a change, and to tell it once too often.
    private func look(_ watcher: FileWatcher) {
        for _ in 0..<3 { told.append(watcher.poll()) }
    }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// The file grows, whatever the clock's resolution.
    private func append(_ text: String, to name: String) throws {
        let handle = try FileHandle(forWritingTo: folder.appendingPathComponent(name))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }
}
