import MockAPI
import Testing

@Suite("Artwork")
struct ArtworkTests {
    private static let covers = (0..<60).map { "artwork-sample-\($0)" }
    private static let avatars = (0..<12).map { "avatar-sample-\($0)" }

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

    @Test("A larger size shows the same picture", arguments: covers.prefix(24) + avatars.prefix(6))
    func scales(id: String) {
        let small = Self.pixels(Artwork.draw(id: id, size: 100))
        let large = Self.pixels(Artwork.draw(id: id, size: 300))
        var difference = 0
        for y in 0..<100 {
            for x in 0..<100 {
                // The middle one of the nine pixels that one small pixel becomes.
                difference += Self.distance(small[y * 100 + x], large[(3 * y + 1) * 300 + 3 * x + 1])
            }
        }
        #expect(Double(difference) / 10_000 < 12, "mean difference of the pixels, of 765")
    }

    @Test("A picture is more than one flat colour", arguments: covers + avatars)
    func notFlat(id: String) {
        #expect(Set(Self.pixels(Artwork.draw(id: id, size: 96))).count > 24)
    }

    private static func pixels(_ canvas: Canvas) -> [UInt32] {
        (0..<canvas.size).flatMap { UnsafeBufferPointer(start: canvas.row($0), count: canvas.size) }
    }

    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [16, 8, 0].reduce(0) { $0 + abs(Int(one >> $1 & 255) - Int(other >> $1 & 255)) }
    }
}

private let goldenChecksums: [(String, Int, UInt32)] = [
    ("artwork-night-bloom", 512, 0),
]
