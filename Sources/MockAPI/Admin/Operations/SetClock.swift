import JSONText

extension AdminOperations {
    /// `PUT /__admin/clock`: `now` counts first, then `advanceSeconds`.
    static func setClock(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.sent()
        let instant = try sent["now"]?.stringValue.map { text throws(Problem) in try wholeSecond(text, at: "now") }
        return .json(
            call.world.change { state, wall in
                let now = instant ?? state.clock.now(wall)
                state.setClock(
                    to: now.advanced(by: Int64(sent.integer("advanceSeconds") ?? 0)),
                    isRunning: sent["isRunning"]?.boolValue ?? state.clock.isRunning, at: wall())
                return state.clock.value(at: wall)
            })
    }

    /// The second that an instant of the body lies in.
    private static func wholeSecond(_ text: String, at key: String) throws(Problem) -> Instant {
        let halves = text.split(separator: ".", maxSplits: 1)
        let whole = halves.count == 2 ? String(halves[0] + halves[1].drop { $0.isNumber }) : text
        guard let instant = Instant(rfc3339: whole) else {
            throw .invalidBody([
                BodyFault(
                    pointer: JSONPointer([key]),
                    detail: "expected an instant of the years 0000 to 9999 in UTC, other than a leap second; "
                        + "found \(text.quoted())")
            ])
        }
        return instant
    }
}
