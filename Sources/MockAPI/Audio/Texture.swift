import JSONText

/// How a part of a song is set: its voices, how loud they are, and where in the track's chords it begins.
enum Texture: Int, CaseIterable, Sendable {
    case thin
    case steady
    case floating
    case full

    /// Of 32,768.
    var loudness: Int {
        switch self {
        case .thin: 17_500
        case .steady: 24_500
        case .floating: 21_000
        case .full: 32_767
        }
    }

    /// Which of the chords it begins with.
    var firstChord: Int {
        switch self {
        case .thin, .steady: 0
        case .full: 2
        case .floating: 3
        }
    }

    /// What a section's name promises. Names are anybody's; those that say nothing here are told apart all the same,
    /// and "Verse 1" and "Verse 2" are set alike.
    init(sectionNamed name: String) {
        let words = name.lowercased()
        let meant = Texture.promises.first { _, signs in signs.contains { words.contains($0) } }?.texture
        var dice = Dice(seed: words.filter { !$0.isNumber })
        self = meant ?? dice.pick(Texture.allCases)
    }

    private static let promises: [(texture: Texture, signs: [String])] = [
        (.floating, ["pre-", "bridge", "interlude", "solo"]),
        (.thin, ["intro", "outro", "coda", "count-in", "breakdown"]),
        (.full, ["chorus", "refrain", "hook", "drop"]),
        (.steady, ["verse", "riff"]),
    ]

    /// Another one than this.
    var next: Texture { Texture.allCases[(rawValue + 1) % Texture.allCases.count] }
}
