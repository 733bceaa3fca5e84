import Foundation
import MockAPI

extension MockServer {
    /// Opens a port that leads to one world alone, and gives the URL to point a client at: no client can leave the world by
    /// an absolute path, and none in another world can see it. A name that nobody has used yet is a fresh start of the
    /// scenario.
    ///
    ///     let client = StageClient(baseURL: try server.open(world: "test-\(UUID().uuidString.lowercased())"))
    ///
    /// - Parameter world: 1 to 64 of `a-z`, `0-9` and `-`.
    /// - Throws: ``WorldFault``, for a name that is none, a world that was dropped, or where the machine gives no port.
    public func open(world name: String) throws(WorldFault) -> URL {
        do throws(Problem) {
            let world = try backend.worlds.findOrMake(name).world
            return URL(string: "http://localhost:\(try backend.port(of: world))")!
        } catch {
            throw WorldFault(description: error.document(instance: nil).detail)
        }
    }

    /// Drops a world with all that was changed in it, and closes its port. `default` cannot be dropped.
    /// - Throws: ``WorldFault``, where there is no world of the name.
    public func drop(world name: String) throws(WorldFault) {
        do throws(Problem) {
            try backend.worlds.drop(name)
        } catch {
            throw WorldFault(description: error.document(instance: nil).detail)
        }
    }
}

/// Why a world was not opened or dropped.
public struct WorldFault: Error, CustomStringConvertible {
    /// What was wrong and what to do, for people.
    public let description: String
}
