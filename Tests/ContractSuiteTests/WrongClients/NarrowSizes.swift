import ContractSuite
import StageClient
import Testing

/// A file is never larger than two gigabytes.
private struct NarrowTrack: Decodable {
    let id: String
    let name: String
    let currentFile: File?

    struct File: Decodable {
        let id: String
        let sizeBytes: Int32
    }
}

extension WrongClientTests {
    @Test("Sizes of 32 bits: a large file cannot be read")
    func narrowSizes() async {
        await expectFailures(
            exactly: ["getTrack.tolerance.max-integers"], among: ["getTrack", "getProject"]
        ) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .getTrack(let id) = call else { return nil }
                let track: NarrowTrack = try await client.get("track", id)
                return .mirrored(track)
            }
        }
    }
}
