import Contract
import MockAPI
import Testing

@testable import ContractCheck

@Suite("Which cases are judged")
struct SelectionTests {
    private func selection(_ change: (inout CheckOptions) -> Void) throws -> CaseSelection {
        var options = CheckOptions(baseURL: "http://localhost:8080")
        change(&options)
        return try CaseSelection(of: ContractCheck.cases(for: Backend.small.get().contract), by: options)
    }

    private func fault(_ change: (inout CheckOptions) -> Void) throws -> String {
        try #require(#expect(throws: CheckFault.self) { try selection(change) }).description
    }

    @Test("Ids are unique, and begin with an operation's")
    func ids() throws {
        let document = try Backend.small.get().contract
        let cases = ContractCheck.cases(for: document)
        #expect(Set(cases.map(\.id)).count == cases.count)
        for check in cases { #expect(check.id.hasPrefix("\(check.operation?.id ?? "http").")) }
        #expect(Set(cases.compactMap(\.operation?.id)) == Set(document.operations.map(\.id)))
    }

    @Test("An operation's id names all of its cases, and a whole id one")
    func only() throws {
        let cases = try selection { $0.only = ["getTrack", "listArtists.head"] }.cases.map(\.check.id)
        #expect(cases.contains("getTrack.schema"))
        #expect(cases.filter { !$0.hasPrefix("getTrack.") } == ["listArtists.head"])
    }

    @Test("An id that names nothing is told, with one that may be meant")
    func unknown() throws {
        #expect(
            try fault { $0.only = ["getTrak", "getTrack.heads"] }
                == """
                No case is called "getTrak"; did you mean "getTrack"?
                No case is called "getTrack.heads"; did you mean "getTrack.head"?
                """)
        #expect(
            try fault { $0.exclusions = [.init(id: "nonsense", reason: "none")] }
                == #"No case is called "nonsense". An operation's id names all of its cases, such as getTrack."#)
    }

    @Test("A beginning that ends within a word names nothing")
    func halfWord() throws {
        #expect(throws: CheckFault.self) { try selection { $0.only = ["get"] } }
    }

    @Test("What the document proposes or assumes can be left out, and is counted")
    func existing() throws {
        let selection = try selection { $0.onlyExisting = true }
        let skipped = selection.cases.filter { $0.skipped != nil }.map(\.check)
        #expect(skipped.allSatisfy { $0.operation?.status != .exists })
        #expect(
            selection.cases.filter { $0.skipped == nil }.allSatisfy { $0.check.operation?.status ?? .exists == .exists }
        )
        #expect(Set(skipped.compactMap(\.operation?.id)).isSuperset(of: ["getTrack", "listSharedByMe", "signIn"]))
    }

    @Test("Only GET is asked, unless more is allowed")
    func writes() throws {
        let skipped = try selection { _ in }.cases.filter { $0.skipped != nil }.map(\.check.operation?.id)
        let writing = try Backend.small.get().contract.operations.filter { $0.method != "GET" }.map(\.id)
        #expect(Set(skipped) == Set(writing))
        #expect(Set(skipped).isSuperset(of: ["signIn", "addComment", "reviewTrack"]))
        #expect(try selection { $0.writes = true }.cases.allSatisfy { $0.skipped == nil })
    }

    @Test("Nothing left to judge is told")
    func nothing() throws {
        #expect(
            try fault { $0.only = ["signIn"] }
                == "Nothing is left to judge: signIn is a POST, which is sent with --write only.")
    }
}
