import Foundation
import Testing

@testable import ContractSuite

@Suite struct TemporaryTimes {
    @Test func all() async throws {
        let begun = ContinuousClock.now
        _ = try SuiteServer.shared.get()
        print("TIMES start", Double(clock()) / 1e6)
        let shelf = Shelf(try SuiteServer.shared.get())
        print("TIMES shelf", Double(clock()) / 1e6)
        _ = Showcase(shelf)
        print("TIMES showcase", Double(clock()) / 1e6)
        let cases = ContractSuite(environment: [:]).cases
        print("TIMES making", cases.count, ContinuousClock.now - begun, Double(clock()) / 1e6)
        let start = ContinuousClock.now
        let report = await ContractSuite(environment: [:]).run { ScriptedClient($0, ClientTraits()) }
        print("TIMES run", ContinuousClock.now - start, Double(clock()) / 1e6)
        var sums: [String: (Double, Int)] = [:]
        for v in report.report.verdicts {
            let f = v.id.split(separator: ".").dropFirst().first.map(String.init) ?? ""
            let k = f == "weather" ? String(v.id.split(separator: ".").dropFirst().joined(separator: ".")) : f
            sums[k, default: (0, 0)].0 += v.seconds
            sums[k, default: (0, 0)].1 += 1
        }
        for (k, v) in sums.sorted(by: { $0.value.0 > $1.value.0 }) { print("TIMES", k, v.1, v.0) }
        for v in report.report.verdicts.sorted(by: { $0.seconds > $1.seconds }).prefix(50) {
            print("TIMES ", v.id, v.seconds)
        }
        print("TIMES failed", report.failed, report.failures.prefix(10).map { $0.text.prefix(200) })
    }
}
