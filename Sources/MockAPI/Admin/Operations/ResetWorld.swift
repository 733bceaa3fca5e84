extension AdminOperations {
    /// `POST /__admin/reset`.
    static func resetWorld(_ call: AdminCall) throws(Problem) -> Reply {
        try call.backend.worlds.reset(call.world, to: call.sent()["scenario"]?.stringValue)
        return .json(call.value(of: call.world))
    }
}
