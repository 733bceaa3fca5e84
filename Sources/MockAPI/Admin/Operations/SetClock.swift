import JSONText

extension AdminOperations {
    /// `PUT /__admin/clock`: `now` counts first, then `advanceSeconds`.
    static func setClock(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.sent()
        let instant = try sent["now"]?.stringValue.map { text throws(Problem) in try Instant(sent: text, at: "now") }
        return .json(
            call.world.change { state, wall in
                let now = instant ?? state.clock.now(wall)
                state.setClock(
                    to: now.advanced(by: Int64(sent.integer("advanceSeconds") ?? 0)),
                    isRunning: sent["isRunning"]?.boolValue ?? state.clock.isRunning, at: wall())
                return state.clock.value(at: wall)
            })
    }
}
