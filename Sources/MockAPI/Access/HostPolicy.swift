import HTTPWire

/// Which `Host` a request may name. A page that rebinds its DNS name to this machine still sends its own name, so names
/// are let in one by one; an address cannot be rebound.
package struct HostPolicy: Sendable {
    private let names: Set<String>

    /// `ownNames` are this machine's, `allowed` those of `--allow-host`; both without port, compared without case.
    package init(ownNames: [String] = [], allowed: [String] = []) {
        names = Set((["localhost"] + ownNames + allowed).map { $0.lowercased() })
    }

    package func allows(_ authority: HostPort) -> Bool {
        authority.isIPLiteral || names.contains(authority.host) || authority.host.hasSuffix(".localhost")
    }
}
