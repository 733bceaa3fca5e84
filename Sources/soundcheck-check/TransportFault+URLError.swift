import ContractCheck
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportFault {
    /// Why a request came to nothing, and what may be done about it.
    init(_ error: any Error, patience: Double) {
        let details = error.localizedDescription
        let sentence = (error as? URLError).flatMap { TransportFault.sentence(for: $0.code, details, patience) }
        self.init(sentence ?? details)
    }

    private static func sentence(for code: URLError.Code, _ details: String, _ patience: Double) -> String? {
        switch code {
        case .timedOut: "it did not answer within \(Int(patience)) seconds; --patience gives it longer"
        case .cannotConnectToHost: "nothing listens there; is the server started, and is that its port?"
        case .cannotFindHost, .dnsLookupFailed: "nobody knows a host of that name"
        case .networkConnectionLost, .badServerResponse: "the connection ended before the answer did"
        case .notConnectedToInternet: "this machine is not connected to a network"
        // On Linux the latter is said of answers whose protocol is none of HTTP's.
        case .cannotParseResponse, .unsupportedURL: "what came back is no answer of HTTP"
        case .secureConnectionFailed: insecure
        case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot: untrusted
        case .serverCertificateHasBadDate, .serverCertificateNotYetValid: "its certificate is not valid now"
        case .clientCertificateRequired, .clientCertificateRejected: "it wants a certificate of whoever asks"
        // On Linux that is said of addresses of IPv6.
        case .badURL: "requests cannot be sent there; has the host a name, such as localhost?"
        // On Linux only the text tells these apart.
        case _ where details.hasPrefix("transfer closed"): "the connection ended before the answer did"
        case .unknown where details.contains("certificate"): "\(untrusted) (\(details))"
        case .unknown where details.contains("SSL"): "\(insecure) (\(details))"
        default: nil
        }
    }

    private static let insecure = "no secure connection could be made; does it speak https there?"
    private static let untrusted = "its certificate is none that this machine trusts"
}
