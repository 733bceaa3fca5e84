import Catalog
import Foundation

/// A folder that seeds are written to: all of them, or none.
struct SeedFolder {
    let path: String
    private let folder: URL
    /// Within the folder, so that a file is put in place by renaming it, whatever is mounted where.
    private let draft: URL
    private let isNew: Bool

    struct File {
        let name: String
        let bytes: [UInt8]
    }

    /// The names that a seed file may have.
    static let fileNames = [Scenario.fileName] + CatalogCollection.allCases.map(\.fileName)

    /// Makes sure that the folder may be written, before anybody is asked for what to write.
    /// - Parameter replacesSeeds: Whether seeds that are there give way. What else is there stays.
    init(_ path: String, replacesSeeds: Bool) throws(Failure) {
        self.path = path
        folder = URL(fileURLWithPath: path)
        draft = folder.appendingPathComponent(".soundcheck-export.\(getpid())")
        var isFolder: ObjCBool = false
        isNew = !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if isNew { return }
        guard isFolder.boolValue else { throw .folder("\(path) is a file; expected a folder, or a path that is free") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw .folder("\(path) cannot be read")
        }
        guard replacesSeeds || names.allSatisfy({ $0.hasPrefix(".") }) else {
            throw .folder("\(path) is not empty; --force replaces the seeds in it, and leaves all else")
        }
    }

    func write(_ files: [File]) throws(Failure) {
        do {
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
            for file in files { try Data(file.bytes).write(to: draft.appendingPathComponent(file.name)) }
            try putInPlace(files.map(\.name))
            try FileManager.default.removeItem(at: draft)
        } catch {
            try? FileManager.default.removeItem(at: isNew ? folder : draft)
            throw .folder("\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    private func putInPlace(_ names: [String]) throws {
        for name in names {
            let file = folder.appendingPathComponent(name)
            guard rename(draft.appendingPathComponent(name).path, file.path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
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
