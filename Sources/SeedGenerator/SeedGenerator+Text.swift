import Catalog
import Foundation
import JSONText

extension SeedGenerator {
    /// Gives the text of the seed files, piece by piece: those of one file in their order, among those of others. On how many
    /// tracks there are does not depend how much is kept in memory; all cores are at work.
    /// - Parameters:
    ///   - progress: is told now and then how many tracks are written. What it throws ends the work.
    ///   - take: is given a file's name and what comes next in it.
    package func write(
        progress: (_ tracks: Int) throws -> Void = { _ in }, to take: (_ file: String, _ text: [UInt8]) throws -> Void
    ) throws {
        try take(Scenario.fileName, JSONWriter.prettyBytes(of: .object(scenario.value)) + [UInt8(ascii: "\n")])
        var begun: Set<CatalogCollection> = []
        let width = SeedGenerator.spacesPerPiece * ProcessInfo.processInfo.activeProcessorCount
        for first in stride(from: 0, to: plan.spaces, by: width) {
            let next = min(first + width, plan.spaces)
            for piece in pieces(ofSpaces: first..<next) {
                for (collection, text) in piece.texts {
                    let isFirst = begun.insert(collection).inserted
                    try take(collection.fileName, Array((isFirst ? JSONLines.opening : JSONLines.separator).utf8))
                    try take(collection.fileName, text)
                }
            }
            try progress(plan.tracks(in: next - 1).upperBound)
        }
        for collection in begun { try take(collection.fileName, Array(JSONLines.closing.utf8)) }
    }

    /// The seed files by their names.
    package func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        try write { files[$0, default: []] += $1 }
        return files
    }

    /// Enough for what a core does at a time.
    private static let spacesPerPiece = 16

    private func pieces(ofSpaces spaces: Range<Int>) -> [SeedPiece] {
        let starts = Array(stride(from: spaces.lowerBound, to: spaces.upperBound, by: SeedGenerator.spacesPerPiece))
        return concurrentMap(starts.count) { index in
            piece(ofSpaces: starts[index]..<min(starts[index] + SeedGenerator.spacesPerPiece, spaces.upperBound))
        }
    }

    private func piece(ofSpaces spaces: Range<Int>) -> SeedPiece {
        SeedPiece { add in
            // There may be more people than spaces.
            let people = spaces.lowerBound..<(spaces.upperBound == plan.spaces ? plan.people : spaces.upperBound)
            for number in people { add(.user(person(number))) }
            for number in spaces { for record in records(ofSpace: number) { add(record) } }
        }
    }
}
