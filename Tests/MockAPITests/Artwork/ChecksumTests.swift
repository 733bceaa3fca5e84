import MockAPI
import Testing

@Suite("Check values")
struct ChecksumTests {
    @Test(
        "CRC-32 gives the published values",
        arguments: [("", 0), ("123456789", 0xCBF4_3926), ("IEND", 0xAE42_6082)] as [(String, UInt32)])
    func crc32(text: String, expected: UInt32) {
        #expect(CRC32.checksum(of: text.utf8) == expected)
    }

    @Test(
        "Adler-32 gives the published values",
        arguments: [("", 1), ("abc", 0x024D_0127), ("123456789", 0x091E_01DE)] as [(String, UInt32)])
    func adler32(text: String, expected: UInt32) {
        #expect(Adler32.checksum(of: Array(text.utf8)) == expected)
    }

    @Test("Adler-32 keeps its sums in range however long the input is", arguments: [5_551, 5_552, 5_553, 100_000])
    func longAdler32(count: Int) {
        var sums: (UInt64, UInt64) = (1, 0)
        for _ in 0..<count {
            sums.0 = (sums.0 + 255) % 65_521
            sums.1 = (sums.1 + sums.0) % 65_521
        }
        let bytes = [UInt8](repeating: 255, count: count)
        #expect(Adler32.checksum(of: bytes) == UInt32(sums.1 << 16 | sums.0))
    }
}
