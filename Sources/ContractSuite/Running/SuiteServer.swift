import Foundation
import MockAPI
import MockServer

/// The one server of the process, which all cases of all suites are played on. It starts when it is first asked for, and
/// stays.
final class SuiteServer: Sendable {
    static let shared: Result<SuiteServer, StartFault> = start()

    let backend: Backend
    private let server: MockServer

    private init(_ server: MockServer) {
        self.server = server
        backend = server.backend
    }

    private static func start() -> Result<SuiteServer, StartFault> {
        do throws(StartFault) {
            return .success(SuiteServer(try MockServer.start()))
        } catch {
            return .failure(error)
        }
    }

    /// Makes a world at the seeds' start, and opens a port that leads to it alone.
    /// - Throws: where the machine gives no port.
    func openWorld() throws -> (world: World, url: URL) {
        let world = try backend.worlds.make()
        return (world, try server.open(world: world.name))
    }
}
