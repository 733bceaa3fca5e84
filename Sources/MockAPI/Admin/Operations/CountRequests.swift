import JSONText

extension AdminOperations {
    /// `POST /__admin/requests/count`.
    static func countRequests(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.sent()
        let filter = RequestFilter { sent[$0] }
        if let detail = filter.operation.flatMap(call.faultOfOperation) {
            throw .invalidBody([BodyFault(pointer: JSONPointer(["operation"]), detail: detail)])
        }
        return .json(call.world.read { $0.journal.count(filter) })
    }
}
