import Foundation
import MockAPI

@testable import MockServer

/// The default seeds at their own time, loaded once: servers of different tests share no state that changes.
let defaultBackend = Result { () throws(StartFault) in try Backend(MockServer.Options()) }

/// Starts a server for one test and stops it behind it, whatever happens.
func withServer<Result>(
    _ options: MockServer.Options = .init(), patience: Patience = Patience(),
    _ body: (MockServer) async throws -> Result
) async throws -> Result {
    let server = try MockServer.start(try defaultBackend.get(), options, patience: patience)
    do {
        let result = try await body(server)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

extension MockServer {
    /// A request of Ada's, who owns most of the default seeds.
    func request(_ target: String, method: String = "GET", fields: [String] = []) -> String {
        let lines =
            ["\(method) \(target) HTTP/1.1", "Host: localhost:\(port)", "Authorization: Bearer mock-ada"] + fields
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }
}

extension MockServer {
    /// How many connections are open, over all loops.
    var openConnections: Int {
        lanes.reduce(0) { sum, lane in sum + lane.loop.queue.sync { lane.loop.openStreams } }
    }
}
