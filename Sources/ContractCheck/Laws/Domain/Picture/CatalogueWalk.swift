import Contract
import JSONText

/// Asks what a client could ask that wants to know everything that one caller may: from lists to what they name, and to what
/// holds it.
struct CatalogueWalk: Sendable {
    let caller: CheckCaller
    private(set) var showings: [Showing] = []
    private(set) var refusals: [Showing.ID: Int] = [:]
    private(set) var exchanges: [Showing.ID: Exchange] = [:]
    private var byID: [Showing.ID: Showing] = [:]
    private let inspection: Inspection
    private let anew: Bool

    /// How many resources of a level are opened at most. A check takes more than twice as many requests.
    private static let breadth = 500
    /// Of how many tracks a caller asks for what they hold.
    private static let depth = 8

    init(as caller: CheckCaller, in inspection: Inspection, anew: Bool) async throws(TransportFault) {
        self.caller = caller
        self.inspection = inspection
        self.anew = anew
        try await walk()
    }

    private mutating func walk() async throws(TransportFault) {
        try await ask("getCurrentUser")
        for level in Level.allCases { try await ask(level.sharedOperation) }
        try await ask(Sighting.aggregate)
        for level in Level.allCases { try await ask(Sighting.aggregate, narrowedTo: level.rawValue) }
        try await ask(Sighting.feed)
        for lens in FeedJudge.Lens.allCases { try await ask(Sighting.feed, narrowedTo: lens.rawValue) }
        try await descend()
        try await listen()
        for activity in try await ask("listRecents")?.elements ?? [] { try await openSubject(of: activity) }
    }

    /// From the caller's own spaces and those shared with them down to the tracks.
    private mutating func descend() async throws(TransportFault) {
        try await ask(Level.space.listOperation)
        for space in resources(.space) { try await ask(Level.project.listOperation, of: space.id) }
        for project in resources(.project) { try await ask(Level.track.listOperation, of: project.id) }
        for level in Level.allCases {
            for resource in resources(level) { try await open(resource) }
        }
    }

    /// What a few tracks hold: their versions and reviews, and of the newest and the oldest version what was said of it.
    private mutating func listen() async throws(TransportFault) {
        var isFirst = true
        for track in audibleTracks.spread(over: Self.depth) {
            try await ask("listReviewsOfTrack", of: track.id)
            let files = try await ask("listFilesOfTrack", of: track.id)?.elements.compactMap { $0["id"]?.stringValue }
            for file in files?.spread(over: 2) ?? [] {
                for operation in ["getFile", "listCommentsOfFile", "listSectionsOfFile"] {
                    try await ask(operation, of: file)
                }
                // To draw one takes a server a long time.
                if isFirst { try await ask("getWaveform", of: file) }
                isFirst = false
            }
        }
    }

    /// The tracks that have a version, as far as they were opened.
    private var audibleTracks: [Sighting.Resource] {
        showings.filter { $0.id.operation == Level.track.detailOperation && $0.json.hasValue("currentFileId") }
            .flatMap(Sighting.all).map(\.resource)
    }

    /// What the caller has been shown of a level, each once, in the order in which it was met.
    private func resources(_ level: Level) -> [Sighting.Resource] {
        var known: Set<Sighting.Resource> = []
        let met = showings.flatMap(Sighting.all).map(\.resource)
        return Array(met.filter { $0.level == level && known.insert($0).inserted }.prefix(Self.breadth))
    }

    private mutating func openSubject(of activity: JSONValue) async throws(TransportFault) {
        for level in Level.allCases.reversed() {
            guard let id = activity[level.key]?.stringValue else { continue }
            return try await open(Sighting.Resource(level: level, id: id))
        }
    }

    /// Asks for a resource, for its links, and for what holds it: that decides on roles, whether the caller may read it or not.
    mutating func open(_ resource: Sighting.Resource) async throws(TransportFault) {
        let detail = try await ask(resource.level.detailOperation, of: resource.id)
        try await ask(resource.level.linksOperation, of: resource.id)
        for holder in detail.flatMap({ Sighting.all(in: $0).first })?.holders ?? [] {
            try await ask(holder.level.detailOperation, of: holder.id)
        }
    }

    @discardableResult
    private mutating func ask(
        _ operation: String, of subject: String? = nil, narrowedTo narrowing: String? = nil
    ) async throws(TransportFault) -> Showing? {
        let id = Showing.ID(operation: operation, subject: subject, narrowedTo: narrowing, caller: caller.name)
        guard exchanges[id] == nil else { return byID[id] }
        guard let operation = inspection.document.operation(operation) else { return nil }
        let name = operation.pathParameters.first?.name
        let arguments = name.flatMap { name in subject.map { [name: $0] } } ?? [:]
        let exchange = try await inspection.answerIfAny { [caller, anew, inspection] () async throws(TransportFault) in
            try await inspection.ask(
                operation, arguments, as: caller, query: narrowing.map(operation.query(narrowedTo:)) ?? [:],
                anew: anew)
        }
        guard let exchange else { return nil }
        exchanges[id] = exchange
        guard exchange.isSuccess, let json = exchange.json else {
            if subject != nil, [403, 404].contains(exchange.status) { refusals[id] = exchange.status }
            return nil
        }
        let showing = Showing(id: id, json: json)
        showings.append(showing)
        byID[id] = showing
        return showing
    }
}

extension Operation {
    /// How the aggregate is asked for one level, and the feed for what one lens shows, as much of it as there is on a page.
    fileprivate func query(narrowedTo narrowing: String) -> CheckQuery {
        id == Sighting.feed ? ["lens": narrowing, "limit": String(FeedJudge.mostEntries)] : ["type": narrowing]
    }
}

extension Array {
    /// So many of them, the first and the last among them, and as far from each other as can be.
    func spread(over count: Int) -> [Element] {
        self.count <= count ? self : (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
    }
}
