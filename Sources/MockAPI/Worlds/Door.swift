/// How a request came in.
package enum Door: Sendable {
    /// By the server's own port, from where every world can be named.
    case main
    /// By the port of one world, which leads nowhere else.
    case world(World)

    /// The only world that it leads to.
    var world: World? {
        switch self {
        case .main: nil
        case .world(let world): world
        }
    }
}

extension Door: Hashable {
    package static func == (one: Door, other: Door) -> Bool { one.world === other.world }

    package func hash(into hasher: inout Hasher) { hasher.combine(world?.serial) }
}
