/// The check value that ends a PNG chunk (PNG specification, section 5.5): the reflected polynomial 0xEDB88320.
package enum CRC32 {
    package static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
        var remainder: UInt32 = .max
        for byte in bytes {
            remainder = table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ (remainder >> 8)
        }
        return ~remainder
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { remainder, _ in
            remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
        }
    }
}
