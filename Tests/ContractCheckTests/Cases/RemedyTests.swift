import Contract
import Testing

@testable import ContractCheck

@Suite("Who has to change what differs")
struct RemedyTests {
    @Test("HTTP's own rules are the backend's to keep, whatever the operation", arguments: Operation.Status.allCases)
    func http(status: Operation.Status) {
        #expect(Remedy(basis: .http, status: status) == .backend)
    }

    @Test(
        "What the document decided or guessed gives way to a backend that is there",
        arguments: [(Basis.decision, Operation.Status.exists), (.decision, .assumed)])
    func document(basis: Basis, status: Operation.Status) {
        #expect(Remedy(basis: basis, status: status) == .document)
    }

    @Test(
        "What the specification says and what is proposed is the backend's to do",
        arguments: [
            (Basis.specification, Operation.Status.exists), (.specification, .assumed), (.specification, .proposed),
            (.decision, .proposed),
        ])
    func backend(basis: Basis, status: Operation.Status) {
        #expect(Remedy(basis: basis, status: status) == .backend)
    }
}
