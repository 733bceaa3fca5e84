/// A kind of music: what it is played on, how long it takes and how it is built.
struct Genre {
    let name: String
    /// What follows a word in a band's name.
    let ensembles: [String]
    let instruments: [String]
    let seconds: ClosedRange<Int>
    /// The sections in their order, with how much of the whole each takes.
    let form: [(name: String, share: Int)]

    static let all: [Genre] = [
        Genre(
            name: "Dream pop", ensembles: ["Bloom", "Youth", "Parade"],
            instruments: ["the lead vocal", "the tape delay", "the clean guitar", "the brushed snare"],
            seconds: 190...290, form: song),
        Genre(
            name: "Indie rock", ensembles: ["Club", "Brothers", "Radio"],
            instruments: ["the lead vocal", "the rhythm guitar", "the floor tom", "the tambourine"],
            seconds: 150...260, form: song),
        Genre(
            name: "Synthwave", ensembles: ["Drive", "Arcade", "System"],
            instruments: ["the arpeggio", "the gated snare", "the bass line", "the lead synth"],
            seconds: 200...320, form: song),
        Genre(
            name: "Soul", ensembles: ["Revue", "Sisters", "Seven"],
            instruments: ["the lead vocal", "the horn section", "the electric piano", "the backing vocals"],
            seconds: 170...300, form: song),
        Genre(
            name: "Country", ensembles: ["Ramblers", "County Band", "Line"],
            instruments: ["the pedal steel", "the fiddle", "the lead vocal", "the upright bass"],
            seconds: 150...250, form: song),
        Genre(
            name: "Hip hop", ensembles: ["Crew", "Collective", "Dialect"],
            instruments: ["the first verse", "the sample", "the kick", "the double"],
            seconds: 130...240, form: song),
        Genre(
            name: "Metal", ensembles: ["Ritual", "Monolith", "Wake"],
            instruments: ["the double kick", "the palm-muted guitar", "the growl", "the china"],
            seconds: 210...480, form: song),
        Genre(
            name: "House", ensembles: ["Department", "Assembly", "Sound"],
            instruments: ["the kick", "the open hat", "the vocal chop", "the bass line"],
            seconds: 300...450, form: club),
        Genre(
            name: "Techno", ensembles: ["Unit", "Works", "Signal"],
            instruments: ["the kick", "the rumble", "the acid line", "the clap"],
            seconds: 320...520, form: club),
        Genre(
            name: "Jazz", ensembles: ["Quartet", "Trio", "Ensemble"],
            instruments: ["the double bass", "the ride", "the tenor", "the piano"],
            seconds: 280...620, form: standard),
        Genre(
            name: "Ambient", ensembles: ["Field", "Weather", "Observatory"],
            instruments: ["the felt piano", "the drone", "the field recording", "the bowed guitar"],
            seconds: 300...720, form: drift),
        Genre(
            name: "Contemporary classical", ensembles: ["Chamber Players", "Consort", "Strings"],
            instruments: ["the second violin", "the cello", "the celesta", "the bass clarinet"],
            seconds: 180...600, form: drift),
    ]

    private static let song = [
        ("Intro", 6), ("Verse 1", 15), ("Chorus 1", 12), ("Verse 2", 15), ("Chorus 2", 12), ("Bridge", 12),
        ("Chorus 3", 18), ("Outro", 10),
    ]
    private static let club = [
        ("Intro", 16), ("Groove", 18), ("Break", 12), ("Drop", 22), ("Second break", 8), ("Reprise", 14), ("Outro", 10),
    ]
    private static let standard = [
        ("Head", 16), ("First solo", 26), ("Second solo", 22), ("Trading fours", 14), ("Head out", 16), ("Tag", 6),
    ]
    private static let drift = [
        ("Opening", 18), ("First movement", 28), ("Clearing", 14), ("Second movement", 26), ("Fade", 14),
    ]
}
