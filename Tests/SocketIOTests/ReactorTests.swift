import Foundation
import Testing

@testable import SocketIO

@Suite("Reactors")
struct ReactorTests {
    /// Two connected sockets on one reactor, and what it reports of each.
    private final class Fixture: @unchecked Sendable {
        let queue = DispatchQueue(label: "reactor")
        let reports = Shared<[ChannelToken: [Readiness]]>([:])
        let reported = Signal()
        let first = ChannelToken(slot: 1, generation: 0)
        let second = ChannelToken(slot: 2, generation: 0)
        var pairs: [ChannelToken: ConnectedPair] = [:]
        let reactor: any Reactor

        init(_ kind: ReactorKind) throws {
            let (reports, reported) = (reports, reported)
            reactor = try kind.make(queue) { readiness, token in
                reports.update { $0[token, default: []].append(readiness) }
                reported.send()
            }
            pairs = [first: try ConnectedPair(), second: try ConnectedPair()]
        }

        func add(_ token: ChannelToken, interest: Readiness) {
            queue.sync { reactor.add(pairs[token]!.served, token: token, interest: interest) }
        }

        func update(_ token: ChannelToken, interest: Readiness) {
            queue.sync { reactor.update(pairs[token]!.served, token: token, interest: interest) }
        }

        func reports(of token: ChannelToken) -> [Readiness] {
            queue.sync { reports.value[token] ?? [] }
        }

        func tearDown(_ tokens: [ChannelToken]) {
            let done = Signal()
            queue.sync {
                for token in tokens {
                    reactor.close(pairs[token]!.served, token: token) { done.send() }
                }
            }
            for _ in tokens { done.expect("the descriptor is closed") }
            queue.sync { reactor.stop { done.send() } }
            done.expect("the reactor stops")
        }
    }

    @Test("waiting bytes are reported until they are read", arguments: ReactorKind.available)
    func levelTriggered(kind: ReactorKind) throws {
        let fixture = try Fixture(kind)
        fixture.add(fixture.first, interest: .readable)
        try fixture.pairs[fixture.first]?.client.send("x")
        for _ in 0..<3 { fixture.reported.expect("the bytes are reported again") }
        fixture.tearDown([fixture.first])
        #expect(fixture.reports(of: fixture.first).allSatisfy { $0 == .readable })
    }

    @Test("nothing is reported that nobody waits for, not even the peer's end", arguments: ReactorKind.available)
    func noInterest(kind: ReactorKind) throws {
        let fixture = try Fixture(kind)
        fixture.add(fixture.first, interest: [])
        fixture.add(fixture.second, interest: .readable)
        try fixture.pairs[fixture.first]?.client.send("x")
        fixture.pairs[fixture.first]?.client.endOutput()
        try fixture.pairs[fixture.second]?.client.send("x")
        for _ in 0..<20 { fixture.reported.expect("the second is reported") }
        #expect(fixture.reports(of: fixture.first).isEmpty)
        fixture.tearDown([fixture.first, fixture.second])
    }

    @Test("room for output is reported only while somebody waits for it", arguments: ReactorKind.available)
    func writable(kind: ReactorKind) throws {
        let fixture = try Fixture(kind)
        fixture.add(fixture.first, interest: .writable)
        for _ in 0..<3 { fixture.reported.expect("there is room") }
        fixture.update(fixture.first, interest: [])
        let before = fixture.reports(of: fixture.first).count
        fixture.add(fixture.second, interest: .readable)
        try fixture.pairs[fixture.second]?.client.send("x")
        while fixture.reports(of: fixture.second).isEmpty { fixture.reported.expect("the second is reported") }
        #expect(fixture.reports(of: fixture.first).count == before)
        fixture.update(fixture.first, interest: .writable)
        fixture.update(fixture.second, interest: [])
        while fixture.reports(of: fixture.first).count == before { fixture.reported.expect("there is room again") }
        fixture.tearDown([fixture.first, fixture.second])
    }

    @Test("nothing is reported after closing, whatever was waited for", arguments: ReactorKind.available)
    func close(kind: ReactorKind) throws {
        for interest in [[], .readable, .writable, [.readable, .writable]] as [Readiness] {
            let fixture = try Fixture(kind)
            fixture.add(fixture.first, interest: interest)
            fixture.update(fixture.first, interest: [.readable, .writable])
            fixture.update(fixture.first, interest: interest)
            try fixture.pairs[fixture.first]?.client.send("x")
            let count = Shared(0)
            let closed = Signal()
            fixture.queue.sync {
                fixture.reactor.close(fixture.pairs[fixture.first]!.served, token: fixture.first) { closed.send() }
                count.update { $0 = fixture.reports.value[fixture.first]?.count ?? 0 }
            }
            closed.expect("the descriptor is closed")
            // The descriptor is gone, so the client sees the end or, since a byte was left unread, a reset.
            let end = try? fixture.pairs[fixture.first]?.client.receiveToEnd()
            #expect(end == nil || end == [])
            #expect(fixture.reports(of: fixture.first).count == count.value)
            fixture.tearDown([])
        }
    }
}
