import Foundation

/// An IP address and a TCP port.
package struct SocketAddress: Sendable, Hashable {
    /// The address in network order; an IPv4 one lies in the first four bytes.
    let bytes: SIMD16<UInt8>
    /// The interface that an IPv6 link-local address belongs to, else 0.
    let scope: UInt32
    private let portNumber: UInt16
    package let isIPv6: Bool

    init(bytes: SIMD16<UInt8>, isIPv6: Bool, scope: UInt32 = 0, port: UInt16) {
        self.bytes = bytes
        self.isIPv6 = isIPv6
        self.scope = scope
        portNumber = port
    }

    package var port: Int { Int(portNumber) }

    var family: Int32 { isIPv6 ? AF_INET6 : AF_INET }

    /// 127.0.0.1
    package static func ipv4Loopback(port: UInt16) -> SocketAddress {
        SocketAddress(bytes: SIMD16(127, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), isIPv6: false, port: port)
    }

    /// ::1
    package static func ipv6Loopback(port: UInt16) -> SocketAddress {
        SocketAddress(bytes: SIMD16(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1), isIPv6: true, port: port)
    }

    /// The same address with another port, which must lie within 0...65535.
    package func with(port: Int) -> SocketAddress {
        SocketAddress(bytes: bytes, isIPv6: isIPv6, scope: scope, port: UInt16(port))
    }
}

// MARK: - What kind of address it is

extension SocketAddress {
    /// 0.0.0.0 or ::, which listen on every address of the machine.
    package var isWildcard: Bool { bytes == .zero }

    /// 127.0.0.0/8 (RFC 1122, 3.2.1.3), ::1 (RFC 4291, 2.5.3), and the former within the latter's family.
    package var isLoopback: Bool {
        if let ipv4 { return ipv4[0] == 127 }
        return bytes == SocketAddress.ipv6Loopback(port: 0).bytes
    }

    /// Addresses of home and office networks: RFC 1918, RFC 3927 and RFC 4193, and IPv6 link-local ones.
    package var isPrivate: Bool {
        if let ipv4 {
            switch (ipv4[0], ipv4[1]) {
            case (10, _), (172, 16...31), (192, 168), (169, 254): return true
            default: return false
            }
        }
        return bytes[0] & 0xFE == 0xFC || isIPv6LinkLocal
    }

    /// fe80::/10 (RFC 4291, 2.5.6): of use only together with an interface.
    var isIPv6LinkLocal: Bool { isIPv6 && bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }

    /// The four bytes of an IPv4 address, also of one mapped into IPv6 (::ffff:127.0.0.1, RFC 4291, 2.5.5.2).
    private var ipv4: SIMD4<UInt8>? {
        if !isIPv6 { return bytes.lowHalf.lowHalf }
        let isMapped = bytes.lowHalf == .zero && bytes.highHalf.lowHalf == SIMD4(0, 0, 0xFF, 0xFF)
        return isMapped ? bytes.highHalf.highHalf : nil
    }
}
