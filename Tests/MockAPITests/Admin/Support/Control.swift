import Catalog
import Foundation
import HTTPWire
import JSONText
import MockAPI
import Testing

/// A server's control side with worlds of its own, whose clocks stand.
struct Control {
    let client: Client
    let ports = CountedPorts()

    /// Over the bundled scenarios, unless told otherwise.
    init(_ worlds: Worlds? = nil, hasPorts: Bool = false) throws {
        client = try Client(worlds: worlds ?? Control.worlds())
        if hasPorts { client.backend.ports = ports }
    }

    /// - Parameter faulty: the name of one more scenario, whose seeds cannot be read.
    static func worlds(withFaulty faulty: String? = nil) throws -> Worlds {
        let catalog = try Bundled.catalog()
        var others: [String: Scenarios.Loader] = [:]
        others["empty"] = {
            Result { try SeedLoader.load(folder: Bundled.folder(of: "empty")) }
                .mapError { $0 as? FileFaults ?? FileFaults([FileFault(file: "empty", message: "\($0)")]) }
        }
        if let faulty {
            others[faulty] = { .failure(FileFaults([FileFault(file: "tracks.json", message: "is no array")])) }
        }
        return Worlds(
            Scenarios("default", catalog, others: others),
            time: TimeSource(wall: { catalog.scenario.now }, uptime: { 0 }))
    }

    /// What a line asks for, such as `PUT /__admin/clock {"advanceSeconds": 60}`.
    func callAsFunction(_ line: String, _ location: SourceLocation = #_sourceLocation) throws -> Exchange {
        try client.ask(Control.request(line), location)
    }

    static func request(_ line: String) throws -> HTTPRequest {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        let request = try HTTPRequest.make(HTTPMethod(rawValue: words[0]), words[1])
        return words.count == 3 ? request.with(body: Array(words[2].utf8)) : request
    }
}

/// Ports that are counted instead of opened. `@unchecked Sendable`: what is open is only touched under the lock.
final class CountedPorts: WorldPorts, @unchecked Sendable {
    let mainPort = 8080
    private let lock = NSLock()
    private var names: [Int: String] = [:]

    /// The worlds that have a port.
    var open: [Int: String] { lock.withLock { names } }

    func open(_ world: World) throws(Problem) -> Int {
        lock.withLock {
            let port = 9001 + names.count
            names[port] = world.name
            return port
        }
    }

    func close(_ world: World) {
        lock.withLock { names = names.filter { $0.value != world.name } }
    }
}
