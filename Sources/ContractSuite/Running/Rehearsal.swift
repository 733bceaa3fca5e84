import Catalog
import Contract
import MockAPI

/// A copy of a scene's world, in which is tried what comes of a call. It is gone with whoever holds it.
final class Rehearsal: Sendable {
    private let world: World
    private let backend: Backend
    /// What absolute URLs in answers begin with, such as `localhost:49152`.
    private let host: String

    /// - Parameter underRules: whether the world's rules befall the answers, each as if it had hit nothing yet.
    init(of world: World, on backend: Backend, host: String, underRules: Bool) throws {
        self.world = try backend.worlds.fork(world)
        self.backend = backend
        self.host = host
        if !underRules { self.world.change { state, _ in state.changeRules { $0.removeAll() } } }
    }

    deinit { try? backend.worlds.drop(world.name) }

    /// What is answered; what the call changes is changed in the copy.
    func answer(to call: ContractCall, as person: User) throws -> ExpectedAnswer {
        try backend.answer(to: Ask(call, as: Asker(person)), in: world, host: host)
    }

    /// What there is now.
    var catalog: Snapshot { world.moment.catalog }
}
