import Foundation
import JSONText

/// Makes a catalogue of a scenario's seed files. Everything is checked, and all that is wrong is reported at once.
package enum SeedLoader {
    /// Reads the scenario in `folder`.
    /// - Parameter onProgress: is told now and then how much of it has been read, from 0 to 1.
    package static func load(
        folder: URL, onProgress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws(FileFaults) -> Snapshot {
        var report = SeedReport()
        let sizes = sizes(ofFilesIn: folder, report: &report)
        let texts = SeedTexts(sizes: sizes, onProgress: onProgress) {
            try Data(contentsOf: folder.appendingPathComponent($0))
        }
        guard !report.isUnreadable(folder.path) else { throw FileFaults(report.faults(in: texts)) }
        return try catalog(from: texts, report: report)
    }

    /// Reads a scenario from the bytes of its files, by their names.
    package static func catalog(from files: [String: [UInt8]]) throws(FileFaults) -> Snapshot {
        try catalog(from: SeedTexts(files), report: SeedReport())
    }

    private static func catalog(
        from texts: SeedTexts, report: consuming SeedReport
    ) throws(FileFaults) -> Snapshot {
        checkNames(of: texts, report: &report)
        var tables = SeedTables(from: texts, report: &report)
        let contents = report.isEmpty && tables.isSound ? tables.contents : nil
        // Made while the records are checked against each other; nothing comes of it where that finds faults.
        let (snapshot, findings) = simultaneously(
            { contents.map(Snapshot.init) },
            {
                tables.check()
                return tables.findings
            })
        for (collection, findings) in findings { report.add(findings, file: collection.fileName) }
        guard report.isEmpty, let snapshot else { throw FileFaults(report.faults(in: texts)) }
        return snapshot
    }

    // MARK: The folder

    /// Other files may lie beside the seeds, and folders of other names than theirs.
    private static func sizes(ofFilesIn folder: URL, report: inout SeedReport) -> [String: Int] {
        var sizes: [String: Int] = [:]
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where isMeantAsSeeds(name) {
                sizes[name] = size(of: folder.appendingPathComponent(name), report: &report)
            }
        } catch {
            report.add("the folder cannot be read: \(error.reason)", file: folder.path)
        }
        return sizes
    }

    /// In bytes; nil for a folder. 0 where that cannot be told, as reading the file will.
    private static func size(of file: URL, report: inout SeedReport) -> Int? {
        // `URL.resourceValues` asks for much more: who owns the file, by name, which reads /etc/passwd each time.
        var found = stat()
        guard stat(file.path, &found) == 0 else { return 0 }
        guard found.st_mode & S_IFMT == S_IFDIR else { return Int(found.st_size) }
        let name = file.lastPathComponent
        if fileNames.contains(name) { report.add("this is a folder; expected a JSON file", file: name) }
        return nil
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

    private static func checkNames(of texts: SeedTexts, report: inout SeedReport) {
        let known = fileNames
        for name in texts.names where !known.contains(name) {
            let near = Spelling.nearest(to: stem(of: name), among: known.map(stem)).map { $0 + ".json" }
            let hint = near.map { "did you mean \($0)?" } ?? "expected one of " + known.joined(separator: ", ")
            report.add("this is no seed file; \(hint)", file: name, meant: near)
        }
        for name in [Scenario.fileName, User.collection.fileName]
        where !texts.holds(name) && !report.isUnreadable(name) {
            report.add("the file is missing; every scenario has one", file: name)
        }
    }

    /// A name without its extension, which would make all names look alike.
    private static func stem(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}
