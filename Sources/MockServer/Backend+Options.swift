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
        try self.init(SeedSource(options: options, begin: TimeSource.machine.wall()))
    }

    convenience init(_ seeds: SeedSource) throws(StartFault) {
        let options = seeds.options
        let (documents, loadedWorlds) = simultaneously(
            { Result { () throws(StartFault) in (try ContractDocument.load(options), try Admin.bundled()) } },
            { Result { () throws(StartFault) in try Worlds(seeds) } })
        let (contract, admin) = try documents.get()
        let worlds = try loadedWorlds.get()
        do throws(FileFaults) {
            try self.init(
                contract: contract, admin: admin, worlds: worlds,
                hosts: HostPolicy(ownNames: HostNames.own, allowed: options.allowedHosts),
                origins: OriginPolicy(allowed: options.allowedOrigins))
        } catch {
            throw StartFault(error)
        }
    }
}

extension Admin {
    /// The control side, which is the same for all servers of a process.
    package static func bundled() throws(StartFault) -> Admin { try shared.get() }

    private static let shared = Result { () throws(StartFault) in
        let contract = try ContractDocument.loadAdmin()
        do throws(FileFaults) {
            return try Admin(contract)
        } catch {
            throw StartFault(error)
        }
    }
}

extension Snapshot {
    /// The seeds that the options name, as their files say.
    /// - Parameter onProgress: is told now and then how much of them has been read, from 0 to 1.
    package static func load(
        _ options: MockServer.Options, onProgress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws(StartFault) -> Snapshot {
        let folder = try options.seedFolder()
        do throws(FileFaults) {
            return try SeedLoader.load(folder: folder, onProgress: onProgress)
        } catch {
            throw StartFault(error)
        }
    }
}

extension MockServer.Options {
    /// Where the seeds are.
    func seedFolder() throws(StartFault) -> URL {
        do throws(ScenarioNotFound) {
            return try SeedFiles.folder(of: seeds)
        } catch {
            throw StartFault(error)
        }
    }

    /// Where the document is.
    func documentFile() throws(StartFault) -> URL {
        if let openAPI { return openAPI }
        do throws(MissingFiles) {
            return try ContractFiles.document()
        } catch {
            throw StartFault(error)
        }
    }
}

extension ContractDocument {
    /// The document that the options name.
    package static func load(_ options: MockServer.Options) throws(StartFault) -> ContractDocument {
        try load(file: try options.documentFile())
    }

    /// The document of the control side.
    fileprivate static func loadAdmin() throws(StartFault) -> ContractDocument {
        let file: URL
        do throws(MissingFiles) {
            file = try ContractFiles.adminDocument()
        } catch {
            throw StartFault(error)
        }
        return try load(file: file)
    }

    private static func load(file: URL) throws(StartFault) -> ContractDocument {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: file)
        } catch {
            throw .missing("the OpenAPI document \(file.path) cannot be read: \(error.reason)")
        }
        do throws(FileFaults) {
            return try load([UInt8](bytes), name: file.lastPathComponent)
        } catch {
            throw StartFault(error)
        }
    }
}
