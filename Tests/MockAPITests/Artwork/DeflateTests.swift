import MockAPI
import Testing

@Suite("Deflate")
struct DeflateTests {
    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]

        init(_ description: String, _ bytes: [UInt8]) {
            testDescription = description
            self.bytes = bytes
        }
    }

    private static func noise(_ count: Int, from values: [UInt8]) -> [UInt8] {
        var state: UInt32 = 1
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return values[Int(state >> 16) % values.count]
        }
    }

    private static let sentence = Array("The quick brown fox jumps over the lazy dog; ".utf8)
    private static let everyByte = [UInt8](0...255)

    static let samples: [Sample] = [
        Sample("nothing", []),
        Sample("one byte", [42]),
        Sample("two bytes", [42, 42]),
        Sample("three bytes", [1, 2, 3]),
        Sample("four equal bytes", [0, 0, 0, 0]),
        Sample("every byte once", everyByte),
        Sample("a long run", [UInt8](repeating: 0, count: 200_000)),
        Sample("a run of exactly the longest copy and its literal", [UInt8](repeating: 7, count: 259)),
        Sample("noise", noise(70_000, from: everyByte)),
        Sample("noise of two values", noise(70_000, from: [0, 255])),
        Sample("noise of few values", noise(70_000, from: [1, 2, 3, 4, 5])),
        Sample("a sentence again and again", (0..<1_000).flatMap { _ in sentence }),
        Sample(
            "noise repeated from within the window", noise(32_000, from: everyByte) + noise(32_000, from: everyByte)),
        Sample(
            "noise repeated from exactly the window's length",
            noise(32_768, from: everyByte) + noise(300, from: everyByte)),
        Sample("noise repeated from one byte too far", noise(32_769, from: everyByte) + noise(300, from: everyByte)),
        Sample("noise repeated from beyond the window", noise(33_000, from: everyByte) + noise(300, from: everyByte)),
        Sample("runs of all lengths up to 600", (1...600).flatMap { [UInt8](repeating: UInt8($0 % 251), count: $0) }),
    ]

    @Test("What is compressed inflates to the same bytes, and nothing is left over", arguments: samples)
    func roundTrip(sample: Sample) throws {
        let compressed = Deflate.compress(sample.bytes)
        let (bytes, consumed) = try Inflate.decode(compressed)
        #expect(bytes == sample.bytes)
        #expect(consumed == compressed.count)
    }

    @Test("Every short length of a repetitive text inflates to the same bytes")
    func shortTexts() throws {
        for count in 0...100 {
            let text = (0..<count).map { Self.sentence[$0 % 7] }
            #expect(try Inflate.decode(Deflate.compress(text)).bytes == text)
        }
    }

    @Test("Repetition is found: a run shrinks two hundredfold, a text that repeats fiftyfold")
    func compression() {
        #expect(Deflate.compress([UInt8](repeating: 0, count: 200_000)).count < 1_000)
        #expect(Deflate.compress((0..<1_000).flatMap { _ in Self.sentence }).count < Self.sentence.count * 1_000 / 50)
    }

    @Test("Noise grows by less than one part in a hundred")
    func noiseHardlyGrows() {
        let noise = Self.noise(70_000, from: Self.everyByte)
        #expect(Deflate.compress(noise).count < 70_700)
    }
}
