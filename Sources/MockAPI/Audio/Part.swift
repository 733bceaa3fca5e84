import Catalog
import JSONText

/// A stretch of a recording in one texture. Its measures are counted from its beginning; its last samples are faded out.
struct Part: Sendable {
    /// By the numbers of the recording's samples.
    let samples: Range<Int>
    let texture: Texture
    let seed: UInt64

    /// How loud a measure is, of 32,768: it rises over eight measures, and no two are quite alike.
    func gain(ofMeasure measure: Int) -> Int {
        let chance = ((seed ^ UInt64(measure)) &* 0x9E37_79B9_7F4A_7C15) >> 54
        return texture.loudness * (26_000 + 760 * (measure % 8) + Int(chance)) / 32_768
    }

    /// Which of the track's chords a measure has.
    func chord(ofMeasure measure: Int) -> Int { (texture.firstChord + measure) % Arrangement.chordCount }

    /// Where the fading begins.
    var fadeStart: Int { max(samples.lowerBound, samples.upperBound - Part.fadeLength) }

    static let fadeLength = 512
}

extension Part {
    /// The parts of a recording, without a gap and in their order: a section is one, and what no section names is cut
    /// into some of a few measures. Neighbours differ in texture.
    ///
    /// Where sections overlap, the one that begins later is heard, and behind its end the other again.
    /// - Parameter longest: how long a part may be that is no section, in samples.
    static func all(of sections: [Section], in sampleCount: Int, longest: Int, seed: String) -> [Part] {
        var composer = Composer(sampleCount: sampleCount, longest: longest, dice: Dice(seed: seed))
        for section in sections {
            composer.play(upTo: Recording.sample(atMs: section.startMs))
            composer.begin(section)
        }
        composer.play(upTo: sampleCount)
        return composer.parts
    }

    private struct Composer {
        let sampleCount: Int
        let longest: Int
        var dice: Dice
        var parts: [Part] = []
        /// Sections that have begun, with their ends. The last of them is heard.
        private var begun: [(section: Section, end: Int)] = []

        private var end: Int { parts.last?.samples.upperBound ?? 0 }

        init(sampleCount: Int, longest: Int, dice: Dice) {
            self.sampleCount = sampleCount
            self.longest = longest
            self.dice = dice
        }

        mutating func begin(_ section: Section) {
            begun.append((section, Recording.sample(atMs: section.endMs)))
        }

        /// Goes on with the sections that have begun, and with others' parts behind them.
        mutating func play(upTo newEnd: Int) {
            let newEnd = min(newEnd, sampleCount)
            while end < newEnd, let (section, sectionEnd) = begun.last {
                append(upTo: min(sectionEnd, newEnd), Texture(sectionNamed: section.name))
                if sectionEnd <= end { begun.removeLast() }
            }
            fill(upTo: newEnd)
        }

        private mutating func append(upTo newEnd: Int, _ texture: Texture) {
            guard end < newEnd else { return }
            let texture = texture == parts.last?.texture ? texture.next : texture
            let seed = UInt64(dice.integer(0...Int.max - 1))
            parts.append(Part(samples: end..<newEnd, texture: texture, seed: seed))
        }

        private mutating func fill(upTo newEnd: Int) {
            while end < newEnd {
                let texture = parts.isEmpty ? .steady : dice.pick(Texture.allCases)
                append(upTo: min(newEnd, end + longest), texture)
            }
        }
    }
}
