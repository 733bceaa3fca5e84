import HTTPWire

/// Which web pages may read answers (Fetch standard, "CORS protocol").
///
/// Pages served from loopback or a private address are let in, since that is where front ends are developed; `null` is
/// not, because any page can make a sandboxed frame that sends it.
package struct OriginPolicy: Sendable {
    private let allowed: Set<String>

    /// `allowed` are the origins of `--allow-origin`, such as `https://preview.example`.
    package init(allowed: [String] = []) {
        self.allowed = Set(allowed.map { $0.lowercased() })
    }

    package func allows(_ origin: String) -> Bool {
        let origin = origin.lowercased()
        if allowed.contains(origin) { return true }
        guard let schemeEnd = origin.range(of: "://"), let authority = HostPort(String(origin[schemeEnd.upperBound...]))
        else { return false }
        return authority.host == "localhost" || authority.host.hasSuffix(".localhost") || authority.isPrivateAddress
    }
}
