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
    convenience init(_ options: MockServer.Options) throws(StartFault) {
        let contract = try ContractDocument.load(options)
        let adminContract = try ContractDocument.loadAdmin()
        let worlds = Worlds(options, playing: try Snapshot.load(options))
        do throws(FileFaults) {
            try self.init(
                contract: contract, admin: Admin(adminContract), worlds: worlds,
                hosts: HostPolicy(ownNames: HostNames.own, allowed: options.allowedHosts),
                origins: OriginPolicy(allowed: options.allowedOrigins))
        } catch {
            throw StartFault(error)
        }
    }
}

extension Snapshot {
    /// The seeds that the options name, as their files say.
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
    /// The document that the options name.
    package static func load(_ options: MockServer.Options) throws(StartFault) -> ContractDocument {
        if let own = options.openAPI { return try load(file: own) }
        return try load(bundled: ContractFiles.document)
    }

    /// The document of the control side.
    fileprivate static func loadAdmin() throws(StartFault) -> ContractDocument {
        try load(bundled: ContractFiles.adminDocument)
    }

    private static func load(bundled find: () throws(MissingFiles) -> URL) throws(StartFault) -> ContractDocument {
        let file: URL
        do throws(MissingFiles) {
            file = try find()
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
            throw .missing("the OpenAPI document \(file.path) cannot be read: \(error.localizedDescription)")
        }
        do throws(FileFaults) {
            return try load([UInt8](bytes), name: file.lastPathComponent)
        } catch {
            throw StartFault(error)
        }
    }
}
