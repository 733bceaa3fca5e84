import Dispatch
import Foundation
import MockAPI
import SocketIO

/// A mock backend that answers on this machine, from the moment it has started until it is stopped.
///
///     let server = try MockServer.start()
///     let client = StageClient(baseURL: server.url, token: server.people[0].token)
///     …
///     await server.stop()
public final class MockServer: Sendable {
    /// Where it answers, such as `http://localhost:8080`.
    public let url: URL
    /// The port that all its addresses share.
    public let port: Int
    /// Who can ask, in the order of the seeds.
    public let people: [Person]
    /// What whoever runs the server should know, such as that the machine has no IPv6.
    public let warnings: [String]

    package let backend: Backend
    let lanes: [Lane]
    let listeners: [Listener]
    let ownPorts: OwnPorts
    let log: RequestLog?
    let reloader: Reloader?

    /// Somebody of the seeds.
    public struct Person: Sendable {
        /// Their id in the seeds, such as `user-ada`.
        public let id: String
        /// What they are called.
        public let name: String
        /// What `Authorization: Bearer` takes.
        public let token: String
        /// Who they are and what they are good for, in a line.
        public let about: String
    }

    /// Loads the seeds and the document, and listens.
    /// - Throws: ``StartFault``, whose description says all that is wrong; nothing is left open then.
    public static func start(_ options: Options = Options()) throws(StartFault) -> MockServer {
        try start(options, patience: Patience())
    }

    package static func start(_ options: Options, patience: Patience) throws(StartFault) -> MockServer {
        let seeds = SeedSource(options: options, begin: TimeSource.machine.wall())
        let reloader = options.watchesFiles ? try Reloader(seeds) : nil
        let backend = try Backend(seeds)
        let server = try start(backend, options, patience, reloader)
        reloader?.start(for: backend)
        return server
    }

    /// Listens for a backend that is there already; what the options say of seeds, document and clock is not read.
    package static func start(
        _ backend: Backend, _ options: Options, patience: Patience = Patience()
    ) throws(StartFault) -> MockServer {
        try start(backend, options, patience, nil)
    }

    private static func start(
        _ backend: Backend, _ options: Options, _ patience: Patience, _ reloader: Reloader?
    ) throws(StartFault) -> MockServer {
        do throws(SocketError) {
            return try MockServer(backend, options, patience, reloader)
        } catch {
            throw StartFault(error)
        }
    }

    private init(_ backend: Backend, _ options: Options, _ patience: Patience, _ reloader: Reloader?)
        throws(SocketError)
    {
        ProcessSignals.ignoreBrokenPipes()
        raiseDescriptorLimit()
        let bound = try ListenPlan(host: options.host).bind(port: options.port)
        log = options.log.map(RequestLog.init)
        let service = Service(backend: backend, patience: patience, latency: options.latency, log: log)
        let lanes = try Lane.oneForEachCore(service)
        self.backend = backend
        self.lanes = lanes
        listeners = bound.listeners
        warnings = bound.warnings
        port = bound.listeners[0].address.port
        url = URL(string: "http://localhost:\(port)")!
        people = backend.people
        ownPorts = OwnPorts(beside: port, host: options.host, lanes: lanes)
        backend.ports = ownPorts
        self.reloader = reloader
        // Loading takes several times the memory that its result does.
        Memory.releaseFreed()
        for listener in listeners { listener.start(on: lanes, through: .main) }
    }
}

extension Backend {
    /// Who can ask, in the order of the seeds.
    package var people: [MockServer.Person] {
        worlds.standard.moment.catalog.users.map {
            MockServer.Person(id: $0.id, name: $0.name, token: $0.token, about: $0.about)
        }
    }
}
