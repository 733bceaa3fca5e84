import JSONText

extension AdminOperations {
    /// `GET /__admin`: every operation with a command to paste.
    static func getIndex(_ call: AdminCall) throws(Problem) -> Reply {
        Reply(body: .bytes(JSONWriter.prettyBytes(of: AdminIndex(call).value)))
    }
}
