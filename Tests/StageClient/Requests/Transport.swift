import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How a request becomes a response.
package protocol Transport: Sendable {
    /// The whole body and the response it belongs to, whatever its status.
    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// Requests over a `URLSession` of their own, which shares neither cache nor cookies with anybody.
package final class URLSessionTransport: Transport {
    private let session: URLSession

    /// - Parameter timeout: how long an answer may keep silent, in seconds.
    package init(timeout: TimeInterval) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        // Not every URLSession counts parts of a second.
        configuration.timeoutIntervalForRequest = timeout.rounded(.up)
        session = URLSession(configuration: configuration)
    }

    deinit { session.finishTasksAndInvalidate() }

    package func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        let (body, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return (body, response)
    }
}
