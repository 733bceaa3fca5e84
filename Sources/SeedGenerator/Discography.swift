import Catalog
import JSONText

/// What a space has brought out: kinds of projects with how many tracks each.
struct Discography {
    typealias Release = (kind: ProjectKind, tracks: Int)

    /// How many tracks each has in all.
    static let tracks = 64

    private static let all: [[Release]] = [
        [(.album, 12), (.single, 1), (.ep, 5), (.album, 10), (.single, 2), (.ep, 6), (.album, 14), (.other, 14)],
        [(.ep, 4), (.single, 1), (.album, 11), (.single, 1), (.album, 13), (.ep, 5), (.other, 17), (.album, 12)],
        [(.single, 2), (.album, 9), (.album, 12), (.ep, 6), (.single, 1), (.album, 16), (.ep, 5), (.album, 13)],
        [(.album, 10), (.album, 11), (.single, 1), (.other, 20), (.ep, 4), (.single, 2), (.ep, 6), (.album, 10)],
    ]

    /// The first releases that so many tracks fill, the last of them perhaps not wholly. One without a track is planned
    /// where there is none yet.
    static func releases(holding tracks: Int, _ dice: inout Dice) -> [Release] {
        var rest = tracks
        var releases: [Release] = []
        for release in dice.pick(all) where rest > 0 || releases.isEmpty {
            releases.append((release.kind, min(release.tracks, rest)))
            rest -= releases[releases.count - 1].tracks
        }
        return releases
    }
}
