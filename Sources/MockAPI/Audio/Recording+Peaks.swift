extension Recording {
    /// The greatest magnitude among the samples of each of `count` stretches of equal length, as exact as if every sample
    /// had been looked at. Sample n belongs to the stretch n · `count` / `sampleCount`, rounded down.
    func peaks(_ count: Int) -> [Int] {
        var peaks = Peaks(count: count, sampleCount: sampleCount)
        for texture in Texture.allCases {
            let parts = parts.filter { $0.texture == texture }
            for chord in 0..<Arrangement.chordCount where !parts.isEmpty {
                let profile = PatternProfile(pattern(texture, chord: chord), length: measureLength)
                for part in parts { peaks.take(part, of: profile, chord: chord) }
            }
        }
        for part in parts {
            let fading = part.fadeStart..<part.samples.upperBound
            peaks.take(samples(fading), from: fading.lowerBound)
        }
        return peaks.values
    }
}

/// Peaks in the making.
private struct Peaks {
    private(set) var values: [Int]
    private let sampleCount: Int

    init(count: Int, sampleCount: Int) {
        values = Array(repeating: 0, count: count)
        self.sampleCount = sampleCount
    }

    /// The measures of a part that have the chord, up to where it is faded out.
    mutating func take(_ part: Part, of profile: PatternProfile, chord: Int) {
        let length = profile.length
        var measure = (chord - part.texture.firstChord + Arrangement.chordCount) % Arrangement.chordCount
        var start = part.samples.lowerBound + measure * length
        while start < part.fadeStart {
            let gain = part.gain(ofMeasure: measure)
            var next = start
            let end = min(start + length, part.fadeStart)
            while next < end {
                let stretch = stretch(of: next)
                let stretchEnd = min(end, self.end(of: stretch))
                let magnitude = profile.peak(in: next - start..<stretchEnd - start)
                raise(stretch, to: Part.scaled(magnitude, by: gain))
                next = stretchEnd
            }
            measure += Arrangement.chordCount
            start += Arrangement.chordCount * length
        }
    }

    mutating func take(_ samples: [Int16], from first: Int) {
        for (index, sample) in samples.enumerated() {
            raise(stretch(of: first + index), to: abs(Int(sample)))
        }
    }

    private mutating func raise(_ stretch: Int, to magnitude: Int) {
        if magnitude > values[stretch] { values[stretch] = magnitude }
    }

    private func stretch(of sample: Int) -> Int { sample * values.count / sampleCount }

    /// The first sample behind a stretch.
    private func end(of stretch: Int) -> Int {
        ((stretch + 1) * sampleCount + values.count - 1) / values.count
    }
}
