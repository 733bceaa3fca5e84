import HTTPWire

extension HostPort {
    /// Whether the host is an address that only this machine or its own network can have: loopback (RFC 1122 section
    /// 3.2.1.3, RFC 4291 section 2.5.3), private (RFC 1918, RFC 4193) or link-local (RFC 3927, RFC 4291 section 2.5.6).
    var isPrivateAddress: Bool {
        guard isIPLiteral else { return false }
        return host.hasPrefix("[") ? isPrivateIPv6 : isPrivateIPv4
    }

    private var isPrivateIPv4: Bool {
        let numbers = host.split(separator: ".").compactMap { UInt8($0) }
        guard numbers.count == 4 else { return false }
        switch (numbers[0], numbers[1]) {
        case (127, _), (10, _), (172, 16...31), (192, 168), (169, 254): return true
        default: return false
        }
    }

    /// ::1 in its usual text form: a longer spelling of it is no reason to let anybody in.
    private var isPrivateIPv6: Bool {
        if host == "[::1]" { return true }
        guard let first = UInt16(host.dropFirst().prefix { $0 != ":" }, radix: 16) else { return false }
        return first & 0xFE00 == 0xFC00 || first & 0xFFC0 == 0xFE80
    }
}
