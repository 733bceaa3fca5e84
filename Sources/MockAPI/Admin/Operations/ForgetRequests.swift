extension AdminOperations {
    /// `DELETE /__admin/requests`: the journal and what was declared of it.
    static func forgetRequests(_ call: AdminCall) throws(Problem) -> Reply {
        call.world.change { state, _ in
            state.journal.removeAll()
            state.expectations.removeAll()
        }
        return .done
    }
}
