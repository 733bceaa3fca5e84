import ContractSuite
import Foundation
import StageClient
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Shows what it showed last, at first, and asks anew from then on; whoever showed it.
private actor ShowingTheLast: Transport {
    private let inner: URLSessionTransport
    private let store: Store
    private var shown: Set<URL> = []

    init(_ inner: URLSessionTransport, _ store: Store) {
        self.inner = inner
        self.store = store
    }

    func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        guard let url = request.url, request.httpMethod == "GET" else { return try await inner.answer(to: request) }
        if shown.insert(url).inserted, let answer = await store.answers[url] { return answer }
        let answer = try await inner.answer(to: request)
        if answer.1.statusCode == 200 { await store.keep(answer, of: url) }
        return answer
    }
}

/// What was shown, by address alone. There is one for each backend, as long as somebody asks it.
private actor Store {
    private(set) var answers: [URL: (Data, HTTPURLResponse)] = [:]

    func keep(_ answer: (Data, HTTPURLResponse), of url: URL) { answers[url] = answer }
}

private actor Stores {
    private struct Weak { weak var store: Store? }
    private var stores: [URL: Weak] = [:]

    func store(for backend: URL) -> Store {
        if let store = stores[backend]?.store { return store }
        let store = Store()
        stores[backend] = Weak(store: store)
        return store
    }
}

extension WrongClientTests {
    @Test("A cache that knows no people: somebody sees what another saw")
    func anothersCachedAnswer() async {
        let stores = Stores()
        await expectFailures(exactly: ["*.freshness.person"], among: ["getCurrentUser", "listSharedProjects"]) { door in
            let store = await stores.store(for: door.baseURL)
            return StageClient(door) { ShowingTheLast($0, store) }
        }
    }
}
