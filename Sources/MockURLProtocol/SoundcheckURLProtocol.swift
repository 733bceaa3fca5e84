import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes requests to the hosts of ``MockBackend``s out of the URL loading system.
final class SoundcheckURLProtocol: URLProtocol {
    private var exchange: Exchange?

    override class func canInit(with request: URLRequest) -> Bool {
        guard let url = request.url, let host = url.host else { return false }
        return url.scheme?.lowercased() == "http" && MockHosts.owns(host.lowercased())
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        exchange = Exchange(for: self)
        exchange?.begin()
    }

    override func stopLoading() {
        exchange?.stop()
        exchange = nil
    }
}
