import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Takes requests to the hosts of ``MockBackend``s out of the URL loading system.
package final class SoundcheckURLProtocol: URLProtocol {
    private var exchange: Exchange?

    package override class func canInit(with request: URLRequest) -> Bool {
        guard let url = request.url, let host = url.host else { return false }
        return url.scheme?.lowercased() == "http" && MockHosts.owns(host.lowercased())
    }

    package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    package override func startLoading() {
        exchange = Exchange(for: self)
        exchange?.begin()
    }

    package override func stopLoading() {
        exchange?.stop()
    }

    #if canImport(FoundationNetworking)
        /// Nobody once the end is told. `URLSession` here fails a task that it cancels through this property, after it has
        /// stopped it, and brings the process down if that task has ended meanwhile.
        package override var client: (any URLProtocolClient)? {
            get { exchange?.hasEnded == true ? nil : super.client }
            set { super.client = newValue }
        }
    #endif
}
