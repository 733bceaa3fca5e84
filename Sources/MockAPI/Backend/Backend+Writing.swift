import Catalog
import HTTPWire
import JSONText

extension Backend {
    /// Judges a write against the world as it is at that moment and makes its changes, with nothing in between: two writes
    /// cannot interleave.
    /// - Precondition: the visit's world is known.
    func write(
        _ writing: Handler.Writing, for call: Call, at endpoint: Endpoint, on visit: Visit
    ) throws(Problem) -> Reply {
        let world = visit.world!.world
        return try world.change { (state, wall) throws(Problem) in
            guard !state.isDropped else { throw .worldDropped(world.name) }
            let now = state.clock.now(wall)
            // Whoever asks may have been deleted, or their token have expired, since the request came.
            let caller = try authenticate(visit.request, for: endpoint, in: state.catalog, at: now)
            let call = call.taken(up: now, by: caller)
            let ids = NewIDs(after: state.lastWrite, in: state.catalog)
            let write = try writing(call, state.catalog, ids)
            if let conditions = Preconditions(of: visit.request) {
                let target = if let own = write.target { own } else { try endpoint.reader?(call, state.catalog) }
                let usualTag = target.map { EntityTag(hashing: $0.body.bytes) }
                let tag = usualTag.map { visit.weather?.tag(insteadOf: $0) ?? $0 }
                if try !conditions.hold(for: tag) { throw .preconditionFailed(.ifNoneMatch, current: tag) }
            }
            if !write.changes.isEmpty { try state.make(write.changes, number: ids.number, at: call.now) }
            var reply = try write.reply(state.catalog)
            reply.caching = .never
            if !reply.body.isEmpty { reply.entityTag = EntityTag(hashing: reply.body.bytes) }
            return reply
        }
    }
}

extension WorldState {
    /// Makes all of the changes, or none of them.
    fileprivate mutating func make(_ changes: [CatalogChange], number: Int, at now: Instant) throws(Problem) {
        do throws(ChangeRefusal) {
            _ = try commit(changes, at: now)
        } catch {
            throw .conflict(detail: "It cannot be done in this world: \(error)")
        }
        lastWrite = number
    }
}
