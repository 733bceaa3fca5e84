import HTTPWire

/// Where a page comes from: a scheme and an authority (RFC 6454 section 6.2), in lower case. Apps that show pages of
/// their own have schemes of their own, such as `capacitor://localhost`.
package struct WebOrigin: Sendable, CustomStringConvertible {
    package let scheme: String
    package let authority: HostPort

    /// Nothing for `null`, for several origins, and for any other text.
    package init?(_ text: String) {
        let text = text.lowercased()
        guard let separator = text.firstRange(of: "://"),
            let authority = HostPort(String(text[separator.upperBound...]))
        else { return nil }
        let scheme = text[..<separator.lowerBound].utf8
        guard let first = scheme.first, first.isLowerCaseLetter,
            scheme.allSatisfy({ $0.isLowerCaseLetter || $0.isSchemeSign }), scheme.count <= WebOrigin.longestScheme,
            authority.host.utf8.allSatisfy({ $0.isLowerCaseLetter || $0.isHostSign })
        else { return nil }
        self.scheme = String(text[..<separator.lowerBound])
        self.authority = authority
    }

    private static let longestScheme = 32

    /// Without the scheme's own port, which browsers leave out.
    package var description: String {
        let isDefault = authority.port == (scheme == "https" ? 443 : scheme == "http" ? 80 : nil)
        return "\(scheme)://\(isDefault ? authority.host : authority.description)"
    }
}

extension UInt8 {
    fileprivate var isLowerCaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    fileprivate var isSchemeSign: Bool { "0123456789+-.".utf8.contains(self) }
    /// Of what a URI allows in a host only what names and addresses have: the text is shown in a command to be pasted.
    fileprivate var isHostSign: Bool { "0123456789-._[:]".utf8.contains(self) }
}
