import JSONText

extension AdminOperations {
    /// `POST /__admin/requests/count`.
    static func countRequests(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.sent()
        let filter = RequestFilter { sent[$0] }
        let faults = call.faults(in: filter)
        guard faults.isEmpty else {
            throw .invalidBody(faults.map { BodyFault(pointer: JSONPointer([$0]), detail: $1) })
        }
        return .json(call.world.read { $0.journal.count(filter) })
    }
}
