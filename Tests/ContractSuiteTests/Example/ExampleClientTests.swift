import ContractSuite
import StageClient
import Testing

@Suite("The example client module")
struct ExampleClientTests {
    @Test("holds", arguments: ContractSuite().cases)
    func holds(_ contractCase: ContractCase) async throws {
        let outcome = try await contractCase.run { StageClient($0) }
        guard case .passed = outcome else {
            Issue.record("\(contractCase) is not judged: \(outcome)")
            return
        }
    }
}
