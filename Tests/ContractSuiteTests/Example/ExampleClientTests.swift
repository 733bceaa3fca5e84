import ContractSuite
import StageClient
import Testing

@Suite("The example client module")
struct ExampleClientTests {
    @Test("holds, and keeps all that the document knows of", arguments: ContractSuite().cases)
    func holds(_ contractCase: ContractCase) async throws {
        switch try await contractCase.run({ StageClient($0) }) {
        case .passed(let compared, let all):
            #expect(compared == all || contractCase.id.rawValue.hasSuffix(".tolerance.extra-fields"))
        case let outcome:
            Issue.record("\(contractCase) is not judged: \(outcome)")
        }
    }
}
