extension AdminOperations {
    /// `GET /__admin/faults/{faultId}`.
    static func getFault(_ call: AdminCall) throws(Problem) -> Reply {
        let id = call.text("faultId")
        guard let value = call.world.read({ $0.rules.value(of: id) }) else { throw .notFound(.faultRule, id: id) }
        return .json(value)
    }
}
