#if os(Linux)
    import Foundation
    import HTTPWire
    import Testing

    @testable import MockAPI
    @testable import MockServer

    @Suite("Twenty slow clients of ten minutes of sound")
    struct StreamingMemoryTests {
        @Test("cost no memory to speak of, however far each has come")
        func flat() async throws {
            let body = WorkedOut(count: WorkedOut.tenMinutes)
            let answer = Answer(HTTPResponse(status: .ok, body: body.body))
            try await withLane(giving: answer) { lane in
                let before = try resident()
                var most = before
                let clients = try (0..<20).map { _ in try RawClient(port: lane.port) }
                for client in clients { _ = try client.receive(PartialAnswer.headCount(of: body.count)) }
                // They take turns, so that the others have stopped meanwhile; more than the kernel holds for them.
                for start in stride(from: 0, to: 8 << 20, by: 1 << 20) {
                    let range = start..<start + (1 << 20)
                    let expected = WorkedOut.bytes(range)
                    for client in clients { #expect(try client.receive(range.count) == expected) }
                    most = max(most, try resident())
                }
                // Read whole they would be a gigabyte; what other tests hold meanwhile is a part of that.
                #expect(most - before < 300 << 20)
            }
        }

        /// In bytes.
        private func resident() throws -> Int {
            let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
        }
    }
#endif
