/// Decodes the chunks of a chunked body (RFC 9112, 7.1) as their bytes come, up to and with the last chunk's line. The
/// trailer section behind it is not read here.
struct ChunkedDecoder: Sendable {
    private enum Part: Sendable { case size, blanks, chunkExtension, lineFeed, data, dataReturn, dataLineFeed }

    private var part = Part.size
    private var sizeDigits = 0
    private var remaining: UInt64 = 0
    private var extensionBytes = 0

    /// Reads on from `cursor`, appends what it decodes to `body`, and gives true once the last chunk's line is read.
    mutating func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, from cursor: inout Int, into body: inout [UInt8], limits: HTTPLimits
    ) throws(RequestRefusal) -> Bool {
        while cursor < bytes.count {
            let byte = bytes[cursor]
            switch part {
            case .data:
                let taken = min(bytes.count - cursor, Int(remaining))
                body.append(contentsOf: bytes.view(cursor..<cursor + taken))
                cursor += taken
                remaining -= UInt64(taken)
                if remaining == 0 { part = .dataReturn }
                continue
            case .size:
                try readSize(byte)
            case .blanks:
                guard byte.isBlank || byte == Byte.semicolon else { throw Self.refusalOfSize(byte) }
                if byte == Byte.semicolon { part = .chunkExtension }
                try countExtension(limits)
            case .chunkExtension:
                try readExtension(byte)
                try countExtension(limits)
            case .lineFeed:
                guard byte == Byte.lineFeed else { throw Self.bareCarriageReturn }
                cursor += 1
                if remaining == 0 { return true }
                try beginData(after: body.count, limits)
                continue
            case .dataReturn:
                guard byte == Byte.carriageReturn else { throw Self.refusalOfDataEnd(byte) }
                part = .dataLineFeed
            case .dataLineFeed:
                guard byte == Byte.lineFeed else { throw Self.refusalOfDataEnd(byte) }
                sizeDigits = 0
                part = .size
            }
            cursor += 1
        }
        return false
    }

    private mutating func readSize(_ byte: UInt8) throws(RequestRefusal) {
        if let digit = byte.hexValue {
            sizeDigits += 1
            guard sizeDigits <= 16 else {
                throw RequestRefusal(
                    .badRequest, "A chunk's size has more than 16 digits. Send smaller chunks, without leading zeros.")
            }
            remaining = remaining << 4 | UInt64(digit)
            return
        }
        guard sizeDigits > 0 else { throw Self.refusalOfSize(byte) }
        switch byte {
        case Byte.carriageReturn: part = .lineFeed
        case Byte.semicolon: part = .chunkExtension
        case Byte.space, Byte.tab: part = .blanks
        default: throw Self.refusalOfSize(byte)
        }
    }

    private mutating func readExtension(_ byte: UInt8) throws(RequestRefusal) {
        if byte == Byte.carriageReturn {
            part = .lineFeed
        } else if byte < Byte.space && byte != Byte.tab || byte == Byte.delete {
            throw RequestRefusal(
                .badRequest, "A chunk's extension holds \(BytesForPeople.name(byte)). It ends in CR LF (\\r\\n).")
        }
    }

    /// Extensions are ignored, so that only their sum matters: it is bounded over the whole body.
    private mutating func countExtension(_ limits: HTTPLimits) throws(RequestRefusal) {
        extensionBytes += 1
        guard extensionBytes <= limits.chunkExtensions else {
            throw RequestRefusal(
                .badRequest,
                "The chunk extensions are longer than \(limits.chunkExtensions) bytes together. Leave them out.")
        }
    }

    private mutating func beginData(after length: Int, _ limits: HTTPLimits) throws(RequestRefusal) {
        guard remaining <= UInt64(limits.body - length) else {
            throw RequestRefusal(
                .contentTooLarge,
                "A chunk of \(remaining) bytes follows the \(length) that came; the limit is \(limits.body) bytes "
                    + "together. Send a smaller body.")
        }
        part = .data
    }
}

extension ChunkedDecoder {
    private static var bareCarriageReturn: RequestRefusal {
        RequestRefusal(.badRequest, "A carriage return stands alone in a chunk's size line. It ends in CR LF (\\r\\n).")
    }

    private static func refusalOfSize(_ byte: UInt8) -> RequestRefusal {
        RequestRefusal(
            .badRequest,
            "There is \(BytesForPeople.name(byte)) in a chunk's size line. Give the chunk's bytes in hexadecimal digits, "
                + "then CR LF.")
    }

    private static func refusalOfDataEnd(_ byte: UInt8) -> RequestRefusal {
        RequestRefusal(
            .badRequest,
            "A chunk's data is followed by \(BytesForPeople.name(byte)), where CR LF is expected. Its size must be that of "
                + "its data.")
    }
}
