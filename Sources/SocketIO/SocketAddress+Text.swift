import Foundation

extension SocketAddress: CustomStringConvertible {
    /// An IPv4 address in dotted decimal; nil for any other text or a port outside 0...65535.
    package static func ipv4(_ text: String, port: Int) -> SocketAddress? {
        guard let port = UInt16(exactly: port), let bytes = parse(text, family: AF_INET) else { return nil }
        return SocketAddress(bytes: bytes, isIPv6: false, port: port)
    }

    /// An IPv6 address (RFC 4291, 2.2), with or without an interface (`fe80::1%en0`, RFC 4007, 11); nil for any other
    /// text, an interface that does not exist or a port outside 0...65535.
    package static func ipv6(_ text: String, port: Int) -> SocketAddress? {
        let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let port = UInt16(exactly: port), let bytes = parse(parts[0], family: AF_INET6) else { return nil }
        let scope = parts.count == 2 ? UInt32(parts[1]) ?? if_nametoindex(parts[1]) : 0
        guard parts.count == 1 || scope != 0 else { return nil }
        return SocketAddress(bytes: bytes, isIPv6: true, scope: scope, port: port)
    }

    /// An address literal of either family, IPv6 with or without brackets. Names are not looked up.
    package init?(host: String, port: Int) {
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        let literal = isBracketed ? String(host.dropFirst().dropLast()) : host
        let address = SocketAddress.ipv6(literal, port: port) ?? (isBracketed ? nil : .ipv4(literal, port: port))
        guard let address else { return nil }
        self = address
    }

    /// The address alone, without brackets: `127.0.0.1`, `::1`, `fe80::1%2`.
    package var host: String {
        let capacity = Int(INET6_ADDRSTRLEN)
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { text in
            withUnsafeBytes(of: bytes) { bytes in
                inet_ntop(family, bytes.baseAddress, text.baseAddress, socklen_t(capacity)).map { String(cString: $0) }
            }
        }
        return (text ?? "") + (scope == 0 ? "" : "%\(scope)")
    }

    /// Address and port as a URL has them: `127.0.0.1:8080`, `[::1]:8080`.
    package var description: String {
        isIPv6 ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    private static func parse(_ text: String, family: Int32) -> SIMD16<UInt8>? {
        var bytes = SIMD16<UInt8>.zero
        let isValid = withUnsafeMutableBytes(of: &bytes) { inet_pton(family, text, $0.baseAddress) == 1 }
        return isValid ? bytes : nil
    }
}
