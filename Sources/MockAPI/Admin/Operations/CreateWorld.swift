extension AdminOperations {
    /// `POST /__admin/worlds`.
    static func createWorld(_ call: AdminCall) throws(Problem) -> Reply {
        let wish = try call.sent()
        let worlds = call.backend.worlds
        return try call.newWorld(withPort: wish["port"] == true) { () throws(Problem) in
            try worlds.make(wish["name"]?.stringValue, from: wish["scenario"]?.stringValue)
        }
    }
}

extension AdminCall {
    /// 201 with a new world. None is left where it was to have a port and gets none.
    func newWorld(withPort hasPort: Bool, _ make: () throws(Problem) -> World) throws(Problem) -> Reply {
        if hasPort { try backend.requirePorts() }
        let world = try make()
        do throws(Problem) {
            if hasPort { _ = try backend.port(of: world) }
        } catch {
            backend.worlds.unmake(world)
            throw error
        }
        return .created(value(of: world), at: url("worlds", world.name))
    }
}
