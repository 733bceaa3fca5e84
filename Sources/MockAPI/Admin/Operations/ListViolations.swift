extension AdminOperations {
    /// `GET /__admin/violations`.
    static func listViolations(_ call: AdminCall) throws(Problem) -> Reply {
        .json(call.world.read { $0.journal.violations($0.expectations) })
    }
}
