import Foundation
import Testing

@testable import SocketIO

@Suite("Deadlines")
struct DeadlineTests {
    @Test("a deadline is reported, once, and not early", arguments: ReactorKind.available)
    func passes(reactor: ReactorKind) throws {
        let reports = Shared<[Double]>([])
        let passed = Signal()
        let server = try Server(reactor) { stream in
            let start = DispatchTime.now().uptimeNanoseconds
            let handler = Handler()
            handler.onDeadline = { stream in
                reports.update { $0.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9) }
                // A second deadline, so that a first one that was reported twice would show.
                if reports.value.count == 1 { stream.setDeadline(after: 0.3) } else { passed.send() }
            }
            stream.delegate = handler
            stream.setDeadline(after: 0.2)
        }
        let client = try server.client()
        passed.expect("both deadlines pass")
        server.stop()
        withExtendedLifetime(client) {}
        #expect(reports.value.count == 2)
        #expect(reports.value[0] >= 0.2)
        #expect(reports.value[1] >= 0.5)
    }

    @Test("a later deadline replaces an earlier one, and nil clears it", arguments: ReactorKind.available)
    func replaced(reactor: ReactorKind) throws {
        let passed = Signal()
        let accepted = Shared(0)
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onDeadline = { stream in
                Issue.record("this deadline was taken back")
            }
            stream.setDeadline(after: 0)
            switch accepted.value {
            case 0: stream.setDeadline(after: nil)
            case 1: stream.setDeadline(after: 3600)
            default:
                handler.onDeadline = { _ in passed.send() }
                stream.setDeadline(after: 0.3)
            }
            accepted.update { $0 += 1 }
            stream.delegate = handler
        }
        defer { server.stop() }
        let clients = try (0..<3).map { _ in try server.client() }
        passed.expect("the third deadline passes, and with it the time of the other two")
        withExtendedLifetime(clients) {}
    }

    @Test(
        "a deadline is the way out when a client does not read what is flushed before closing",
        arguments: ReactorKind.available)
    func whileFlushing(reactor: ReactorKind) throws {
        let closed = Signal()
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onDeadline = { $0.abort() }
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
            stream.send([UInt8](repeating: 0, count: 64 << 20))
            stream.closeAfterFlush(lingering: Lingering(bytes: 1000, seconds: 1))
            stream.setDeadline(after: 0.1)
        }
        defer { server.stop() }
        let client = try server.client(receiveBuffer: 32 * 1024)
        closed.expect("the stream is closed")
        withExtendedLifetime(client) {}
    }

    @Test("the clock counts only while it runs")
    func clock() {
        let clock = DeadlineClock()
        #expect(!clock.isRunning)
        #expect(clock.tick(after: 0) == clock.now + 1)
        #expect(clock.tick(after: 0.01) == clock.now + 2)
        #expect(clock.tick(after: 1) == clock.now + 9)
        #expect(clock.tick(after: -5) == clock.now + 1)
        #expect(clock.tick(after: .infinity) > clock.tick(after: 1_000_000))
    }
}
