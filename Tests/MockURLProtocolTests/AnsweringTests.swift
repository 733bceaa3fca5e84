import Foundation
import MockURLProtocol
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A mock backend answers URLSession without a socket")
struct AnsweringTests {
    @Test("at a URL of its own")
    func ownURL() async throws {
        let mocks = [try MockBackend.start(), try MockBackend.start()]
        #expect(mocks[0].url != mocks[1].url)
        for mock in mocks {
            let session = URLSession(configuration: mock.configuration)
            let (_, response) = try await session.data(from: mock.url.appendingPathComponent("openapi.json"))
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
        }
    }
}
