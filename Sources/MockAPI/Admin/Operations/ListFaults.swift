extension AdminOperations {
    /// `GET /__admin/faults`, in the order in which they are asked.
    static func listFaults(_ call: AdminCall) throws(Problem) -> Reply {
        .json(.array(call.world.read(\.rules.values)))
    }
}
