extension AdminOperations {
    /// `GET /__admin/worlds/{world}`.
    static func getWorld(_ call: AdminCall) throws(Problem) -> Reply {
        let name = call.text("world")
        guard let world = try call.backend.worlds.find(name) else { throw .notFound(.world, id: name) }
        return .json(call.value(of: world))
    }
}
