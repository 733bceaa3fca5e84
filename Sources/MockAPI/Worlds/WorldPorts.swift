/// Opens ports that lead to one world alone. Whoever has sockets has one for the backend.
package protocol WorldPorts: Sendable {
    /// The server's own, from which every world can be named.
    var mainPort: Int { get }
    /// - Throws: `noPort` where the machine gives none.
    func open(_ world: World) throws(Problem) -> Int
    func close(_ world: World)
}
