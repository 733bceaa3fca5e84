import Contract
import Foundation
import JSONText

/// What all callers are shown of the catalogue, with the exchanges that showed it.
struct CatalogueSurvey: Sendable {
    let picture: Picture
    let exchanges: [Showing.ID: Exchange]

    init(of inspection: Inspection) async throws(TransportFault) {
        let begin = Date()
        var walk = CatalogueWalk(in: inspection)
        for caller in inspection.callers { try await walk.go(as: caller) }
        try await walk.askCollaborators()
        picture = Picture(
            walk.showings, refusals: walk.refusals, baseURL: inspection.baseURL, asking: Self.time(from: begin))
        exchanges = walk.exchanges
    }

    /// From then to now, give or take a minute: the server's clock is another.
    private static func time(from begin: Date) -> ClosedRange<Instant> {
        func instant(_ date: Date, adding seconds: Double) -> Instant {
            Instant(secondsSinceEpoch: Int64(date.timeIntervalSince1970 + seconds))
        }
        return instant(begin, adding: -60)...instant(Date(), adding: 60)
    }
}

extension Inspection {
    func catalogue() async throws(TransportFault) -> CatalogueSurvey {
        try await once { inspection in
            do throws(TransportFault) {
                return .success(try await CatalogueSurvey(of: inspection))
            } catch {
                return .failure(error)
            }
        }
    }
}

/// Asks what a client could ask that wants to know everything: from lists to what they name, to what holds it.
private struct CatalogueWalk {
    private(set) var showings: [Showing] = []
    private var byID: [Showing.ID: Showing] = [:]
    private(set) var refusals: [Showing.ID: Int] = [:]
    private(set) var exchanges: [Showing.ID: Exchange] = [:]
    private let inspection: Inspection

    /// How many resources of a level are opened for a caller because a list names them. Whatever shares is opened always.
    private static let breadth = 500

    init(in inspection: Inspection) { self.inspection = inspection }

    mutating func go(as caller: CheckCaller) async throws(TransportFault) {
        _ = try await ask("getCurrentUser", as: caller)
        _ = try await ask("listRecents", as: caller)
        for level in Level.allCases { _ = try await ask(level.sharedOperation, as: caller) }
        _ = try await ask(Sighting.aggregate, as: caller)
        for level in Level.allCases { _ = try await ask(Sighting.aggregate, narrowedTo: level.rawValue, as: caller) }
        try await descend(as: caller)
        for showing in showings where showing.id.caller == caller.name { try await open(showing, as: caller) }
    }

    /// From the caller's own spaces and those shared with them down to the tracks.
    private mutating func descend(as caller: CheckCaller) async throws(TransportFault) {
        _ = try await ask(Level.space.listOperation, as: caller)
        for space in resources(.space, of: caller) {
            _ = try await ask(Level.project.listOperation, of: space, as: caller)
        }
        for project in resources(.project, of: caller) {
            _ = try await ask(Level.track.listOperation, of: project, as: caller)
        }
        for level in Level.allCases {
            for resource in resources(level, of: caller) { try await open(resource, as: caller) }
        }
    }

    /// What a caller has been shown of a level, each once, in the order in which it was met.
    private func resources(_ level: Level, of caller: CheckCaller) -> [Sighting.Resource] {
        var known: Set<Sighting.Resource> = []
        let met = showings.filter { $0.id.caller == caller.name }.flatMap(Sighting.all).map(\.resource)
        return Array(met.filter { $0.level == level && known.insert($0).inserted }.prefix(Self.breadth))
    }

    private mutating func open(_ resource: Sighting.Resource, as caller: CheckCaller) async throws(TransportFault) {
        let detail = try await ask(resource.level.detailOperation, of: resource, as: caller)
        _ = try await ask(resource.level.linksOperation, of: resource, as: caller)
        // What holds it decides on roles, whether the caller may read it or not.
        for holder in detail.flatMap({ Sighting.all(in: $0).first })?.holders ?? [] {
            _ = try await ask(holder.level.detailOperation, of: holder, as: caller)
        }
    }

    /// What recents speak of.
    private mutating func open(_ showing: Showing, as caller: CheckCaller) async throws(TransportFault) {
        guard showing.id.operation == "listRecents" else { return }
        for activity in showing.elements {
            let level = Level.allCases.reversed().first { activity.hasValue($0.key) }
            guard let level, let id = activity[level.key]?.stringValue else { continue }
            try await open(Sighting.Resource(level: level, id: id), as: caller)
        }
    }

    /// Whoever is named as a collaborator of something is asked what they are shown of it.
    mutating func askCollaborators() async throws(TransportFault) {
        let met = Picture(showings, refusals: refusals, baseURL: inspection.baseURL)
        for showing in showings {
            guard let sighting = Sighting.all(in: showing).first,
                showing.id.operation == sighting.resource.level.detailOperation
            else { continue }
            for collaborator in showing.collaborators {
                guard let id = collaborator["user"]?["id"]?.stringValue, let name = met.caller(withID: id),
                    let caller = inspection.callers.first(where: { $0.name == name })
                else { continue }
                try await open(sighting.resource, as: caller)
            }
        }
    }

    private mutating func ask(
        _ operation: String, of resource: Sighting.Resource? = nil, narrowedTo type: String? = nil,
        as caller: CheckCaller
    ) async throws(TransportFault) -> Showing? {
        let id = Showing.ID(
            operation: operation, subject: resource?.id, narrowedTo: type, caller: caller.name)
        guard exchanges[id] == nil else { return byID[id] }
        guard let operation = inspection.document.operation(operation) else { return nil }
        var arguments: [String: String] = [:]
        if let name = operation.pathParameters.first?.name { arguments[name] = resource?.id }
        let exchange = try await inspection.ask(
            operation, arguments, as: caller, query: type.map { ["type": $0] } ?? [:])
        exchanges[id] = exchange
        guard exchange.isSuccess, let json = exchange.json else {
            if resource != nil { refusals[id] = exchange.status }
            return nil
        }
        let showing = Showing(id: id, json: json)
        showings.append(showing)
        byID[id] = showing
        return showing
    }
}
