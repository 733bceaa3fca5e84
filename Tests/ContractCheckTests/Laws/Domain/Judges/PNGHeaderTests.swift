import Testing

@testable import ContractCheck

@Suite("Pictures")
struct PNGHeaderTests {
    /// A signature, a header of 3 × 2 pixels and an end; what they hold besides does not matter here.
    private let picture: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 0] + Array("IEND".utf8)
        + [0xAE, 0x42, 0x60, 0x82]

    @Test("A whole PNG tells its size")
    func whole() {
        let header = PNGHeader(picture)
        #expect(header?.width == 3 && header?.height == 2)
    }

    @Test("What is cut off, or is none, is no PNG")
    func none() {
        for count in picture.indices { #expect(PNGHeader(Array(picture.prefix(count))) == nil) }
        #expect(PNGHeader(Array("GIF89a".utf8) + picture) == nil)
    }
}
