import Catalog
import Dispatch
import Foundation
import JSONText
import MockAPI
import SeedFiles

extension Worlds {
    /// Worlds of the scenario that is played and of the bundled ones, all under one kind of clock.
    convenience init(_ seeds: SeedSource) throws(StartFault) {
        let options = seeds.options
        var others: [String: Scenarios.Loader] = [:]
        for name in (try? SeedFiles.scenarioNames()) ?? [] where name != seeds.name {
            others[name] = { Result { () throws(FileFaults) in try seeds.loadBundled(name) } }
        }
        self.init(
            Scenarios(seeds.name, try seeds.load(onProgress: options.onLoading), others: others),
            start: options.clock == .today ? .running(from: seeds.begin) : .standing,
            maximum: options.maximumWorlds, time: .machine)
    }
}

extension TimeSource {
    /// The machine's own clocks.
    static let machine = TimeSource(
        wall: { Instant(secondsSinceEpoch: Int64(time(nil))) }, uptime: { DispatchTime.now().uptimeNanoseconds })
}
