extension AdminOperations {
    /// `DELETE /__admin/requests`: the journal and what was declared of it.
    static func forgetRequests(_ call: AdminCall) throws(Problem) -> Reply {
        call.backend.worlds.forgetRequests(of: call.world)
        return .noContent
    }
}
