import Foundation

extension ErrorPart {
    /// What this part tells by what it is; nil where it tells nothing.
    var evidence: ContractFailure? {
        switch value {
        case is DecodingError: .undecodable
        case is CancellationError: .timedOut
        case let error as any Error: ContractFailure(error as NSError) ?? status.flatMap(ContractFailure.init(status:))
        default: status.flatMap(ContractFailure.init(status:))
        }
    }

    /// The HTTP status that this part is, if it is one.
    private var status: Int? {
        #if !canImport(FoundationNetworking)
            // Apple's has no stored properties that reflection could find.
            if let response = value as? HTTPURLResponse { return response.statusCode }
        #endif
        let label = label.lowercased()
        guard ["status", "code", "response", "http"].contains(where: label.contains) else { return nil }
        return integer
    }

    /// The part as a number, or its raw value.
    private var integer: Int? {
        ((rawValue(of: value) ?? value) as? any BinaryInteger).flatMap { Int(exactly: $0) }
    }
}

extension ContractFailure {
    /// What an error tells by its domain and code.
    fileprivate init?(_ error: NSError) {
        switch error.domain {
        case "NSURLErrorDomain": self.init(urlErrorCode: error.code)
        case NSPOSIXErrorDomain: self.init(posixErrorCode: error.code)
        case NSCocoaErrorDomain where [3_840, 4_864, 4_865].contains(error.code): self = .undecodable
        default: self.init(status: error.code)
        }
    }

    /// The codes are `URLError.Code`'s, which Linux has in a library that the suite does without.
    private init?(urlErrorCode code: Int) {
        switch code {
        case -1_001, -999: self = .timedOut
        case -1_206 ... -1_200, -1_022, -1_020, -1_019, -1_018, -1_009, -1_006 ... -1_003: self = .connectionLost
        case -1_017 ... -1_014: self = .undecodable
        case -1_013, -1_012: self = .unauthenticated
        default: return nil
        }
    }

    private init?(posixErrorCode code: Int) {
        switch POSIXErrorCode(rawValue: Int32(clamping: code)) {
        case .ETIMEDOUT: self = .timedOut
        case .ECONNREFUSED, .ECONNRESET, .ECONNABORTED, .ENOTCONN, .EPIPE, .EHOSTUNREACH, .EHOSTDOWN, .ENETUNREACH,
            .ENETDOWN, .ENETRESET:
            self = .connectionLost
        default: return nil
        }
    }
}
