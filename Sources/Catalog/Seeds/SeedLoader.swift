import Foundation
import JSONText

/// Makes a catalogue of a scenario's seed files. Everything is checked, and all that is wrong is reported at once.
package enum SeedLoader {
    /// Reads the scenario in `folder`.
    package static func load(folder: URL) throws(FileFaults) -> Snapshot {
        var report = SeedReport()
        let texts = texts(in: folder, report: &report)
        guard !report.isUnreadable(folder.path) else { throw FileFaults(report.faults(in: [:])) }
        return try catalog(from: texts, report: report)
    }

    /// Reads a scenario from the bytes of its files, by their names.
    package static func catalog(from files: [String: [UInt8]]) throws(FileFaults) -> Snapshot {
        try catalog(from: files, report: SeedReport())
    }

    private static func catalog(
        from texts: [String: [UInt8]], report: consuming SeedReport
    ) throws(FileFaults) -> Snapshot {
        checkNames(of: texts, report: &report)
        let tables = SeedTables(from: texts, report: &report)
        guard report.isEmpty, let contents = tables.contents else {
            throw FileFaults(report.faults(in: texts))
        }
        return Snapshot(contents)
    }

    // MARK: The folder

    /// Other files may lie beside the seeds, and folders of other names than theirs.
    private static func texts(in folder: URL, report: inout SeedReport) -> [String: [UInt8]] {
        var texts: [String: [UInt8]] = [:]
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where isMeantAsSeeds(name) {
                texts[name] = bytes(of: folder.appendingPathComponent(name), report: &report)
            }
        } catch {
            report.add("the folder cannot be read: \(error.localizedDescription)", file: folder.path)
        }
        return texts
    }

    private static func bytes(of file: URL, report: inout SeedReport) -> [UInt8]? {
        let name = file.lastPathComponent
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            if fileNames.contains(name) { report.add("this is a folder; expected a JSON file", file: name) }
            return nil
        }
        do {
            return Array(try Data(contentsOf: file))
        } catch {
            report.add("the file cannot be read: \(error.localizedDescription)", file: name)
            return nil
        }
    }

    // MARK: Names

    /// Editors keep copies beside what they edit (`users.json~`, `#users.json#`, `users.json.bak`), and people notes. Meant
    /// as seeds is what ends in `.json` or nearly so, or in nothing and is called like them.
    private static func isMeantAsSeeds(_ name: String) -> Bool {
        if name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") { return false }
        guard let dot = name.lastIndex(of: ".") else {
            return Spelling.nearest(to: name, among: fileNames.map(stem)) != nil
        }
        return Spelling.nearest(to: name[name.index(after: dot)...].lowercased(), among: ["json"]) != nil
    }

    private static let fileNames = [Scenario.fileName] + CatalogCollection.allCases.map(\.fileName)

    private static func checkNames(of texts: [String: [UInt8]], report: inout SeedReport) {
        let known = fileNames
        for name in texts.keys where !known.contains(name) {
            let near = Spelling.nearest(to: stem(of: name), among: known.map(stem)).map { $0 + ".json" }
            let hint = near.map { "did you mean \($0)?" } ?? "expected one of " + known.joined(separator: ", ")
            report.add("this is no seed file; \(hint)", file: name, meant: near)
        }
        for name in [Scenario.fileName, User.collection.fileName]
        where texts[name] == nil && !report.isUnreadable(name) {
            report.add("the file is missing; every scenario has one", file: name)
        }
    }

    /// A name without its extension, which would make all names look alike.
    private static func stem(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}
