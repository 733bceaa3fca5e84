/// A host with its port, as `Host` and a URL's authority give them: `uri-host [ ":" port ]` (RFC 9110, 7.2).
package struct HostPort: Sendable, Hashable, CustomStringConvertible {
    /// In lower case; an IPv6 address in its brackets, as in a URL.
    package let host: String
    /// Nil when none was given; which one is meant then depends on the scheme.
    package let port: Int?
    /// Whether the host is an address and no name: `[::1]`, or four decimal numbers as in `127.0.0.1`.
    package let isIPLiteral: Bool

    /// The most bytes that a host may have, which is what DNS can look up (RFC 3986, 3.2.2; RFC 1035, 2.3.4).
    static let longestHost = 255

    /// Nil unless the text is a host of 1 to 255 bytes with at most a port from 0 to 65535 behind it. User information,
    /// zone identifiers and addresses of a future version are refused.
    package init?(_ text: String) {
        var text = text
        guard let value = text.withUTF8({ HostPort($0) }) else { return nil }
        self = value
    }

    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let layout = Layout(of: bytes) else { return nil }
        let host = bytes.view(0..<layout.hostEnd)
        self.host = host.contains { $0 != $0.lowercased } ? host.text.lowercased() : host.text
        port = layout.port
        isIPLiteral = bytes[0] == UInt8(ascii: "[") || IPAddressSyntax.isIPv4(bytes.view(0..<layout.hostEnd))
    }

    package var description: String { port.map { host + ":" + String($0) } ?? host }
}

extension HostPort {
    /// What is where in the text: enough to judge it without building a string.
    struct Layout {
        let hostEnd: Int
        let port: Int?

        init?(of bytes: UnsafeBufferPointer<UInt8>) {
            guard let hostEnd = Self.endOfHost(in: bytes), (1...HostPort.longestHost).contains(hostEnd) else {
                return nil
            }
            var port: Int?
            if hostEnd < bytes.count {
                guard bytes[hostEnd] == Byte.colon else { return nil }
                for byte in bytes[(hostEnd + 1)...] {
                    guard byte.isDigit else { return nil }
                    let value = (port ?? 0) * 10 + Int(byte &- 0x30)
                    guard value <= 65535 else { return nil }
                    port = value
                }
            }
            self.hostEnd = hostEnd
            self.port = port
        }

        private static func endOfHost(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
            if bytes.first == UInt8(ascii: "[") {
                guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
                return IPAddressSyntax.isIPv6(bytes.view(1..<bracket)) ? bracket + 1 : nil
            }
            let registeredName = ASCIISet.registeredName
            var end = 0
            while end < bytes.count, bytes[end] != Byte.colon {
                guard registeredName.contains(bytes[end]) else { return nil }
                if bytes[end] == Byte.percent {
                    guard end + 2 < bytes.count, bytes[end + 1].hexValue != nil, bytes[end + 2].hexValue != nil else {
                        return nil
                    }
                }
                end += 1
            }
            return end
        }
    }
}
