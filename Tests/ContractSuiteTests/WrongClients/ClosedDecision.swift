import ContractSuite
import StageClient
import Testing

/// Knows of two decisions, and takes no other.
private struct KnownReview: Decodable {
    let id: String
    let decision: Decision

    enum Decision: String, Decodable {
        case approve
        case requestChanges
    }
}

extension WrongClientTests {
    @Test("A closed decision: what a later backend lets people decide cannot be read")
    func closedDecision() async {
        await expectFailures(
            exactly: ["listReviewsOfTrack.tolerance.unknown-enum"], among: ["listReviewsOfTrack", "reviewTrack"]
        ) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .listReviewsOfTrack(let id) = call else { return nil }
                let reviews: [KnownReview] = try await client.list("track", id, "review", pageSize: nil)
                return .mirrored(reviews)
            }
        }
    }
}
