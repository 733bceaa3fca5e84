import MockAPI
import Testing

@Suite("Artwork")
struct ArtworkTests {
    private static let covers = (0..<36).map { "artwork-sample-\($0)" }
    private static let avatars = (0..<8).map { "avatar-sample-\($0)" }

    @Test("The same id gives the same bytes", arguments: ["artwork-night-bloom", "avatar-mara", "", "🎧"])
    func repeatable(id: String) {
        #expect(Artwork.png(id: id, size: 128) == Artwork.png(id: id, size: 128))
    }

    @Test("Different ids give different pictures")
    func different() {
        let pictures = Set((Self.covers + Self.avatars).map { Artwork.png(id: $0, size: 64) })
        #expect(pictures.count == Self.covers.count + Self.avatars.count)
    }

    @Test("Every machine draws these very bytes", arguments: goldenChecksums)
    func golden(id: String, size: Int, checksum: UInt32) {
        #expect(CRC32.checksum(of: Artwork.png(id: id, size: size)) == checksum)
    }

    @Test(
        "Decoding the PNG gives back the canvas at every size", arguments: [64, 65, 127, 512, 1024],
        ["artwork-low-tide", "avatar-jonas"])
    func decodes(size: Int, id: String) throws {
        let picture = try PNGReader(Artwork.png(id: id, size: size))
        #expect(picture.width == size)
        #expect(picture.height == size)
        #expect(picture.pixels == Self.pixels(Artwork.draw(id: id, size: size)))
    }

    @Test("Pictures of every kind decode", arguments: covers + avatars)
    func allDecode(id: String) throws {
        let picture = try PNGReader(Artwork.png(id: id, size: 96))
        #expect(picture.pixels == Self.pixels(Artwork.draw(id: id, size: 96)))
    }

    @Test("A picture of 512 pixels takes less than 60 KB", arguments: covers + avatars)
    func small(id: String) {
        #expect(Artwork.png(id: id, size: 512).count < 60_000)
    }

    @Test("A larger size shows the same picture", arguments: covers.prefix(12) + avatars.prefix(3))
    func scales(id: String) {
        let small = Self.pixels(Artwork.draw(id: id, size: 100))
        let large = Self.pixels(Artwork.draw(id: id, size: 300))
        var difference = 0
        for y in 0..<100 {
            for x in 0..<100 {
                let block = (0..<9).map { large[(3 * y + $0 / 3) * 300 + 3 * x + $0 % 3] }
                difference += Self.distance(small[y * 100 + x], to: block)
            }
        }
        #expect(Double(difference) / 10_000 < 6, "mean difference of the pixels, of 765")
    }

    @Test("A picture is more than one flat colour", arguments: covers + avatars)
    func notFlat(id: String) {
        #expect(Set(Self.pixels(Artwork.draw(id: id, size: 96))).count > 24)
    }

    private static func pixels(_ canvas: Canvas) -> [UInt32] {
        (0..<canvas.size).flatMap { UnsafeBufferPointer(start: canvas.row($0), count: canvas.size) }
    }

    /// How far a pixel is from the mean of others, all channels together.
    private static func distance(_ pixel: UInt32, to others: [UInt32]) -> Int {
        [16, 8, 0].reduce(0) { sum, shift in
            let mean = others.reduce(0) { $0 + Int($1 >> shift & 255) } / others.count
            return sum + abs(Int(pixel >> shift & 255) - mean)
        }
    }
}

/// One picture of each family, so that a difference between machines shows wherever it arises.
private let goldenChecksums: [(String, Int, UInt32)] = [
    ("artwork-sample-20", 64, 0xC3AB_3595),
    ("artwork-half-asleep", 64, 0x9FD2_EF4C),
    ("artwork-demo-reel", 64, 0xFC5F_C7CC),
    ("artwork-tape-hiss", 64, 0x042F_5C01),
    ("artwork-afterglow", 64, 0xF1DF_7234),
    ("artwork-ultramarine", 64, 0x9D0C_878E),
    ("artwork-parallel-lines", 64, 0xB140_86D8),
    ("artwork-paper-moons", 64, 0x5FD5_64CE),
    ("artwork-glasshouse", 64, 0xC3DA_2F3A),
    ("artwork-low-tide", 64, 0x1D1E_5B54),
    ("artwork-harbour-lights", 64, 0xC95A_7C57),
    ("artwork-night-bloom", 64, 0x72CB_1DB4),
    ("avatar-mara", 64, 0x429B_74FB),
]
