import Contract
import Foundation
import JSONText

/// What all callers are shown of the catalogue, with the exchanges that showed it.
struct CatalogueSurvey: Sendable {
    let picture: Picture
    let exchanges: [Showing.ID: Exchange]

    /// - Parameter anew: whether what is known already is asked again.
    init(of inspection: Inspection, anew: Bool) async throws(TransportFault) {
        let begin = Date()
        var walks = try await Self.walks(in: inspection, anew: anew)
        try await Self.askCollaborators(&walks)
        let asking = Self.time(from: begin)
        exchanges = walks.reduce(into: [:]) { $0.merge($1.exchanges) { first, _ in first } }
        picture = Picture(
            walks.flatMap(\.showings),
            refusals: walks.reduce(into: [:]) { $0.merge($1.refusals) { first, _ in first } },
            baseURL: inspection.baseURL, asking: asking)
    }

    /// Each caller's, all at once: most of the time is spent on waiting for answers.
    private static func walks(
        in inspection: Inspection, anew: Bool
    ) async throws(TransportFault) -> [CatalogueWalk] {
        let begun = inspection.callers.map { caller in
            Work { () async throws(TransportFault) in
                try await CatalogueWalk(as: caller, in: inspection, anew: anew)
            }
        }
        var walks: [CatalogueWalk] = []
        for walk in begun { walks.append(try await walk.value) }
        return walks
    }

    /// Whoever is named as a collaborator of something is asked what they are shown of it.
    private static func askCollaborators(_ walks: inout [CatalogueWalk]) async throws(TransportFault) {
        let showings = walks.flatMap(\.showings)
        let ids = Picture.ids(in: showings)
        for showing in showings where Level(\.detailOperation, showing.id.operation) != nil {
            guard let resource = Sighting.all(in: showing).first?.resource else { continue }
            let people = Set(showing.collaborators.compactMap { $0["user"]?["id"]?.stringValue })
            for index in walks.indices where ids[walks[index].caller.name].map(people.contains) ?? false {
                try await walks[index].open(resource)
            }
        }
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
        try await once { inspection async throws(TransportFault) in
            try await CatalogueSurvey(of: inspection, anew: false)
        }
    }

    /// A second look at everything. The data of a server may change while it is checked, so that what answers have against
    /// each other only counts if they have it again.
    func catalogueAnew() async throws(TransportFault) -> CatalogueSurvey {
        struct Second: Sendable { let survey: CatalogueSurvey }
        let second: Second = try await once { inspection async throws(TransportFault) in
            Second(survey: try await CatalogueSurvey(of: inspection, anew: true))
        }
        return second.survey
    }
}
