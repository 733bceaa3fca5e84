/// The samples of 16-bit little-endian PCM.
func samples(of bytes: some Collection<UInt8>) -> [Int] {
    var samples: [Int] = []
    samples.reserveCapacity(bytes.count / 2)
    var low: UInt8?
    for byte in bytes {
        if let first = low {
            samples.append(Int(Int16(bitPattern: UInt16(byte) << 8 | UInt16(first))))
            low = nil
        } else {
            low = byte
        }
    }
    return samples
}

extension File {
    /// How long the header is.
    static let headerBytes = 44

    var sampleCount: Int { (sizeBytes - File.headerBytes) / 2 }

    /// The samples that one of so many points of the waveform stands for.
    func samples(ofPoint point: Int, of points: Int) -> Range<Int> {
        // The first n with floor(n · points / count) == point.
        func start(_ point: Int) -> Int { (point * sampleCount + points - 1) / points }
        return start(point)..<start(point + 1)
    }
}
