import HTTPWire
import Testing

@testable import MockAPI

@Suite("WAV files")
struct WAVFileTests {
    /// A number of so many bytes at a place, little-endian.
    private func number(_ width: Int, at place: Int, in bytes: [UInt8]) -> Int {
        bytes[place..<place + width].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    @Test("The header says what follows: one channel of 16-bit PCM", arguments: [0, 1, 3, 1_000, 257_483, 86_400_000])
    func header(durationMs: Int) throws {
        let recording = try Recording.make(durationMs: durationMs)
        let body = WAVFile.body(of: recording)
        let bytes = body.bytes(in: 0..<44)
        #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
        #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
        #expect(String(decoding: bytes[36..<40], as: UTF8.self) == "data")
        // What is longer than the format can say is as long as it can say.
        #expect(number(4, at: 4, in: bytes) == min(body.count - 8, 0xFFFF_FFFF))
        #expect(number(4, at: 40, in: bytes) == min(body.count - 44, 0xFFFF_FFFF))
        #expect(body.count == 44 + 2 * recording.sampleCount)
        #expect([16, 20, 24, 28].map { number(4, at: $0, in: bytes) } == [16, 1 << 16 | 1, 44_100, 88_200])
        #expect([32, 34].map { number(2, at: $0, in: bytes) } == [2, 16])
    }

    @Test("The bytes are the samples, low byte first, wherever a stretch begins and ends")
    func bytes() throws {
        let recording = try Recording.make(durationMs: 500)
        let body = WAVFile.body(of: recording)
        let whole = body.bytes
        #expect(whole.count == body.count)
        let samples = recording.samples(0..<recording.sampleCount)
        #expect(
            samples.indices.allSatisfy {
                number(2, at: 44 + 2 * $0, in: whole) == Int(UInt16(bitPattern: samples[$0]))
            })
        for first in [0, 1, 43, 44, 45, 46, 20_001, whole.count - 3] {
            for length in [0, 1, 2, 3, 44, 45, 9_999] {
                let range = first..<min(first + length, whole.count)
                #expect(body.bytes(in: range) == Array(whole[range]), "\(range)")
                #expect(body.part(range).bytes == Array(whole[range]), "\(range)")
            }
        }
    }

    @Test("Any place of a day's sound is at hand")
    func long() throws {
        let body = WAVFile.body(of: try Recording.make(durationMs: 86_400_000))
        let end = body.bytes(in: body.count - 200_000..<body.count)
        #expect(end.contains { $0 != 0 })
    }
}
