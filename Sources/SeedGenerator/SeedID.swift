/// The ids of what is numbered: numbers count from 0, ids from 1.
enum SeedID {
    static func person(_ number: Int) -> String { "user-" + String(number + 1) }
    static func space(_ number: Int) -> String { "artist-" + String(number + 1) }
    static func track(_ number: Int) -> String { "track-" + String(number + 1) }

    static func project(_ number: Int, ofSpace space: Int) -> String {
        "project-" + String(space + 1) + "-" + String(number + 1)
    }

    /// - Parameters:
    ///   - kind: what the id begins with.
    ///   - track: the track that it belongs to.
    ///   - number: which of the track's it is.
    static func part(_ kind: String, ofTrack track: Int, _ number: Int) -> String {
        kind + String(track + 1) + "-" + String(number + 1)
    }
}
