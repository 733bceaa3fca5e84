import Testing

extension Journey {
    /// The client kept the contract all along, and every operation of the loop has answered it with success.
    func lookBack() async throws {
        struct Verdict: Decodable {
            struct Violation: Decodable {
                let target: String
                let detail: String
            }
            let violations: [Violation]
        }
        let verdict: Verdict = try await nobody.get("/__admin/violations")
        #expect(verdict.violations.isEmpty, "\(verdict.violations)")

        struct Coverage: Decodable {
            struct Operation: Decodable {
                struct Status: Decodable {
                    let status: Int
                    let count: Int
                }
                let operation: String
                let statuses: [Status]
            }
            let operations: [Operation]
        }
        let coverage: Coverage = try await nobody.get("/__admin/coverage")
        let succeeded = coverage.operations
            .filter { $0.statuses.contains { 200..<300 ~= $0.status && $0.count > 0 } }
            .map(\.operation)
        let missing = Set(Self.operations).subtracting(succeeded)
        #expect(missing.isEmpty, "no success of \(missing.sorted())")
    }

    /// Of the loop.
    private static let operations =
        [
            "listFeed", "markTrackRead", "listFilesOfTrack", "getFile", "getWaveform", "streamAudio",
            "listCommentsOfFile", "addComment", "editComment", "deleteComment", "listSectionsOfFile",
            "reviewTrack", "listReviewsOfTrack", "revokeLink", "openLink",
        ]
        + ["Artist", "Project", "Track"].flatMap {
            ["create\($0)Link", "add\($0)Collaborator", "change\($0)Role", "remove\($0)Collaborator"]
        }
}
