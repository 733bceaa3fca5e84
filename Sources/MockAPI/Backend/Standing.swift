import JSONText

/// How long the same request gets the same answer again: until its world changes, or the world's clock passes an instant
/// that mattered.
struct Standing: Sendable {
    let world: World
    /// The world's, when the answer was made.
    let version: Int
    /// The earliest instant at which the request would be judged otherwise.
    let validUntil: Instant?

    func holds(in version: Int, at now: Instant) -> Bool {
        self.version == version && validUntil.map { now < $0 } ?? true
    }
}
