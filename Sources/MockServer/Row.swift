/// How many of a client's pipelined requests are answered before the loop's other connections have their turn.
///
/// A row's answers leave together, which saves system calls; and all others wait for them. With few that pipeline a row may
/// be long. With many it is short, since whoever asks only once waits for a round, which is a row of each.
struct Row {
    private var answersLeft: Int
    private let seconds: Double
    private let begun = Stopwatch()
    private(set) var isOver = false

    /// Most answers take microseconds, and as long again to be sent.
    private static let answersInRound = 512
    private static let mostAnswers = 16
    /// Few answers take milliseconds. The one under way is finished.
    private static let secondsInRound = 0.004
    private static let mostSeconds = 0.000_5

    /// - Parameter others: connections that have requests waiting for their next row.
    init(beside others: Int) {
        answersLeft = min(Row.mostAnswers, max(1, Row.answersInRound / (others + 1)))
        seconds = min(Row.mostSeconds, Row.secondsInRound / Double(others + 1))
    }

    /// An answer has been given.
    mutating func step() {
        answersLeft -= 1
        isOver = answersLeft == 0 || begun.elapsed >= seconds
    }
}
