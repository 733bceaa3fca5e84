import JSONText

extension AdminOperations {
    /// `GET /__admin/openapi.json`.
    static func getDocument(_ call: AdminCall) throws(Problem) -> Reply {
        Reply(body: .bytes(JSONWriter.prettyBytes(of: call.admin.contract.value(servedAt: call.url))))
    }
}
