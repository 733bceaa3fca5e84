import JSONText

extension AdminOperations {
    /// `GET /__admin/clock`.
    static func getClock(_ call: AdminCall) throws(Problem) -> Reply {
        let wall = call.backend.worlds.time.wall
        return .json(call.world.read { $0.clock.value(at: wall) })
    }
}

extension WorldClock {
    /// `ClockState`.
    func value(at wall: () -> Instant) -> JSONValue {
        ["now": .string(now(wall).description), "isRunning": .bool(isRunning)]
    }
}
