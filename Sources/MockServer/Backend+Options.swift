import BundledFiles
import Catalog
import Contract
import ContractFiles
import Foundation
import JSONText
import MockAPI
import SeedFiles
import SocketIO

extension Backend {
    /// The backend that a server's options describe: their seeds, their document, their clock and whom they let in.
    package convenience init(_ options: MockServer.Options) throws(StartFault) {
        let contract = try ContractDocument.load(options)
        let world = World(try Snapshot.load(options), clock: options.clock)
        do throws(FileFaults) {
            try self.init(
                contract: contract, world: world,
                hosts: HostPolicy(ownNames: HostNames.own, allowed: options.allowedHosts),
                origins: OriginPolicy(allowed: options.allowedOrigins))
        } catch {
            throw StartFault(error)
        }
    }
}

extension World {
    /// A world at the seeds' own time, or at the time of the day with all of its instants shifted there.
    init(_ catalog: Snapshot, clock: MockServer.Clock) {
        switch clock {
        case .seeds:
            self = .standing(catalog)
        case .today:
            let start = Int64(Date().timeIntervalSince1970)
            let shifted = catalog.shifted(by: start - catalog.scenario.now.secondsSinceEpoch)
            self.init(catalog: shifted) { Instant(secondsSinceEpoch: Int64(time(nil))) }
        }
    }
}

extension Snapshot {
    package static func load(_ options: MockServer.Options) throws(StartFault) -> Snapshot {
        let folder: URL
        do throws(ScenarioNotFound) {
            folder = try SeedFiles.folder(of: options.seeds)
        } catch {
            throw StartFault(error)
        }
        do throws(FileFaults) {
            return try SeedLoader.load(folder: folder)
        } catch {
            throw StartFault(error)
        }
    }
}

extension ContractDocument {
    package static func load(_ options: MockServer.Options) throws(StartFault) -> ContractDocument {
        let file: URL
        do throws(MissingFiles) {
            if let own = options.openAPI { file = own } else { file = try ContractFiles.document() }
        } catch {
            throw StartFault(error)
        }
        let bytes: Data
        do {
            bytes = try Data(contentsOf: file)
        } catch {
            throw .missing("the OpenAPI document \(file.path) cannot be read: \(error.localizedDescription)")
        }
        do throws(FileFaults) {
            return try load([UInt8](bytes), name: file.lastPathComponent)
        } catch {
            throw StartFault(error)
        }
    }
}
