/// The check value that ends a zlib stream (RFC 1950, section 8.2): two sums modulo 65,521.
package enum Adler32 {
    package static func checksum(of bytes: [UInt8]) -> UInt32 {
        let modulus: UInt32 = 65_521
        // The most bytes that can be summed before the second sum may pass 32 bits.
        let stretch = 5_552
        var sum: UInt32 = 1
        var sumOfSums: UInt32 = 0
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var index = 0
            while index < buffer.count {
                let end = min(index + stretch, buffer.count)
                while index < end {
                    sum &+= UInt32(base[index])
                    sumOfSums &+= sum
                    index &+= 1
                }
                sum %= modulus
                sumOfSums %= modulus
            }
        }
        return sumOfSums << 16 | sum
    }
}

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
