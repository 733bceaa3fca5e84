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
