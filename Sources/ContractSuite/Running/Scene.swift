import Catalog
import Contract
import Foundation
import JSONText
import MockAPI

/// One case's stage: a world of its own, at the seeds' start, on a port of its own.
struct Scene: Sendable {
    /// How long a client may take over a case, in seconds.
    static let deadline = 10.0
    /// How long a client may wait for an answer, in seconds.
    static let usualPatience = 5.0
    /// For answers that never come.
    static let shortPatience = 1.0

    let world: World
    let baseURL: URL
    let notes = SceneNotes()
    private let backend: Backend
    private let make: ClientMaker

    /// Makes a client that gets in by a door.
    typealias ClientMaker = @Sendable (ContractDoor) async throws -> any ContractClient

    init(on server: SuiteServer, _ make: @escaping ClientMaker) throws {
        (world, baseURL) = try server.openWorld()
        backend = server.backend
        self.make = make
    }

    /// What the world's server follows.
    var contract: ContractDocument { backend.contract }

    /// Takes the stage away: nobody can ask the world any more.
    func strike() { try? backend.worlds.drop(world.name) }
}

// MARK: - Who asks

extension Scene {
    /// In the seeds' order.
    var people: [User] { world.moment.catalog.users }

    /// - Parameter name: what the id says behind `user-`, such as `ada`.
    func person(_ name: String) -> User { world.moment.catalog.person(name) }

    /// A client of somebody with a token that works.
    func client(for person: User, patience: Double = Scene.usualPatience) async throws -> AskedClient {
        try await client(of: Asker(person), patience: patience)
    }

    /// A client of whoever has a token, that of nobody included.
    func client(of asker: Asker, patience: Double = Scene.usualPatience) async throws -> AskedClient {
        let door = ContractDoor(baseURL: baseURL, token: asker.token, patience: patience)
        do {
            return AskedClient(try await make(door), asker: asker, baseURL: baseURL, notes: notes)
        } catch {
            throw CaseFault("no client could be made for \(asker.name): \(error)")
        }
    }
}

// MARK: - What is right

extension Scene {
    /// What the world answers now. Neither its journal nor its rules notice, nor does anything change: it is asked
    /// in-process, in a copy.
    /// - Parameter underRules: whether the world's rules befall the answer, each as if it had hit nothing yet.
    func expected(_ call: ContractCall, as person: User, underRules: Bool = false) throws -> ExpectedAnswer {
        try rehearsal(underRules: underRules).answer(to: call, as: person)
    }

    /// The world as it is now, for calls that change something.
    func rehearsal(underRules: Bool = false) throws -> Rehearsal {
        try Rehearsal(of: world, on: backend, host: host, underRules: underRules)
    }

    private var host: String { "localhost" + (baseURL.port.map { ":\($0)" } ?? "") }
}

// MARK: - What happens meanwhile

extension Scene {
    /// Changes the catalogue, as a write through the backend would.
    func change(_ changes: [CatalogChange]) throws {
        _ = try world.apply(changes)
        notes.add(changes)
    }

    /// Does what a call says, as somebody else's client would.
    func perform(_ call: ContractCall, as person: User) throws {
        let answer = try backend.answer(to: Ask(call, as: Asker(person)), in: world, host: host)
        precondition(answer.status / 100 == 2, "\(answer.ask) is answered \(answer.status)")
        notes.add(answer.ask)
    }

    /// Lets something befall the calls that a rule names; its members are those of `/__admin/faults`.
    func addRule(_ rule: JSONObject) throws {
        let faults = FaultRule(id: "", rule).faults(operations: backend.contract.operations)
        precondition(faults.isEmpty, "The rule \(rule) is none: \(faults)")
        world.change { state, _ in _ = state.changeRules { $0.add(rule) } }
        notes.add(rule)
    }
}

// MARK: - What was asked

extension Scene {
    /// The requests that came so far, the oldest first.
    func entries() -> [JournalEntry] { world.read(\.journal.entries) }

    /// How they broke the contract.
    func violations() -> [Violation] { entries().flatMap(\.violations) }
}
