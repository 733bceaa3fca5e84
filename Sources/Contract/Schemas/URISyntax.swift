/// The syntax of URIs (RFC 3986, appendix A), as far as characters, escapes and the place of each delimiter go.
enum URISyntax {
    /// A URI with a scheme.
    static func isURI(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return isScheme(text.utf8[..<colon]) && isReference(text)
    }

    /// A URI, or a reference relative to one.
    static func isReference(_ text: String) -> Bool {
        let (beforeFragment, fragment) = cut(text.utf8[...], at: "#")
        let (hierarchy, query) = cut(beforeFragment, at: "?")
        guard isText(fragment ?? "".utf8[...], also: "/?:@"), isText(query ?? "".utf8[...], also: "/?:@") else {
            return false
        }
        var rest = hierarchy
        let firstSegment = hierarchy.prefix { $0 != UInt8(ascii: "/") }
        if let colon = firstSegment.firstIndex(of: UInt8(ascii: ":")) {
            guard isScheme(firstSegment[..<colon]) else { return false }
            rest = hierarchy[hierarchy.index(after: colon)...]
        }
        guard rest.starts(with: "//".utf8) else { return isText(rest, also: "/:@") }
        let afterSlashes = rest.dropFirst(2)
        let authority = afterSlashes.prefix { $0 != UInt8(ascii: "/") }
        return isAuthority(authority) && isText(afterSlashes.dropFirst(authority.count), also: "/:@")
    }

    private typealias Bytes = Substring.UTF8View

    private static func cut(_ bytes: Bytes, at delimiter: Unicode.Scalar) -> (Bytes, Bytes?) {
        guard let index = bytes.firstIndex(of: UInt8(ascii: delimiter)) else { return (bytes, nil) }
        return (bytes[..<index], bytes[bytes.index(after: index)...])
    }

    private static func isScheme(_ bytes: Bytes) -> Bool {
        guard let first = bytes.first, first.isLetter else { return false }
        return bytes.allSatisfy { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    }

    private static func isAuthority(_ bytes: Bytes) -> Bool {
        var host = bytes
        if let at = bytes.lastIndex(of: UInt8(ascii: "@")) {
            guard isText(bytes[..<at], also: ":") else { return false }
            host = bytes[bytes.index(after: at)...]
        }
        if host.first == UInt8(ascii: "[") {
            guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
            let address = host[..<end].dropFirst()
            let isAddress = !address.isEmpty && address.allSatisfy { $0.isHexDigit || ":.vV".utf8.contains($0) }
            return isAddress && isPort(host[host.index(after: end)...])
        }
        let name = host.prefix { $0 != UInt8(ascii: ":") }
        return isText(name, also: "") && isPort(host.dropFirst(name.count))
    }

    /// Nothing, or a colon and digits.
    private static func isPort(_ bytes: Bytes) -> Bool {
        bytes.isEmpty || bytes.first == UInt8(ascii: ":") && bytes.dropFirst().allSatisfy(\.isDigit)
    }

    /// Unreserved characters, sub-delimiters, whole escapes and what else is named.
    private static func isText(_ bytes: Bytes, also others: StaticString) -> Bool {
        var escapeDigits = 0
        for byte in bytes {
            if escapeDigits > 0 {
                guard byte.isHexDigit else { return false }
                escapeDigits -= 1
            } else if byte == UInt8(ascii: "%") {
                escapeDigits = 2
            } else {
                guard
                    byte.isLetterOrDigit || "-._~!$&'()*+,;=".utf8.contains(byte)
                        || others.withUTF8Buffer({ $0.contains(byte) })
                else { return false }
            }
        }
        return escapeDigits == 0
    }
}
