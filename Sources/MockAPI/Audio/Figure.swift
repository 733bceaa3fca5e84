/// In which order an arpeggio goes through its keys.
enum Figure: CaseIterable, Sendable {
    case up
    case down
    case wave
    case leaps

    /// - Parameter turn: which of the measure's notes, from 0.
    func index(_ turn: Int, of count: Int) -> Int {
        switch self {
        case .up: return turn % count
        case .down: return count - 1 - turn % count
        case .wave:
            let place = turn % (2 * count - 2)
            return min(place, 2 * count - 2 - place)
        case .leaps: return (turn / 2 + turn % 2 * (count / 2)) % count
        }
    }
}
