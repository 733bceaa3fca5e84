extension RequestTarget {
    /// Reads a target such as `/artist?limit=5`; refuses what a request line would be refused for.
    package init(_ text: String, for method: HTTPMethod = .get) throws(RequestRefusal) {
        let bytes = Array(text.utf8)
        var scanner = TargetScanner(at: 0)
        bytes.withUnsafeBufferPointer { scanner.advance(in: $0, to: $0.count) }
        guard scanner.cursor == bytes.count else {
            throw TargetScanner.refusal(of: bytes[scanner.cursor], at: scanner.cursor)
        }
        try self.init(in: bytes, whole: 0..<bytes.count, queryMark: scanner.queryMark, for: method)
    }

    /// Tells which form a target has whose bytes are legal; `queryMark` is where its first "?" is.
    init(in bytes: [UInt8], whole: Range<Int>, queryMark: Int?, for method: HTTPMethod) throws(RequestRefusal) {
        let pathEnd = queryMark ?? whole.upperBound
        if method == .connect {
            throw RequestRefusal(
                .notImplemented,
                "CONNECT asks for a tunnel, and this server is no proxy. Send the request itself to it.")
        }
        if !whole.isEmpty, bytes[whole.lowerBound] == Byte.slash {
            self.init(
                form: .origin, storage: bytes, whole: whole, authorityStart: whole.lowerBound,
                path: whole.lowerBound..<pathEnd)
        } else if whole.count == 1, bytes[whole.lowerBound] == UInt8(ascii: "*") {
            guard method == .options else {
                throw RequestRefusal(
                    .badRequest, "The target \"*\" is for OPTIONS only. Name a path that begins with \"/\".")
            }
            self.init(form: .asterisk, storage: bytes, whole: whole, authorityStart: whole.lowerBound, path: whole)
        } else {
            try self.init(absolute: bytes, whole: whole, pathEnd: pathEnd, for: method)
        }
    }

    private init(
        absolute bytes: [UInt8], whole: Range<Int>, pathEnd: Int, for method: HTTPMethod
    ) throws(RequestRefusal) {
        let target = { bytes.withUnsafeBufferPointer { BytesForPeople.quote($0.view(whole)) } }
        guard let authorityStart = Self.endOfScheme(in: bytes, whole: whole) else {
            throw RequestRefusal(
                .badRequest,
                "The request target \(target()) is neither a path that begins with \"/\" nor a whole http:// URL.")
        }
        var pathStart = authorityStart
        while pathStart < pathEnd, bytes[pathStart] != Byte.slash { pathStart += 1 }
        let authority = authorityStart..<pathStart
        guard bytes.withUnsafeBufferPointer({ HostPort.Layout(of: $0.view(authority)) != nil }) else {
            throw RequestRefusal(
                .badRequest,
                "The request target \(target()) names no valid host of at most \(HostPort.longestHost) bytes. Write "
                    + "http://host:port/path.")
        }
        // RFC 9112, 3.2.4: to a server, OPTIONS on a URL without a path is OPTIONS on "*".
        let asksForServer = method == .options && pathStart == whole.upperBound
        self.init(
            form: asksForServer ? .asterisk : .absolute, storage: bytes, whole: whole, authorityStart: authorityStart,
            path: pathStart..<pathEnd)
    }

    private static func endOfScheme(in bytes: [UInt8], whole: Range<Int>) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            for scheme in ["http://", "https://"] as [StaticString] {
                let end = whole.lowerBound + scheme.utf8CodeUnitCount
                if end <= whole.upperBound, bytes.view(whole.lowerBound..<end).equals(scheme) { return end }
            }
            return nil
        }
    }
}
