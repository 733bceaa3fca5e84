import Catalog
import Testing

@Suite("The size of audio")
struct AudioFileTests {
    @Test(
        "A file has a header of 44 bytes and two bytes for each whole sample",
        arguments: [(0, 44), (1, 44 + 2 * 44), (10, 44 + 2 * 441), (1000, 88_244), (1009, 44 + 2 * 44_496)])
    func size(durationMs: Int, expected: Int) {
        #expect(AudioFile.sizeBytes(ofDurationMs: durationMs) == expected)
    }
}
