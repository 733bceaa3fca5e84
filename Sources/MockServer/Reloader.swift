import Catalog
import Contract
import Dispatch
import JSONText
import MockAPI
import SocketIO

/// Takes over seeds and a document that change while they are served. Requests are answered meanwhile; from one to the
/// next they see what is new.
final class Reloader: Sendable {
    private let seeds: SeedSource
    private let documentPath: String
    private let watcher: FileWatcher
    private let queue = DispatchQueue(label: "soundcheck.reload", qos: .utility)

    /// Made before the files are read, it misses no change of theirs.
    init(_ seeds: SeedSource) throws(StartFault) {
        self.seeds = seeds
        documentPath = try seeds.options.documentFile().path
        watcher = FileWatcher(paths: [try seeds.options.seedFolder().path, documentPath])
    }

    func start(for backend: Backend) {
        let (seeds, documentPath) = (seeds, documentPath)
        watcher.start(on: queue) { changed in
            if changed.contains(documentPath) { Reloader.take(.document, seeds, for: backend) }
            if changed.contains(where: { $0 != documentPath }) { Reloader.take(.seeds, seeds, for: backend) }
        }
    }

    func stop() { watcher.stop() }

    private static func take(_ part: Reload.Part, _ source: SeedSource, for backend: Backend) {
        do throws(StartFault) {
            switch part {
            case .seeds: backend.worlds.reload(source.name, try source.load())
            case .document: try backend.reload(source.options)
            }
            // As much as was taken for the first load has been again.
            Memory.releaseFreed()
            source.options.onReload(.taken(part))
        } catch {
            source.options.onReload(.refused(part, error))
        }
    }
}

extension Backend {
    fileprivate func reload(_ options: MockServer.Options) throws(StartFault) {
        let contract = try ContractDocument.load(options)
        do throws(FileFaults) {
            try reload(contract)
        } catch {
            throw StartFault(error)
        }
    }
}
