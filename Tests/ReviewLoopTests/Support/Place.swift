import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where a backend answers, and how a client gets there.
struct Place: Sendable {
    /// What paths are appended to.
    let base: String
    /// What every request by path carries; whole URLs need nothing, since they lead where they were read.
    let fields: [String: String]
    let session: URLSession
    /// Ends what answers there, unless others use it too.
    let close: @Sendable () async -> Void

    init(
        _ url: URL, path: String = "", fields: [String: String] = [:], _ configuration: URLSessionConfiguration,
        close: @escaping @Sendable () async -> Void = {}
    ) {
        base = url.absoluteString + path
        self.fields = fields
        configuration.urlCache = nil
        // A machine may be busy with much else, and no answer here is meant to stay out.
        configuration.timeoutIntervalForRequest = 300
        session = URLSession(configuration: configuration)
        self.close = close
    }
}
