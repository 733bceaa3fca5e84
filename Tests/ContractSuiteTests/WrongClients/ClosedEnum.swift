import ContractSuite
import StageClient
import Testing

/// A list of values that may grow is taken for whole.
private struct KnownLink: Decodable {
    let id: String
    let access: Access
    let status: Status

    enum Access: String, Decodable {
        case listen
        case download
        case comment
    }

    enum Status: String, Decodable {
        case active
        case expired
        case revoked
    }
}

extension WrongClientTests {
    @Test("A closed enumeration: what a later backend says cannot be read")
    func closedEnum() async {
        await expectFailures(
            exactly: ["listProjectLinks.tolerance.unknown-enum"], among: ["listProjectLinks", "listArtistLinks"]
        ) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .listProjectLinks(let id) = call else { return nil }
                let links: [KnownLink] = try await client.list("link", "project", id, pageSize: nil)
                return .mirrored(links)
            }
        }
    }
}
