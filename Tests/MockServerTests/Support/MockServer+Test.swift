import Foundation

@testable import MockServer

/// Starts a server for one test and stops it behind it, whatever happens.
func withServer<Result>(
    _ options: MockServer.Options = .init(), patience: Patience = Patience(),
    _ body: (MockServer) async throws -> Result
) async throws -> Result {
    let server = try MockServer.start(options, patience: patience)
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
