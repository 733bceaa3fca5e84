/// Percent-decoding of RFC 3986, 2.1.
enum PercentDecoding {
    /// The decoded bytes; nil where a "%" has no two hexadecimal digits behind it.
    static func strict(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var i = 0
        while i < bytes.count {
            if bytes[i] == Byte.percent {
                guard let byte = escapedByte(in: bytes, at: i) else { return nil }
                decoded.append(byte)
                i += 3
            } else {
                decoded.append(bytes[i])
                i += 1
            }
        }
        return decoded
    }

    /// A form's decoding: `+` is a space, and an escape that is none stays as it is.
    static func form(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var i = 0
        while i < bytes.count {
            if bytes[i] == Byte.percent, let byte = escapedByte(in: bytes, at: i) {
                decoded.append(byte)
                i += 3
            } else {
                decoded.append(bytes[i] == UInt8(ascii: "+") ? Byte.space : bytes[i])
                i += 1
            }
        }
        return decoded
    }

    private static func escapedByte(in bytes: UnsafeBufferPointer<UInt8>, at percent: Int) -> UInt8? {
        guard percent + 2 < bytes.count, let high = bytes[percent + 1].hexValue, let low = bytes[percent + 2].hexValue
        else { return nil }
        return high << 4 | low
    }
}
