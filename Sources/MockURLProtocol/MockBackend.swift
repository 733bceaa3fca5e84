import Foundation
import MockAPI
import MockServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A mock backend without a socket: `URLSession` asks it in this process, from the moment it has started until it is
/// stopped or let go of. For SwiftUI previews, and for tests that may not open sockets.
///
///     let mock = try MockBackend.start()
///     let session = URLSession(configuration: mock.configuration)
///     let client = StageClient(baseURL: mock.url, session: session, token: mock.people[0].token)
///
/// It answers what a ``MockServer`` does: the same requests get the same statuses, fields and bodies, and are refused for
/// the same reasons. `Date` and `Connection` are missing, which only a connection has.
///
/// Several live side by side: each has a host of its own, and no request to one can reach another. Hold each as long as
/// its client. Its worlds are entered by path (`url` and `/w/demo`) or by `X-Soundcheck-World`; they have no ports.
///
/// Nothing is read from or written to a `URLCache`. A client's time-out is its request's `timeoutInterval`.
///
/// What `URLSession` cannot do for a `URLProtocol` on Linux: upload tasks (it keeps their bodies to itself; a data task
/// with `httpBody` is fine) and download tasks, which fail with an error that says so, and bytes that come one by one:
/// a slow body takes its time, but comes at once at its end. Nor may several tasks of one session wait there for delayed,
/// slow or long answers at once, such as a version's sound: give each a session of its own.
public final class MockBackend: Sendable {
    /// Where it answers, such as `http://soundcheck-1.localhost`; nobody else does there.
    public let url: URL
    /// Who can ask, in the order of the seeds.
    public let people: [MockServer.Person]

    private let host: String

    /// Loads the seeds and the document.
    /// - Parameter options: of these, what they say of listening (`host`, `port`) and of files that change
    ///   (`watchesFiles`) means nothing here.
    /// - Throws: ``StartFault``, whose description says all that is wrong.
    public static func start(_ options: MockServer.Options = .init()) throws(StartFault) -> MockBackend {
        MockBackend(MockService(try Backend(options), options))
    }

    private init(_ service: MockService) {
        host = MockHosts.shared.add(service)
        url = URL(string: "http://" + host)!
        people = service.backend.people
    }

    deinit { stop() }

    /// A new configuration for sessions that ask this backend, and any other that has been started; requests to other
    /// hosts go their usual way. It keeps nothing on disk, and may be changed like any other.
    public var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [SoundcheckURLProtocol.self] + (configuration.protocolClasses ?? [])
        configuration.urlCache = nil
        return configuration
    }

    /// Lets `URLSession.shared`, and what uses it such as `AsyncImage`, ask the backends of this process too. Call it once,
    /// before the first request; on Linux a shared session that has been used takes no more classes.
    public static func registerForSharedSession() {
        _ = URLProtocol.registerClass(SoundcheckURLProtocol.self)
    }

    /// Answers no more: requests fail with `URLError.cannotConnectToHost`. Answers under way still come.
    public func stop() { MockHosts.shared.remove(host) }
}
