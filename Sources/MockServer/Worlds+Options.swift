import Catalog
import Dispatch
import Foundation
import JSONText
import MockAPI
import SeedFiles

extension Worlds {
    /// Worlds of the scenario that is played and of the bundled ones, all under one kind of clock.
    convenience init(_ options: MockServer.Options, playing seeds: Snapshot) {
        let time = TimeSource.machine
        let begin = time.wall()
        var others: [String: Scenarios.Loader] = [:]
        for name in (try? SeedFiles.scenarioNames()) ?? [] where name != options.scenarioName {
            others[name] = {
                Result { () throws(FileFaults) in try SeedLoader.load(scenario: name) }
                    .map { Worlds.moved($0, to: options.clock, begin) }
            }
        }
        self.init(
            Scenarios(options.scenarioName, Worlds.moved(seeds, to: options.clock, begin), others: others),
            start: options.clock == .today ? .running(from: begin) : .standing,
            maximum: options.maximumWorlds, time: time)
    }

    /// The seeds at their own time, or with all of their instants moved so that their present is when the server began.
    private static func moved(_ seeds: Snapshot, to clock: MockServer.Clock, _ begin: Instant) -> Snapshot {
        switch clock {
        case .seeds: seeds
        case .today: seeds.shifted(by: begin.secondsSinceEpoch - seeds.scenario.now.secondsSinceEpoch)
        }
    }
}

extension MockServer.Options {
    /// What the scenario that is played is called where worlds choose one: a bundled one's name, or a folder's.
    var scenarioName: String { URL(fileURLWithPath: seeds).lastPathComponent }
}

extension SeedLoader {
    fileprivate static func load(scenario name: String) throws(FileFaults) -> Snapshot {
        let folder: URL
        do throws(ScenarioNotFound) {
            folder = try SeedFiles.folder(of: name)
        } catch {
            throw FileFaults([FileFault(file: name, message: error.description)])
        }
        return try load(folder: folder)
    }
}

extension TimeSource {
    /// The machine's own clocks.
    fileprivate static let machine = TimeSource(
        wall: { Instant(secondsSinceEpoch: Int64(Foundation.time(nil))) },
        uptime: { DispatchTime.now().uptimeNanoseconds })
}
