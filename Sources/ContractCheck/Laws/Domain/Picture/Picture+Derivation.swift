import JSONText

extension Picture {
    /// What a caller owns, as far as the walk from their own spaces downwards has come.
    func ownResources(of caller: String) -> [Sighting.Resource] {
        guard let spaces = self[Showing.ID(operation: Level.space.listOperation, caller: caller)] else { return [] }
        var resources: [Sighting.Resource] = []
        let own = ownSpaces(of: caller)
        var level = Sighting.all(in: spaces).map(\.resource).filter { own.contains($0.id) }
        while !level.isEmpty {
            resources += level
            level = level.compactMap { list(in: $0, for: caller) }.flatMap(Sighting.all).map(\.resource)
        }
        return resources
    }

    /// How many requests it takes a caller to derive the aggregate.
    func requestsToDerive(for caller: String) -> Int {
        ownResources(of: caller).reduce(1) { $0 + ($1.level == .track ? 2 : 3) }
    }
}
