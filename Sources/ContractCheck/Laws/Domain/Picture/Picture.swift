import JSONText

/// What all callers together are shown of the catalogue. Laws judge it and ask nothing.
struct Picture: Sendable {
    /// In the order in which they were asked for.
    let showings: [Showing]
    /// What the server would not show: 403 or 404.
    let refusals: [Showing.ID: Int]
    /// The ids of the callers whose id the server tells, by the names that findings use.
    let ids: [String: String]
    let present: Present
    /// Such as `http://localhost:8080`.
    let baseURL: String
    private let byID: [Showing.ID: Showing]
    private let byOperation: [String: [Showing]]
    private let sightings: [String: [Sighting]]

    /// - Parameters:
    ///   - refusals: questions about a resource that were answered with 403 or 404.
    ///   - asking: when the answers came, by this machine's clock.
    init(
        _ showings: [Showing], refusals: [Showing.ID: Int] = [:], baseURL: String = "",
        asking: ClosedRange<Instant>? = nil
    ) {
        self.baseURL = baseURL
        self.showings = showings
        self.refusals = refusals
        ids = Picture.ids(in: showings)
        present = Present(in: showings, asking: asking)
        byID = Dictionary(showings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        byOperation = Dictionary(grouping: showings, by: \.id.operation)
        sightings = byOperation.mapValues { $0.flatMap(Sighting.all) }
    }

    /// Who the callers are, by the names that findings use.
    static func ids(in showings: [Showing]) -> [String: String] {
        var ids: [String: String] = [:]
        // Whoever owns what the caller's own list shows is the caller: for servers without `getCurrentUser`.
        for showing in showings where showing.id.operation == Level.space.listOperation {
            ids[showing.id.caller] = showing.elements.first?["owner"]?["id"]?.stringValue
        }
        for showing in showings where showing.id.operation == "getCurrentUser" {
            ids[showing.id.caller] = showing.json["id"]?.stringValue
        }
        return ids
    }
}

extension Picture {
    subscript(id: Showing.ID) -> Showing? { byID[id] }

    func showings(of operation: String) -> [Showing] { byOperation[operation] ?? [] }

    /// All resources that an operation's answers show.
    func sightings(in operation: String) -> [Sighting] { sightings[operation] ?? [] }

    func detailID(of resource: Sighting.Resource, for caller: String) -> Showing.ID {
        Showing.ID(operation: resource.level.detailOperation, subject: resource.id, caller: caller)
    }

    /// A resource's own answer.
    func detail(of resource: Sighting.Resource, for caller: String) -> Showing? {
        byID[detailID(of: resource, for: caller)]
    }

    /// The list of what a resource holds.
    func list(in resource: Sighting.Resource, for caller: String) -> Showing? {
        let operation: String
        switch resource.level {
        case .space: operation = Level.project.listOperation
        case .project: operation = Level.track.listOperation
        case .track: return nil
        }
        return byID[Showing.ID(operation: operation, subject: resource.id, caller: caller)]
    }

    /// All share links of a resource.
    func links(on resource: Sighting.Resource, for caller: String) -> Showing? {
        byID[Showing.ID(operation: resource.level.linksOperation, subject: resource.id, caller: caller)]
    }

    /// The status with which a question about a resource was refused. Of an operation that shows nothing to anybody, 404
    /// says no more than that the server may not have it.
    func refusal(of id: Showing.ID) -> Int? {
        let status = refusals[id]
        return status == 403 || byOperation[id.operation] != nil ? status : nil
    }

    func refusal(of resource: Sighting.Resource, to caller: String) -> Int? {
        refusal(of: detailID(of: resource, for: caller))
    }

    func caller(withID id: String) -> String? { ids.first { $0.value == id }?.key }
}
