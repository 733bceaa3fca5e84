import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The music app's backend, as one person sees it.
///
///     let client = StageClient(baseURL: url, token: session.token)
///     let spaces = try await client.artists()
///
/// Every method throws a ``StageError`` that says what an app can do about it. Nothing is tried twice and nothing is kept:
/// what comes back is what the backend says now.
package struct StageClient: Sendable {
    /// Where the backend answers; a path in it comes before every path that is asked for.
    package let baseURL: URL
    /// Who asks. Signing in and artwork need nobody.
    package let token: String?
    let transport: any Transport
    let decoder: JSONDecoder

    /// - Parameter timeout: how long an answer may keep silent, in seconds. Parts of a second count as a whole one.
    package init(baseURL: URL, token: String? = nil, timeout: TimeInterval = 30) {
        self.init(baseURL: baseURL, token: token, transport: URLSessionTransport(timeout: timeout))
    }

    package init(
        baseURL: URL, token: String? = nil, transport: any Transport, decoder: JSONDecoder = .stage
    ) {
        self.baseURL = baseURL
        self.token = token
        self.transport = transport
        self.decoder = decoder
    }
}
