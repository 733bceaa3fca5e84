import Catalog
import Foundation
import JSONText
import SeedFiles

/// Where a server's catalogues come from: read at the start, and again when files have changed.
struct SeedSource: Sendable {
    let options: MockServer.Options
    /// What the seeds' present is, under ``MockServer/Clock/today``.
    let begin: Instant

    /// What the scenario that is played is called where worlds choose one: a bundled one's name, or a folder's.
    var name: String { URL(fileURLWithPath: options.seeds).lastPathComponent }

    /// - Parameter onProgress: is told now and then how much has been read, from 0 to 1.
    func load(onProgress: @escaping @Sendable (Double) -> Void = { _ in }) throws(StartFault) -> Snapshot {
        moved(try Snapshot.load(options, onProgress: onProgress))
    }

    /// A scenario that travels with the program.
    func loadBundled(_ name: String) throws(FileFaults) -> Snapshot {
        let folder: URL
        do throws(ScenarioNotFound) {
            folder = try SeedFiles.folder(of: name)
        } catch {
            throw FileFaults([FileFault(file: name, message: error.description)])
        }
        return moved(try SeedLoader.load(folder: folder))
    }

    /// The seeds at their own time, or with all of their instants moved so that their present is when the server began.
    private func moved(_ seeds: Snapshot) -> Snapshot {
        switch options.clock {
        case .seeds: seeds
        case .today: seeds.shifted(by: begin.secondsSinceEpoch - seeds.scenario.now.secondsSinceEpoch)
        }
    }
}
