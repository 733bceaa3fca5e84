extension Recording {
    /// The greatest magnitude among the samples of each of `count` stretches of equal length, as exact as if every sample
    /// had been looked at. Sample n belongs to the stretch n · `count` / `sampleCount`, rounded down.
    func peaks(_ count: Int) -> [Int] {
        var peaks = Peaks(count: count, sampleCount: sampleCount)
        for texture in Texture.allCases {
            let parts = parts.filter { $0.texture == texture }
            for chord in 0..<Arrangement.chordCount {
                let measures = parts.flatMap { $0.measures(withChord: chord, length: measureLength) }
                // No more of a pattern than is heard of it.
                guard let longest = measures.map(\.samples.count).max() else { continue }
                let profile = PatternProfile(pattern(texture, chord: chord), length: longest)
                for measure in measures { peaks.take(measure, of: profile) }
            }
        }
        for part in parts {
            let fading = part.fadeStart..<part.samples.upperBound
            peaks.take(samples(fading), from: fading.lowerBound)
        }
        return peaks.values
    }
}

/// A measure of a part, or as much of it as is not faded out.
private struct Measure {
    let samples: Range<Int>
    let gain: Int
}

extension Part {
    fileprivate func measures(withChord chord: Int, length: Int) -> [Measure] {
        let first = (chord - texture.firstChord + Arrangement.chordCount) % Arrangement.chordCount
        let starts = stride(
            from: samples.lowerBound + first * length, to: fadeStart, by: Arrangement.chordCount * length)
        return starts.enumerated().map { turn, start in
            Measure(
                samples: start..<min(start + length, fadeStart),
                gain: gain(ofMeasure: first + turn * Arrangement.chordCount))
        }
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

    mutating func take(_ measure: Measure, of profile: PatternProfile) {
        let samples = measure.samples
        var next = samples.lowerBound
        while next < samples.upperBound {
            let stretch = stretch(of: next)
            let end = min(samples.upperBound, self.end(of: stretch))
            let magnitude = profile.peak(in: next - samples.lowerBound..<end - samples.lowerBound)
            raise(stretch, to: Part.scaled(magnitude, by: measure.gain))
            next = end
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
