/// How many spaces and people a number of tracks makes, and who has what. All numbers count from 0.
///
/// From 512 tracks on, the first eight spaces are the same however many more there are: those are what the main person has
/// to do with, so that what is asked for in their name is equally large in catalogues of all sizes.
struct SeedPlan: Sendable {
    let tracks: Int
    let spaces: Int
    let people: Int
    private let tracksPerSpace: Int

    init(tracks: Int) {
        self.tracks = tracks
        tracksPerSpace = min((tracks + 1) / 2, Discography.tracks)
        spaces = max(2, (tracks + tracksPerSpace - 1) / tracksPerSpace)
        people = max(12, spaces)
    }

    /// Those of a space; the last has what is left.
    func tracks(in space: Int) -> Range<Int> {
        let begin = min(space * tracksPerSpace, tracks)
        return begin..<min(begin + tracksPerSpace, tracks)
    }

    /// The first of the people owns every other one of the first eight spaces. Of all others somebody owns one or two, or
    /// none and is only a guest.
    func owner(of space: Int) -> Int {
        if space < 8, space.isMultiple(of: 2) { return SeedPlan.mainPerson }
        return space % 4 == 3 ? space - 1 : space
    }

    /// Whether a space is shared with the main person, and what is in it too.
    func isInbound(_ space: Int) -> Bool { space < 8 && !space.isMultiple(of: 2) }

    /// Five who are given something in a space, none of them its owner.
    func guests(of space: Int) -> [Int] {
        let owner = owner(of: space)
        let first = owner == SeedPlan.mainPerson ? space : owner
        let guests = (0..<5).map { 1 + (first + $0) % (people - 1) }
        return isInbound(space) ? [SeedPlan.mainPerson] + guests.dropLast() : guests
    }

    static let mainPerson = 0
}
