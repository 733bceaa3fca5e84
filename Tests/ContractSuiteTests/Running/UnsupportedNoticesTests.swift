import Testing

@testable import ContractSuite

@Suite("What a client has no means for")
struct UnsupportedNoticesTests {
    @Test("is told once an operation, and once for its pages")
    func once() async throws {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        let notices = UnsupportedNotices { line.yield($0) }
        let cases = ContractSuite().cases
        for id in ["getTrack.reads.ada", "getTrack.reads.ben", "listArtists.pages", "listArtists.reads.ada"] {
            notices.tell(of: try #require(cases.first { $0.id.rawValue == id }))
        }
        line.finish()
        let told = await lines.reduce(into: []) { $0.append($1) }
        #expect(
            told
                == ["getTrack", "listArtists.pages", "listArtists"].map {
                    "ContractSuite: the client has no means for \($0): nothing of it is judged.\n"
                })
    }
}
