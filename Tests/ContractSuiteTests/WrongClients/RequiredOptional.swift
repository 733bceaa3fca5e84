import ContractSuite
import Foundation
import StageClient
import Testing

/// A property that may be absent is taken for granted.
private struct PicturedUser: Decodable {
    let id: String
    let name: String
    let avatarUrl: URL
    let email: String
}

extension WrongClientTests {
    @Test("A required optional: people without a picture cannot be read")
    func requiredOptional() async {
        await expectFailures(
            exactly: [
                "getCurrentUser.reads.eli", "getCurrentUser.tolerance.null-optionals",
                "getCurrentUser.tolerance.absent-optionals",
            ], among: ["getCurrentUser", "signIn"]
        ) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .getCurrentUser = call else { return nil }
                let user: PicturedUser = try await client.get("auth", "me")
                return .mirrored(user)
            }
        }
    }
}
