/// Writes a canvas as a PNG: 8 bits a channel, red, green and blue, in the sRGB colour space (PNG specification, third
/// edition).
enum PNGEncoder {
    static func encode(_ canvas: Canvas) -> [UInt8] {
        let side = bigEndian(UInt32(canvas.size))
        let bitDepthColourTypeAndMethods: [UInt8] = [8, 2, 0, 0, 0]
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        png += chunk("IHDR", side + side + bitDepthColourTypeAndMethods)
        png += chunk("sRGB", [0])
        png += chunk("IDAT", zlibStream(PNGScanlines.unfiltered(canvas)))
        png += chunk("IEND", [])
        return png
    }

    /// DEFLATE in its container (RFC 1950): a 32 KiB window, no dictionary.
    private static func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
        [0x78, 0x9C] + Deflate.compress(bytes) + bigEndian(Adler32.checksum(of: bytes))
    }

    private static func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
        let checked = type.withUTF8Buffer { Array($0) } + data
        return bigEndian(UInt32(data.count)) + checked + bigEndian(CRC32.checksum(of: checked))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
