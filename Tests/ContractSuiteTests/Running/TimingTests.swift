import Foundation
import Testing
@testable import ContractSuite
func cpu() -> Double { var u = rusage(); getrusage(0, &u); return Double(u.ru_utime.tv_sec) + Double(u.ru_utime.tv_usec)/1e6 + Double(u.ru_stime.tv_sec) + Double(u.ru_stime.tv_usec)/1e6 }
@Suite(.serialized) struct TimingTests {
    @Test func timing() async throws {
        let a = cpu()
        let report = await ContractSuite(environment: [:]).run { PlainClient(door: $0) }
        print("CPU", cpu() - a)
        print(report.text)
        for v in report.report.verdicts.sorted(by: { $0.seconds > $1.seconds }).prefix(15) { print(v.id, v.seconds) }
    }
}
