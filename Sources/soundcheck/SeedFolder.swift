import Catalog
import Foundation
import JSONText

/// A folder that seeds are written to: all of them, or none.
struct SeedFolder {
    let path: String
    private let folder: URL
    /// Where the files are until all are there. A new folder's stands beside it and becomes the folder; that of one that is
    /// there stands within, since another file system may be mounted on it.
    private let draft: URL
    private let isNew: Bool

    /// The names that a seed file may have.
    static let fileNames = [Scenario.fileName] + CatalogCollection.allCases.map(\.fileName)

    /// Makes sure that the folder may be written, before anybody is asked for what to write.
    /// - Parameter replacesSeeds: Whether seeds that are there give way. What else is there stays.
    init(_ path: String, replacesSeeds: Bool) throws(Failure) {
        self.path = path
        folder = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        isNew = !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        draft = (isNew ? folder.deletingLastPathComponent() : folder)
            .appendingPathComponent(".soundcheck-seeds.\(getpid())")
        if isNew { return }
        guard isFolder.boolValue else { throw .folder("\(path) is a file; expected a folder, or a path that is free") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw .folder("\(path) cannot be read")
        }
        guard replacesSeeds || names.allSatisfy({ $0.hasPrefix(".") }) else {
            throw .folder("\(path) is not empty; --force replaces the seeds in it, and leaves all else")
        }
    }

    /// - Parameter fill: Writes the files to the folder that it is given. A `Failure` of its own is passed on.
    func write(_ fill: (URL) throws -> Void) throws(Failure) {
        do {
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
            try fill(draft)
            if isNew {
                try move(draft, to: folder)
            } else {
                try putInPlace(FileManager.default.contentsOfDirectory(atPath: draft.path))
                try FileManager.default.removeItem(at: draft)
            }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error as? Failure ?? .folder("\(path) cannot be written: \(error.reason)")
        }
    }

    private func move(_ file: URL, to place: URL) throws {
        guard rename(file.path, place.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    private func putInPlace(_ names: [String]) throws {
        // The scenario comes last: seeds without it are none.
        for name in SeedFolder.fileNames.reversed() where names.contains(name) {
            try move(draft.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        for name in SeedFolder.fileNames where !names.contains(name) {
            let old = folder.appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: old.path) { try FileManager.default.removeItem(at: old) }
        }
    }
}

extension Failure {
    fileprivate static func folder(_ reason: String) -> Failure {
        Failure(exitCode: .cannotCreate, messages: [reason])
    }
}
