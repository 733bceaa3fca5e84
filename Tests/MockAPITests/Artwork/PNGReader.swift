import MockAPI

/// A PNG taken apart as the specification says, for the tests: 8-bit truecolour without interlace.
struct PNGReader {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    let width: Int
    let height: Int
    /// `0x00RRGGBB`, row by row.
    let pixels: [UInt32]

    init(_ png: [UInt8]) throws {
        guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            throw Fault(description: "no PNG signature")
        }
        let chunks = try Self.chunks(Array(png.dropFirst(8)))
        guard chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"] else {
            throw Fault(description: "chunks \(chunks.map(\.type))")
        }
        let header = chunks[0].data
        guard header.count == 13, header.suffix(5) == [8, 2, 0, 0, 0] else {
            throw Fault(description: "header \(header)")
        }
        width = Int(Self.number(header[0..<4]))
        height = Int(Self.number(header[4..<8]))
        pixels = try Self.pixels(Self.inflated(chunks[2].data), width, height)
    }

    private static func chunks(_ bytes: [UInt8]) throws -> [(type: String, data: [UInt8])] {
        var chunks: [(type: String, data: [UInt8])] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard rest.count >= 12 else { throw Fault(description: "a chunk ends early") }
            let length = Int(number(rest.prefix(4)))
            let checked = rest.dropFirst(4).prefix(4 + length)
            let sum = rest.dropFirst(8 + length).prefix(4)
            guard checked.count == 4 + length, sum.count == 4 else { throw Fault(description: "a chunk ends early") }
            guard number(sum) == CRC32.checksum(of: checked) else { throw Fault(description: "a wrong CRC") }
            chunks.append((String(decoding: checked.prefix(4), as: UTF8.self), Array(checked.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    private static func inflated(_ zlib: [UInt8]) throws -> [UInt8] {
        guard zlib.count > 6, zlib[0] == 0x78, number([0, 0, zlib[0], zlib[1]]) % 31 == 0, zlib[1] & 0x20 == 0 else {
            throw Fault(description: "no zlib header")
        }
        let (bytes, consumed) = try Inflate.decode(Array(zlib.dropFirst(2)))
        guard consumed + 6 == zlib.count else { throw Fault(description: "bytes behind the stream") }
        guard number(zlib.suffix(4)) == Adler32.checksum(of: bytes) else {
            throw Fault(description: "a wrong Adler-32")
        }
        return bytes
    }

    private static func pixels(_ bytes: [UInt8], _ width: Int, _ height: Int) throws -> [UInt32] {
        let rowLength = 1 + 3 * width
        guard bytes.count == rowLength * height else { throw Fault(description: "\(bytes.count) bytes of pixels") }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for start in stride(from: 0, to: bytes.count, by: rowLength) {
            guard bytes[start] == 0 else { throw Fault(description: "filter \(bytes[start])") }
            for place in stride(from: start + 1, to: start + rowLength, by: 3) {
                pixels.append(number([0, bytes[place], bytes[place + 1], bytes[place + 2]]))
            }
        }
        return pixels
    }

    private static func number(_ bigEndian: some Sequence<UInt8>) -> UInt32 {
        bigEndian.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
