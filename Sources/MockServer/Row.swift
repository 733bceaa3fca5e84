/// How many of a client's pipelined requests are answered before the loop's other connections have their turn.
///
/// A turn's answers leave together, which saves system calls; and all others wait for them. With few that pipeline a row
/// may be long. With many it is short, since whoever asks only once waits for a row of each.
struct Row {
    private var answersLeft: Int
    private let seconds: Double
    private let begun = Stopwatch()
    private(set) var isOver = false

    private static let mostAnswers = 16
    /// Most answers take microseconds, few some milliseconds. The one under way is finished.
    private static let mostSeconds = 0.000_5
    /// Connections that may have rows of full length at the same time.
    private static let fewConnections = 8

    /// - Parameter others: connections that have requests waiting for their next row.
    init(beside others: Int) {
        let share = max(1, (others + 1) / Row.fewConnections)
        answersLeft = max(1, Row.mostAnswers / share)
        seconds = Row.mostSeconds / Double(share)
    }

    /// An answer has been given.
    mutating func step() {
        answersLeft -= 1
        isOver = answersLeft == 0 || begun.elapsed >= seconds
    }
}
