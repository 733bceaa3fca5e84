import Foundation
import MockServer
import MockURLProtocol
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How a client gets to its backend. Whatever it does there goes the same on every way.
enum Way: String, CaseIterable, CustomTestStringConvertible {
    case inProcess = "in this process"
    case sockets = "over sockets"
    case path = "in a world, by path"
    case port = "in a world, by its own port"
    case field = "in a world, by a field"

    var testDescription: String { rawValue }

    /// Works at a place that nobody else changes.
    /// - Parameter world: what the place is called among those of one server.
    func enter(_ world: String, _ work: (Place) async throws -> Void) async throws {
        let place = try open(world)
        defer { place.session.finishTasksAndInvalidate() }
        do {
            try await work(place)
        } catch {
            await place.close()
            throw error
        }
        await place.close()
    }

    /// A place for all who change nothing in it, on every way.
    static let unchanged = Dictionary(
        uniqueKeysWithValues: allCases.map { way in (way, Result { try way.open("unchanged") }) })

    private func open(_ name: String) throws -> Place {
        let world = "\(name)-\(self)".lowercased()
        switch self {
        case .inProcess:
            let mock = try MockBackend.start()
            return Place(mock.url, mock.configuration) { mock.stop() }
        case .sockets:
            let server = try MockServer.start()
            return Place(server.url, .ephemeral) { await server.stop() }
        case .path:
            return Place(try Way.server.get().url, path: "/w/\(world)", .ephemeral)
        case .port:
            return Place(try Way.server.get().open(world: world), .ephemeral)
        case .field:
            return Place(try Way.server.get().url, fields: ["X-Soundcheck-World": world], .ephemeral)
        }
    }

    /// The one that all worlds are in; it ends with the tests.
    private static let server = Result { try MockServer.start() }
}
