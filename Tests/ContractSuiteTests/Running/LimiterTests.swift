import Foundation
import Testing

@testable import ContractSuite

@Suite("A limiter", .timeLimit(.minutes(10)))
struct LimiterTests {
    @Test("lets as much work run at once as it is told, and no more, until all of it is done")
    func most() async {
        let limiter = Limiter(3)
        let gauge = Gauge()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<60 {
                group.addTask {
                    await limiter.run {
                        gauge.enter()
                        // Nobody goes on before three are in; the last ones have been let in by then.
                        while gauge.peak < 3 { await Task.yield() }
                        await Task.yield()
                        gauge.leave()
                    }
                }
            }
        }
        #expect(gauge.peak == 3)
        #expect(gauge.entered == 60)
    }

    @Test("runs no more than twice as many cases as there are cores, over all suites")
    func cases() async {
        let gauge = Gauge()
        let contractCase = ContractCase.made { scene in
            gauge.enter()
            defer { gauge.leave() }
            for _ in 0..<20 { await Task.yield() }
            return Tally()
        }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<40 {
                group.addTask { _ = await contractCase.failure { _ in ClosureClient { _ in .unsupported } } }
            }
        }
        #expect(gauge.entered == 40)
        #expect(gauge.peak <= 2 * ProcessInfo.processInfo.activeProcessorCount)
    }
}

/// How many are in, and were at the most.
private final class Gauge: @unchecked Sendable {
    private let lock = NSLock()
    private var inside = 0
    private var most = 0
    private var all = 0

    func enter() {
        lock.withLock {
            inside += 1
            all += 1
            most = max(most, inside)
        }
    }

    func leave() { lock.withLock { inside -= 1 } }

    var peak: Int { lock.withLock { most } }
    var entered: Int { lock.withLock { all } }
}
