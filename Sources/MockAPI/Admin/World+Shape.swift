import JSONText

extension AdminCall {
    /// `World`.
    func value(of world: World) -> JSONValue {
        let wall = backend.worlds.time.wall
        return world.read { state in
            let url = url(of: world, at: state.port)
            var object = JSONObject([
                ("name", .string(world.name)), ("url", .string(url)), ("adminUrl", .string("\(url)/\(Admin.root)")),
            ])
            if let port = state.port { object.append("port", .integer(Int64(port))) }
            object.append("scenario", .string(state.scenario))
            object.append("now", .string(state.clock.now(wall).description))
            object.append("clockRuns", .bool(state.clock.isRunning))
            object.append("version", .integer(Int64(state.version)))
            object.append("isChanged", .bool(state.isChanged))
            object.append("isStale", .bool(state.isStale))
            return .object(object)
        }
    }
}
