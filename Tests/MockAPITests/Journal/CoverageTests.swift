import Contract
import JSONText
import MockAPI
import Testing

@Suite("Coverage")
struct CoverageTests {
    let operations: [Contract.Operation]

    init() throws { operations = try Bundled.contract().operations }

    private func line(_ operation: String, in coverage: JSONValue) -> [String] {
        let line = coverage["operations"]?.arrayValue?.first { $0["operation"] == .string(operation) }
        return (line?["statuses"]?.arrayValue ?? []).map { status in
            let count = status["count"]?.integerValue ?? -1
            let number = status["status"]?.integerValue ?? -1
            return "\(number) \(count)" + (status["declared"] == true ? "" : " undeclared")
        }
    }

    @Test("Before anything is asked, every operation and each of its statuses is listed with nothing")
    func nothing() throws {
        let coverage = Journal().coverage(of: operations)
        let listed = coverage["operations"]?.arrayValue ?? []
        #expect(listed.map { $0["operation"] } == operations.map { .string($0.id) })
        for operation in operations {
            #expect(line(operation.id, in: coverage) == operation.responses.keys.sorted().map { "\($0) 0" })
        }
        let total = operations.reduce(0) { $0 + $1.responses.count }
        #expect(total > 100 && coverage["total"] == .integer(Int64(total)))
        #expect(coverage["covered"] == 0 && coverage["percent"] == 0.0)
    }

    @Test(
        "Answers are counted by operation and status; what the document does not list is shown and counts for nothing")
    func counts() throws {
        var journal = Journal()
        journal.record(try .made("signIn", 200), times: 3)
        journal.record(try .made("signIn", 200))
        journal.record(try .made("signIn", 401))
        journal.record(try .made("signIn", 503, rule: "fault-1"), times: 2)
        journal.record(try .made(nil, 404))
        journal.record(try .made("goneFromTheDocument", 200))
        let coverage = journal.coverage(of: operations)
        #expect(line("signIn", in: coverage) == ["200 4", "400 0", "401 1", "406 0", "415 0", "503 2 undeclared"])
        #expect(coverage["covered"] == 2)
        let signIn = journal.coverage(of: operations.filter { $0.id == "signIn" })
        #expect(signIn["covered"] == 2 && signIn["total"] == 5 && signIn["percent"] == 40.0)
    }

    @Test("What is forgotten or deleted stays covered, until the world starts again")
    func afterForgetting() throws {
        var journal = Journal(capacity: 2)
        let kept = try JournalEntry.made("signIn", 200)
        journal.record(kept, times: 5)
        journal.record(try .made("signIn", 401), times: 2)
        #expect(line("signIn", in: journal.coverage(of: operations)).prefix(3) == ["200 5", "400 0", "401 2"])
        journal.record(kept)
        journal.removeAll()
        journal.record(kept)
        #expect(line("signIn", in: journal.coverage(of: operations)).prefix(3) == ["200 7", "400 0", "401 2"])
        journal.startAgain()
        #expect(journal.coverage(of: operations)["covered"] == 0)
    }

    @Test("A status that a class declares is declared, but no number to be reached")
    func statusClasses() throws {
        let operation: JSONValue = [
            "operationId": "getShelf", "x-status": "proposed", "security": [],
            "responses": ["204": ["description": "Fine."], "4XX": ["description": "Not fine."]],
        ]
        let contract = try Bundled.contract(changing: [("/paths/~1shelf", ["get": operation])])
        var journal = Journal()
        journal.record(try .made("getShelf", 418))
        let coverage = journal.coverage(of: contract.operations.filter { $0.id == "getShelf" })
        #expect(line("getShelf", in: coverage) == ["204 0", "418 1"])
        #expect(coverage["covered"] == 0 && coverage["total"] == 1)
    }

    @Test("Of no operation there is no share")
    func noOperations() {
        #expect(Journal().coverage(of: []) == ["operations": [], "covered": 0, "total": 0])
    }
}
