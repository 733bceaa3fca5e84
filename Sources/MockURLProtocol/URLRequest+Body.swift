import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// The body, of a longer one only so many bytes. A stream is read to there, however long its other end takes;
    /// what `URLSession` on Darwin makes of every `httpBody` is one, too.
    /// - Throws: what the stream says.
    func sentBody(atMost limit: Int) throws -> [UInt8] {
        if let body = httpBody { return Array(body.prefix(limit)) }
        return try httpBodyStream?.bytes(atMost: limit) ?? []
    }
}

extension InputStream {
    fileprivate func bytes(atMost limit: Int) throws -> [UInt8] {
        open()
        defer { close() }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while bytes.count < limit {
            let count = read(&piece, maxLength: min(piece.count, limit - bytes.count))
            if count < 0 { throw streamError ?? CocoaError(.fileReadUnknown) }
            if count == 0 { break }
            bytes += piece[..<count]
        }
        return bytes
    }
}
