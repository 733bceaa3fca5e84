extension AdminOperations {
    /// `DELETE /__admin/faults`.
    static func removeFaults(_ call: AdminCall) throws(Problem) -> Reply {
        call.world.change { state, _ in state.changeRules { $0.removeAll() } }
        return .noContent
    }
}
