extension AdminOperations {
    /// `DELETE /__admin/worlds/{world}`.
    static func dropWorld(_ call: AdminCall) throws(Problem) -> Reply {
        try call.backend.worlds.drop(call.text("world"))
        return .noContent
    }
}
