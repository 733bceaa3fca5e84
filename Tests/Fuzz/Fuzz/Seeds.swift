import Catalog
import JSONText

/// Seed files, each below a line that names it: `== users.json`. What loads comes back from its own files.
func trySeeds(_ input: [UInt8]) {
    let texts = seedTexts(in: input)
    do {
        tryReloading(try SeedLoader.catalog(from: texts))
    } catch {
        require(!error.faults.isEmpty, "refused for nothing")
        for fault in error.faults where fault.position == nil {
            require(
                texts[fault.file] == nil || !SeedFile.names.contains(fault.file), "told without its place: \(fault)")
        }
    }
}

/// The catalogue's own seed files load as the same catalogue.
func tryReloading(_ catalog: Snapshot) {
    let files = writtenSeeds(of: catalog)
    do {
        let again = try SeedLoader.catalog(from: files)
        for collection in CatalogCollection.allCases {
            require(again.records(of: collection) == catalog.records(of: collection), "other \(collection)")
        }
        require(writtenSeeds(of: again) == files, "its files are written otherwise")
    } catch {
        fatalError("its own files cannot be loaded: \(error)")
    }
}

private enum SeedFile {
    static let names = [Scenario.fileName] + CatalogCollection.allCases.map(\.fileName)
}

private func writtenSeeds(of catalog: Snapshot) -> [String: [UInt8]] {
    let files = catalog.seedFiles(now: catalog.scenario.now)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, JSONWriter.bytes(of: $0.value)) })
}

/// Seed files by their names, from one text of all of them.
func seedTexts(in input: [UInt8]) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    var name = ""
    for line in input.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if line.starts(with: "== ".utf8) {
            name = String(decoding: line.dropFirst(3), as: UTF8.self)
            texts[name] = []
        } else {
            texts[name]? += line + [0x0A]
        }
    }
    return texts
}
