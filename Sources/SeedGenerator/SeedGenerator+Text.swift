import Catalog
import JSONText

extension SeedGenerator {
    /// A piece of a seed file's text. Those of one file come in their order, among those of others.
    package typealias Take = (_ fileName: String, _ piece: UnsafeRawBufferPointer) throws -> Void

    /// Writes the seed files. What is kept in memory meanwhile does not depend on how many tracks there are.
    /// - Parameters:
    ///   - progress: is told now and then how many tracks are written. What it throws ends the work.
    ///   - take: is given the text.
    package func write(progress: (_ tracks: Int) throws -> Void = { _ in }, to take: Take) throws {
        let scenario = JSONWriter.prettyBytes(of: .object(scenario.value)) + [UInt8(ascii: "\n")]
        try scenario.withUnsafeBytes { try take(Scenario.fileName, $0) }
        let texts = SeedTexts()
        for number in 0..<plan.people { try texts.add(.user(person(number)), take) }
        for space in 0..<plan.spaces {
            for record in records(ofSpace: space) { try texts.add(record, take) }
            try progress(plan.tracks(in: space).upperBound)
        }
        try texts.end(take)
    }

    /// The seed files by their names.
    package var files: [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        // Nothing is thrown where nothing is written to.
        try? write { files[$0, default: []] += $1 }
        return files
    }
}

/// The files of the collections, as they are written side by side.
private final class SeedTexts {
    private let texts = CatalogCollection.allCases.map(SeedText.init)
    private let places = Dictionary(
        uniqueKeysWithValues: CatalogCollection.allCases.enumerated().map { ($1, $0) })

    func add(_ record: CatalogRecord, _ take: SeedGenerator.Take) throws {
        guard let place = places[record.recordID.collection] else { return }
        try texts[place].add(record, take)
    }

    func end(_ take: SeedGenerator.Take) throws {
        for text in texts { try text.end(take) }
    }
}

private final class SeedText {
    private let name: String
    private var lines = JSONLines(pieceSize: 1 << 18)

    init(of collection: CatalogCollection) { name = collection.fileName }

    func add(_ record: CatalogRecord, _ take: SeedGenerator.Take) throws {
        try lines.add({ record.write(to: &$0) }, { try take(name, $0) })
    }

    func end(_ take: SeedGenerator.Take) throws { try lines.end { try take(name, $0) } }
}
