/// Which web pages may read answers (Fetch standard, "CORS protocol").
///
/// Pages served from loopback or a private address are let in, since that is where front ends are developed; `null` is
/// not, because any page can make a sandboxed frame that sends it.
package struct OriginPolicy: Sendable {
    private let allowed: Set<String>

    /// `allowed` are the origins of `--allow-origin`, such as `https://preview.example`.
    package init(allowed: [String] = []) {
        self.allowed = Set(allowed.compactMap { WebOrigin($0)?.description })
    }

    package func allows(_ text: String) -> Bool {
        guard let origin = WebOrigin(text) else { return false }
        if allowed.contains(origin.description) { return true }
        let host = origin.authority.host
        return host == "localhost" || host.hasSuffix(".localhost") || origin.authority.isPrivateAddress
    }
}
