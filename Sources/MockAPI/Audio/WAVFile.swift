import HTTPWire

/// A recording as a WAV file: RIFF, one channel of 16-bit PCM.
enum WAVFile {
    static let headerLength = 44

    /// The file, worked out stretch by stretch.
    static func body(of recording: Recording) -> HTTPBody {
        let header = header(sampleCount: recording.sampleCount)
        return .source(
            BodySource(count: headerLength + 2 * recording.sampleCount) { range in
                let head = header[min(range.lowerBound, headerLength)..<min(range.upperBound, headerLength)]
                let data = max(range.lowerBound - headerLength, 0)..<max(range.upperBound - headerLength, 0)
                return head + bytes(data, of: recording)
            })
    }

    /// A stretch of the samples' bytes, of which the first and the last may be half a sample.
    private static func bytes(_ range: Range<Int>, of recording: Recording) -> [UInt8] {
        guard !range.isEmpty else { return [] }
        let numbers = range.lowerBound / 2..<(range.upperBound + 1) / 2
        var samples = recording.samples(numbers)
        if 1.bigEndian == 1 { samples = samples.map(\.littleEndian) }
        return samples.withUnsafeBytes { bytes in
            let first = range.lowerBound - 2 * numbers.lowerBound
            return Array(bytes[first..<first + range.count])
        }
    }

    private static func header(sampleCount: Int) -> [UInt8] {
        let dataLength = 2 * sampleCount
        let rate = Recording.sampleRate
        let pcm = 1
        let channels = 1
        var bytes = Array("RIFF".utf8)
        bytes.append(dataLength + headerLength - 8, width: 4)
        bytes += Array("WAVEfmt ".utf8)
        bytes.append(16, width: 4)
        for number in [pcm, channels] { bytes.append(number, width: 2) }
        for number in [rate, 2 * rate] { bytes.append(number, width: 4) }
        for number in [2, 16] { bytes.append(number, width: 2) }
        bytes += Array("data".utf8)
        bytes.append(dataLength, width: 4)
        return bytes
    }
}

extension [UInt8] {
    /// A number as little-endian bytes. What they cannot hold becomes the greatest that they can: players take so long a
    /// file to go on to its end.
    fileprivate mutating func append(_ number: Int, width: Int) {
        let number = Swift.min(number, 1 << (8 * width) - 1)
        for byte in 0..<width { append(UInt8(number >> (8 * byte) & 0xFF)) }
    }
}
