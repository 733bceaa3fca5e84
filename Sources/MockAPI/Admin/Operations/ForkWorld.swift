extension AdminOperations {
    /// `POST /__admin/fork`: a new world that begins as the addressed one is.
    static func forkWorld(_ call: AdminCall) throws(Problem) -> Reply {
        let wish = try call.sent()
        return try call.newWorld(withPort: wish["port"] == true) { () throws(Problem) in
            try call.backend.worlds.fork(call.world, to: wish["to"]?.stringValue)
        }
    }
}
