extension Recording {
    /// The samples of these numbers, from -32,768 to 32,767.
    /// - Precondition: the recording has them.
    func samples(_ range: Range<Int>) -> [Int16] {
        Array(unsafeUninitializedCapacity: range.count) { buffer, count in
            if let output = buffer.baseAddress { play(range, to: output) }
            count = range.count
        }
    }

    private func play(_ range: Range<Int>, to output: UnsafeMutablePointer<Int16>) {
        let sums = UnsafeMutablePointer<Int>.allocate(capacity: Recording.longestStretch)
        defer { sums.deallocate() }
        var next = range.lowerBound
        var index = part(at: next)
        while next < range.upperBound {
            let part = parts[index]
            let (measure, offset) = (next - part.samples.lowerBound).quotientAndRemainder(dividingBy: measureLength)
            let length = min(
                Recording.longestStretch, measureLength - offset, part.samples.upperBound - next,
                range.upperBound - next)
            let notes = pattern(part.texture, chord: part.chord(ofMeasure: measure))
            notes.play(offset..<offset + length, to: sums)
            part.scale(sums, count: length, from: next, measure: measure, to: output + (next - range.lowerBound))
            next += length
            if next == part.samples.upperBound { index += 1 }
        }
    }

    /// The index of the part that has the sample.
    private func part(at sample: Int) -> Int {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].samples.upperBound <= sample { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// So much is worked out at once that it stays in a processor's cache.
    private static let longestStretch = 2048
}

extension [Note] {
    /// A stretch of the pattern that the notes make, unscaled.
    func play(_ stretch: Range<Int>, to sums: UnsafeMutablePointer<Int>) {
        sums.initialize(repeating: 0, count: stretch.count)
        for note in self { note.add(stretch, to: sums) }
    }
}

extension Part {
    /// A sample of a measure before the fading, by its pattern's. It keeps the order of magnitudes, and signs make no
    /// difference to it.
    static func scaled(_ sum: Int, by gain: Int) -> Int { sum &* gain / 32_768 }

    fileprivate func scale(
        _ sums: UnsafeMutablePointer<Int>, count: Int, from first: Int, measure: Int,
        to output: UnsafeMutablePointer<Int16>
    ) {
        let gain = gain(ofMeasure: measure)
        let fading = fadeStart - first
        let rest = samples.upperBound - first
        var index = 0
        while index < count {
            var sample = Part.scaled(sums[index], by: gain)
            if index >= fading { sample = sample &* (rest &- index) / Part.fadeLength }
            output[index] = Int16(truncatingIfNeeded: sample)
            index = index &+ 1
        }
    }
}
