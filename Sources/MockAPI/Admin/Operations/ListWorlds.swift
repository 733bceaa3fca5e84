extension AdminOperations {
    /// `GET /__admin/worlds`, in the order in which they were made.
    static func listWorlds(_ call: AdminCall) throws(Problem) -> Reply {
        .json(.array(call.backend.worlds.all.map(call.value)))
    }
}
