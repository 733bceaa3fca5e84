import ContractSuite
import StageClient
import Testing

import struct StageClient.Comment

/// Has the moment as it is shown.
private struct ShownComment: Encodable {
    let text: String
    let atMs: String?
    let parentId: String?
}

/// Has the moment as a player tells it, in seconds, and makes milliseconds of it.
private struct PlayedComment: Encodable {
    let text: String
    let atMs: Double?
    let parentId: String?
}

extension WrongClientTests {
    @Test("A moment that is sent as a text: comments at a moment are refused, others are not")
    func momentAsText() async {
        await expectFailures(
            exactly: ["addComment.writes", "addComment.requests"], but: encodedID, among: ["addComment"]
        ) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .addComment(let id, let text, let atMs, let parentId) = call else { return nil }
                let comment = ShownComment(text: text, atMs: atMs.map { "\($0)" }, parentId: parentId)
                let made: Comment = try await client.send("POST", comment, to: "comment", "file", id)
                return .encoded(made)
            }
        }
    }

    @Test("A moment that is sent with parts of a millisecond: comments at a moment are refused, others are not")
    func momentAsFraction() async {
        await expectFailures(
            exactly: ["addComment.writes", "addComment.requests"], but: encodedID, among: ["addComment"]
        ) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .addComment(let id, let text, let atMs, let parentId) = call else { return nil }
                let comment = PlayedComment(text: text, atMs: atMs.map { Double($0) + 0.25 }, parentId: parentId)
                let made: Comment = try await client.send("POST", comment, to: "comment", "file", id)
                return .encoded(made)
            }
        }
    }

    /// Its comment is on the whole.
    private var encodedID: [String] { ["addComment.requests.encoded-id"] }
}
