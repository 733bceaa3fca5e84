import JSONText

/// What people say of music.
enum Remarks {
    private static let verdicts = [
        "sits a little too far back", "could come up by a decibel", "is exactly where it should be",
        "masks the melody", "drags behind the beat", "has a click that wants an edit", "needs less reverb",
        "wants a touch more air", "loses its attack on small speakers", "is panned too wide for mono",
        "comes in a beat early", "could be doubled", "pokes out around 3 kHz", "is the best thing in the song",
        "should duck under the melody", "sounds thinner than in the last version", "rings on after the cut",
        "gives me goosebumps", "is out of tune by a hair", "could drop out for two bars",
    ]
    private static let moments = ["At ", "Around ", "From ", "By ", "Just after ", "Listen at "]
    private static let wholes = [
        "The low end holds together on every speaker I have.", "Could we try the whole thing two beats faster?",
        "I like the order of the sections now; please leave it.", "The fade is too long by half.",
        "This is the one that should open the record.", "Next to the reference it is a little dark at the top.",
        "The quiet parts are quiet at last.", "The master clips twice; the mix does not.",
        "Rough balance only, nothing is final here.", "Everything before the first minute could be shorter.",
        "The stereo image leans to the left on headphones.", "Tempo and key are right, the feel is not there yet.",
        "Played it in the car: the vocal carries.", "The room sound is lovely, keep it in the verses.",
        "I would take two decibels off the limiter.", "The ending lands, do not touch it.",
    ]
    private static let answers = [
        "Agreed, I will change that today.", "I hear it too, on headphones more than on the monitors.",
        "That was on purpose, but I can live without it.", "Fixed in the session, it comes with the next version.",
        "Let us keep it for now and decide in the room.", "Could you send a bounce without it?",
        "Half of that and we are there.", "Good ears. It was a plug-in left on.",
        "I would rather change the part around it.", "Done.",
    ]
    private static let praises = [
        "Approved. Nothing on my list is left.", "Good to go; please send the instrumental as well.",
        "This is the version. Thank you all.", "Approved, and the outro is worth the wait.",
        "No notes. I looked for some.",
    ]
    private static let wishes = [
        "The vocal level first, then I will listen again.", "Please take the middle section down to half its length.",
        "Close. The low end still changes from section to section.", "The edit in the second half is audible.",
        "One more pass over the sibilants, then it is done.",
    ]

    /// About one moment, as far into the sound as `atMs`.
    static func moment(_ atMs: Int, _ genre: Genre, _ dice: inout Dice) -> String {
        let seconds = atMs / 1_000
        let time = String(seconds / 60) + (seconds % 60 < 10 ? ":0" : ":") + String(seconds % 60)
        return dice.pick(moments) + time + " " + dice.pick(genre.instruments) + " " + dice.pick(verdicts) + "."
    }

    static func whole(_ dice: inout Dice) -> String { dice.pick(wholes) }
    static func answer(_ dice: inout Dice) -> String { dice.pick(answers) }
    static func praise(_ dice: inout Dice) -> String { dice.pick(praises) }
    static func wish(_ dice: inout Dice) -> String { dice.pick(wishes) }
}
