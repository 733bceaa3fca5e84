import Foundation
import MockServer
import MockURLProtocol
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Weather without a socket", .timeLimit(.minutes(10)))
struct WeatherTests {
    let mock: MockBackend

    init() throws { mock = try MockBackend.shared.get() }

    private func request(_ preference: String, timeout: Double = 60, _ method: String = "GET") throws -> URLRequest {
        let fields = ["Authorization": "Bearer mock-ada", "Prefer": preference]
        var request = try mock.request(Question("/artist", method: method, fields: fields))
        request.timeoutInterval = timeout
        return request
    }

    @Test("a lost connection is lost to the client", arguments: ["reset", "truncate"], ["GET", "HEAD"])
    func lost(fault: String, method: String) async throws {
        let error = try await mock.failure(of: request("fault=\(fault)", timeout: 60, method))
        #expect(error.code == .networkConnectionLost)
    }

    @Test("what does not come in time is given up", arguments: ["fault=stall", "delay=600000"])
    func timeOut(preference: String) async throws {
        let error = try await mock.failure(of: request(preference, timeout: 0.1))
        #expect(error.code == .timedOut)
    }

    @Test("what comes late or slowly comes whole", arguments: ["delay=20", "fault=drip"])
    func late(preference: String) async throws {
        let expected = try await mock.ask(Question("/auth/me"))
        var question = Question("/auth/me")
        question.fields["Prefer"] = preference
        let answer = try await mock.ask(question)
        #expect(answer.status == 200 && answer.body == expected.body)
        #expect(answer.fields["preference-applied"] == preference)
    }

    @Test("a broken body comes as it is sent")
    func malformed() async throws {
        let answer = try await mock.ask(request("fault=malformed"))
        #expect(answer.status == 200)
        #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: answer.body) }
    }

    @Test("every answer waits for the latency")
    func latency() async throws {
        var options = MockServer.Options()
        options.seeds = "empty"
        options.latency = Latency(50...50)
        let mock = try MockBackend.start(options)
        let begun = ContinuousClock.now
        #expect(try await mock.ask(Question("/nowhere")).status == 404)
        #expect(begun.duration(to: .now) >= .milliseconds(50))
    }

    @Test("a task that is cancelled hears nothing more, however far its answer is")
    func cancellation() async throws {
        for preference in ["delay=600000", "fault=stall", "fault=drip", "delay=1", "variant=odd-text"] {
            let request = try request(preference)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<50 {
                    group.addTask { [mock] in
                        // One each, since late answers meet in the table of a session's tasks on Linux.
                        let session = URLSession(configuration: mock.configuration)
                        defer { session.finishTasksAndInvalidate() }
                        do {
                            let (_, response) = try await session.data(for: request)
                            #expect((response as? HTTPURLResponse)?.statusCode == 200)
                        } catch let error as URLError {
                            #expect(error.code == .cancelled)
                        }
                    }
                }
                group.cancelAll()
                try await group.waitForAll()
            }
        }
    }
}

#if canImport(FoundationNetworking)
    @Suite("A loading that has ended")
    struct EndedLoadingTests {
        /// Keeps what a loading tells, and the end until it is let go.
        private final class Listener: NSObject, URLProtocolClient, @unchecked Sendable {
            let (ends, end) = AsyncStream.makeStream(of: Bool.self)

            func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { end.yield(true) }
            func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { end.yield(false) }
            func urlProtocol(_: URLProtocol, wasRedirectedTo _: URLRequest, redirectResponse _: URLResponse) {}
            func urlProtocol(_: URLProtocol, cachedResponseIsValid _: CachedURLResponse) {}
            func urlProtocol(
                _: URLProtocol, didReceive _: URLResponse, cacheStoragePolicy _: URLCache.StoragePolicy
            ) {}
            func urlProtocol(_: URLProtocol, didLoad _: Data) {}
            func urlProtocol(_: URLProtocol, didReceive _: URLAuthenticationChallenge) {}
            func urlProtocol(_: URLProtocol, didCancel _: URLAuthenticationChallenge) {}
        }

        @Test(
            "has nobody left to fail, and one that is stopped before still has",
            arguments: [("delay=1", true), ("variant=odd-text", true), ("fault=reset", false)])
        func client(preference: String, isWhole: Bool) async throws {
            let mock = try MockBackend.shared.get()
            let fields = ["Authorization": "Bearer mock-ada", "Prefer": preference]
            let request = try mock.request(Question("/artist", fields: fields))
            let listener = Listener()
            let loading = SoundcheckURLProtocol(request: request, cachedResponse: nil, client: listener)
            loading.startLoading()
            var ends = listener.ends.makeAsyncIterator()
            #expect(await ends.next() == isWhole)
            loading.stopLoading()
            #expect(loading.client == nil)

            let stopped = SoundcheckURLProtocol(
                request: try mock.request(Question("/artist", fields: ["Prefer": "delay=600000"])),
                cachedResponse: nil, client: listener)
            stopped.startLoading()
            stopped.stopLoading()
            #expect(stopped.client != nil)
        }
    }

    @Suite("What URLSession keeps from a URLProtocol on Linux")
    struct UnsupportedTaskTests {
        @Test("is refused with a sentence that says what to do")
        func refused() async throws {
            let mock = try MockBackend.shared.get()
            let session = URLSession(configuration: mock.configuration)
            var request = try mock.request(.signIn())
            let body = try #require(request.httpBody)
            request.httpBody = nil
            let upload = await urlError { _ = try await session.upload(for: request, from: body) }
            #expect(upload?.localizedDescription.hasSuffix("with the body as its request's httpBody.") == true)
            let reading = try mock.request(Question("/artist"))
            let download = await urlError { _ = try await session.download(for: reading) }
            #expect(download?.localizedDescription.hasSuffix("use a data task.") == true)
        }
    }
#endif
