import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Puts the ids of people into paths as they are.
private struct PlainPeople: Transport {
    let inner: URLSessionTransport

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        var request = request
        let parts = request.url?.absoluteString.components(separatedBy: "/collaborator/") ?? []
        if parts.count == 2, let person = parts[1].removingPercentEncoding {
            // URL takes what it can of it: a question mark begins the query, a hash what is not sent at all.
            request.url = URL(string: parts[0] + "/collaborator/" + person)
        }
        return try await inner.answer(to: request)
    }
}

extension WrongClientTests {
    @Test("The second id of a path is not percent-encoded: people with odd ids are not reached")
    func unencodedSecondID() async {
        await expectFailures(
            exactly: ["*.requests.encoded-id"], but: ["editComment"],
            among: ["addArtistCollaborator", "changeTrackRole", "editComment.requests", "removeProjectCollaborator"]
        ) { StageClient($0, PlainPeople.init) }
    }
}
