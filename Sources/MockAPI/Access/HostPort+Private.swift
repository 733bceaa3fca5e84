import HTTPWire

extension HostPort {
    /// Whether the host is an address that only this machine or its own network can have: loopback (RFC 1122 section
    /// 3.2.1.3, RFC 4291 section 2.5.3), private (RFC 1918, RFC 4193) or link-local (RFC 3927, RFC 4291 section 2.5.6).
    var isPrivateAddress: Bool {
        guard isIPLiteral else { return false }
        if host.hasPrefix("[") {
            // In its usual text form; a longer spelling of ::1 is no reason to let anybody in.
            return host == "[::1]" || ["[fc", "[fd", "[fe8", "[fe9", "[fea", "[feb"].contains { host.hasPrefix($0) }
        }
        let numbers = host.split(separator: ".").compactMap { UInt8($0) }
        guard numbers.count == 4 else { return false }
        switch (numbers[0], numbers[1]) {
        case (127, _), (10, _), (172, 16...31), (192, 168), (169, 254): return true
        default: return false
        }
    }
}
