import HTTPWire
import JSONText
import MockAPI
import Testing

/// The ways in which a request can be for a world.
enum WayIn: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case prefix, field, port

    var testDescription: String { rawValue }

    /// The request as it names the world, and the door that it comes in by.
    func lead(_ request: HTTPRequest, to world: World) throws -> (request: HTTPRequest, door: Door) {
        switch self {
        case .prefix: (try request.with(prefix: world.name), .main)
        case .field: (request.with(.xSoundcheckWorld, world.name), .main)
        case .port: (request, .world(world))
        }
    }
}

extension HTTPRequest {
    /// The same request of a world's own path.
    func with(prefix world: String) throws -> HTTPRequest {
        var request = self
        request.target = try RequestTarget("/w/\(world)\(target)", for: method)
        return request
    }
}

extension Client {
    func world(_ name: String) throws -> World { try backend.worlds.findOrMake(name).world }

    func ask(
        _ request: HTTPRequest, of world: World, by way: WayIn, _ location: SourceLocation = #_sourceLocation
    ) throws -> Exchange {
        let (request, door) = try way.lead(request, to: world)
        return try ask(request, through: door, location)
    }
}

extension Control {
    /// What a line of the control side asks for, of a world.
    func callAsFunction(
        _ line: String, of world: World, by way: WayIn = .prefix, _ location: SourceLocation = #_sourceLocation
    ) throws -> Exchange {
        try client.ask(Control.request(line), of: world, by: way, location)
    }
}
