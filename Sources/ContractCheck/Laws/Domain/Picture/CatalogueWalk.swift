import Contract
import JSONText

/// Asks what a client could ask that wants to know everything: from lists to what they name, to what holds it.
struct CatalogueWalk {
    private(set) var showings: [Showing] = []
    private var byID: [Showing.ID: Showing] = [:]
    private(set) var refusals: [Showing.ID: Int] = [:]
    private(set) var exchanges: [Showing.ID: Exchange] = [:]
    private let inspection: Inspection
    private let anew: Bool

    /// How many resources of a level are opened for a caller because a list names them. Whatever shares is opened always.
    private static let breadth = 500

    init(in inspection: Inspection, anew: Bool) {
        self.inspection = inspection
        self.anew = anew
    }

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
        let ids = Picture.ids(in: showings)
        for showing in showings {
            guard let sighting = Sighting.all(in: showing).first,
                showing.id.operation == sighting.resource.level.detailOperation
            else { continue }
            for collaborator in showing.collaborators {
                guard let id = collaborator["user"]?["id"]?.stringValue,
                    let caller = inspection.callers.first(where: { ids[$0.name] == id })
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
            operation, arguments, as: caller, query: type.map { ["type": $0] } ?? [:], anew: anew)
        exchanges[id] = exchange
        guard exchange.isSuccess, let json = exchange.json else {
            if resource != nil, [403, 404].contains(exchange.status) { refusals[id] = exchange.status }
            return nil
        }
        let showing = Showing(id: id, json: json)
        showings.append(showing)
        byID[id] = showing
        return showing
    }
}
