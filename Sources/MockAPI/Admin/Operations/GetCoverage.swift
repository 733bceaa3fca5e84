extension AdminOperations {
    /// `GET /__admin/coverage`.
    static func getCoverage(_ call: AdminCall) throws(Problem) -> Reply {
        let operations = call.backend.contract.operations
        return .json(call.world.read { $0.journal.coverage(of: operations) })
    }
}
