/// Times of many runs of one thing.
struct Stopwatch {
    private var runs: [Duration] = []

    mutating func time<Result>(_ work: () -> Result) -> Result {
        let clock = ContinuousClock()
        let begun = clock.now
        defer { runs.append(clock.now - begun) }
        return work()
    }

    /// In microseconds.
    var median: Double {
        let (seconds, attoseconds) = runs.sorted()[runs.count / 2].components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
}
