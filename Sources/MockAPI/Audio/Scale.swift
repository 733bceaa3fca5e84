/// The keys that a song is made of, and the chords that go well behind each other in it.
enum Scale: CaseIterable, Sendable {
    case major
    case minor
    case dorian

    /// Semitones above the root.
    private var degrees: [Int] {
        switch self {
        case .major: [0, 2, 4, 5, 7, 9, 11]
        case .minor: [0, 2, 3, 5, 7, 8, 10]
        case .dorian: [0, 2, 3, 5, 7, 9, 10]
        }
    }

    /// Of four chords each, by the degree that they stand on, from 0. All begin at home.
    var progressions: [[Int]] {
        switch self {
        case .major: [[0, 4, 5, 3], [0, 5, 3, 4], [0, 2, 3, 4], [0, 3, 1, 4]]
        case .minor: [[0, 5, 2, 6], [0, 3, 5, 6], [0, 6, 5, 3], [0, 2, 6, 5]]
        case .dorian: [[0, 3, 0, 6], [0, 2, 3, 6], [0, 6, 3, 4]]
        }
    }

    /// The keys of a chord of thirds, within an octave and a half of the root.
    func chord(on degree: Int, above root: Int, tones: Int) -> [Int] {
        // Chords on high degrees are set an octave lower, so that a progression stays together.
        let lift = degree > 3 ? -12 : 0
        return (0..<tones).map { tone in
            let step = degree + 2 * tone
            return root + lift + degrees[step % degrees.count] + 12 * (step / degrees.count)
        }
    }
}
