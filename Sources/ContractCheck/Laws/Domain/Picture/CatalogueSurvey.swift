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
        var walk = CatalogueWalk(in: inspection, anew: anew)
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
                return .success(try await CatalogueSurvey(of: inspection, anew: false))
            } catch {
                return .failure(error)
            }
        }
    }

    /// A second look at everything. The data of a server may change while it is checked, so that what answers have against
    /// each other only counts if they have it again.
    func catalogueAnew() async throws(TransportFault) -> CatalogueSurvey {
        struct Second: Sendable { let survey: CatalogueSurvey }
        let second: Second = try await once { inspection in
            do throws(TransportFault) {
                return .success(Second(survey: try await CatalogueSurvey(of: inspection, anew: true)))
            } catch {
                return .failure(error)
            }
        }
        return second.survey
    }
}
