extension Backend {
    /// The port that leads to a world alone; it is opened when it is asked for.
    /// - Throws: `noPort` where there are no sockets, or the machine gives no port.
    package func port(of world: World) throws(Problem) -> Int {
        if let port = world.read(\.port) { return port }
        let ports = try requirePorts()
        let port = try ports.open(world)
        let isDropped = world.change { state, _ in
            state.port = port
            return state.isDropped
        }
        guard !isDropped else {
            ports.close(world)
            throw .worldDropped(world.name)
        }
        return port
    }

    /// - Throws: `noPort` where there are no sockets.
    @discardableResult
    func requirePorts() throws(Problem) -> any WorldPorts {
        guard let ports else {
            throw .noPort("this backend has no sockets; a path prefix and a header work everywhere.")
        }
        return ports
    }
}
