/// The owner of a watched descriptor: a connection's stream, or the accepting side of a listener.
/// All calls come on the loop's queue.
protocol Channel: AnyObject {
    func becameReady(_ readiness: Readiness)

    /// The last step of a turn in which the channel was touched: what was asked for meanwhile is done here, at once.
    func finishTurn()

    func deadlinePassed()

    /// The loop is about to stop: close now.
    func loopStops()
}
