import JSONText

/// What is played: chords and tempo are the track's, so that its versions are one song; timbre and figure are the version's.
struct Arrangement: Sendable {
    /// In samples: an eighth of a measure.
    let stepLength: Int
    /// The keys of each of the chords, from the lowest.
    private let chords: [[Int]]
    private let lead: Timbre
    private let backing: Timbre
    private let figure: Figure

    var measureLength: Int { stepLength * Arrangement.stepsPerMeasure }

    static let stepsPerMeasure = 8
    static let chordCount = 4

    init(trackID: String, version: Int) {
        var dice = Dice(seed: "song of \(trackID)")
        let root = dice.integer(0...11)
        let scale = dice.pick(Scale.allCases)
        let tones = dice.integer(3...4)
        chords = dice.pick(scale.progressions).map { scale.chord(on: $0, above: 48 + root, tones: tones) }
        stepLength = dice.integer(5_400...7_400)
        backing = dice.pick(Timbre.allCases)
        // Five timbres and four figures: twenty versions in a row are all different.
        lead = Timbre.allCases[(dice.integer(0...99) + version) % Timbre.allCases.count]
        figure = Figure.allCases[(dice.integer(0...99) + version) % Figure.allCases.count]
    }

    /// The notes of one measure.
    func pattern(_ texture: Texture, chord index: Int) -> [Note] {
        let chord = chords[index]
        let struck =
            switch texture {
            case .thin: bass(chord, every: 8) + arpeggio(chord, every: 2, lasting: 4)
            case .steady: bass(chord, every: 4) + strum(chord, at: [0, 4]) + arpeggio(chord, every: 2, lasting: 3)
            case .floating: strum(chord, at: [0]) + arpeggio(chord.map { $0 + 12 }, every: 1, lasting: 3)
            case .full: bass(chord, every: 2) + strum(chord, at: [0, 3, 6]) + arpeggio(chord, every: 1, lasting: 3)
            }
        return struck + pad(chord)
    }

    // MARK: - Voices

    // Together their levels stay below 29,000: three notes of an arpeggio that lasts three steps overlap, of which the
    // first has died away to a ninth and the second to four ninths.

    /// The root and the fifth, held through the measure: what is struck dies away over them.
    private func pad(_ chord: [Int]) -> [Note] {
        [chord[0], chord[2]].map {
            note($0, at: 0, lasting: Arrangement.stepsPerMeasure, level: 2_000, backing, .held)
        }
    }

    private func bass(_ chord: [Int], every steps: Int) -> [Note] {
        stride(from: 0, to: Arrangement.stepsPerMeasure, by: steps).map { step in
            note(chord[0] - 12, at: step, lasting: steps, level: 8_400, .soft)
        }
    }

    private func strum(_ chord: [Int], at steps: [Int]) -> [Note] {
        let ends = steps.dropFirst() + [Arrangement.stepsPerMeasure]
        return zip(steps, ends).flatMap { step, end in
            chord.map { note($0 + 12, at: step, lasting: end - step, level: 7_400 / chord.count, backing) }
        }
    }

    private func arpeggio(_ chord: [Int], every steps: Int, lasting length: Int) -> [Note] {
        let keys = chord.map { $0 + 12 } + chord.map { $0 + 24 }
        return stride(from: 0, to: Arrangement.stepsPerMeasure, by: steps).map { step in
            note(keys[figure.index(step / steps, of: keys.count)], at: step, lasting: length, level: 5_900, lead)
        }
    }

    private func note(
        _ key: Int, at step: Int, lasting steps: Int, level: Int, _ timbre: Timbre, _ touch: Note.Touch = .struck
    ) -> Note {
        Note(
            start: step * stepLength, length: min(steps, Arrangement.stepsPerMeasure - step) * stepLength, key: key,
            level: level, timbre: timbre, touch: touch)
    }
}
