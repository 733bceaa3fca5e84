import Testing

@testable import MockAPI

@Suite("Peaks")
struct PeaksTests {
    /// Looks at every sample, one by one.
    private func counted(_ points: Int, in samples: [Int16]) -> [Int] {
        (0..<points).map { point in
            // The numbers n of which n · points / count, rounded down, is the point.
            let first = (point * samples.count + points - 1) / points
            let end = ((point + 1) * samples.count + points - 1) / points
            return samples[first..<end].withUnsafeBufferPointer { buffer in
                var peak = 0
                for sample in buffer where abs(Int(sample)) > peak { peak = abs(Int(sample)) }
                return peak
            }
        }
    }

    static let forms: [[(String, Int, Int)]] = [
        [], [("Intro", 0, 1_234), ("Verse", 1_234, 2_345), ("Chorus", 2_345, 5_001)],
        [("A", 100, 4_000), ("B", 200, 300), ("C", 3_999, 4_500), ("D", 4_900, 80_000)],
        // Shorter than what is faded out.
        (0..<40).map { ("\($0)", 7 * $0, 7 * $0 + 7) },
    ]

    @Test(
        "They are those of the samples, whatever the length, the sections and the number of points",
        arguments: [0, 1, 2, 17, 999, 3_337, 5_003], forms)
    func exact(durationMs: Int, form: [(String, Int, Int)]) throws {
        let recording = try Recording.make("file-undertow-v6", durationMs: durationMs, sections: form)
        let samples = recording.samples(0..<recording.sampleCount)
        for points in [16, 17, 100, 512, 4_095, 4_096] {
            #expect(recording.peaks(points) == counted(points, in: samples), "\(points) points")
        }
    }

    @Test(
        "They are those of the samples of songs, as far as into their second sections",
        arguments: ["file-the-long-blink-v1", "file-undertow-v1"])
    func songs(file: String) throws {
        let recording = try Recording.make(file, durationMs: 40_000)
        #expect(recording.parts.count > 1)
        #expect(recording.peaks(500) == counted(500, in: recording.samples(0..<recording.sampleCount)))
    }

    @Test("Silence has none, and of more points than samples some have none")
    func few() throws {
        #expect(try Recording.make(durationMs: 0).peaks(16) == [Int](repeating: 0, count: 16))
        let recording = try Recording.make(durationMs: 1)
        #expect(recording.sampleCount == 44 && recording.peaks(4_096).filter { $0 > 0 }.count <= 44)
    }
}
