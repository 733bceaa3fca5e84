import Contract
import Foundation
import JSONText
import Testing

@testable import ContractSuite

@Suite("A call as a request")
struct CallRequestTests {
    @Test("Every operation of the document has a call, and every call an operation")
    func operations() throws {
        let shelf = try Stock.shelf()
        let ids = ["an id/é", "another+id?"]
        for operation in shelf.operations {
            let named = operation.pathParameters.isEmpty ? nil : shelf.usual(operation)?.call.renamedForTest(ids)
            let call = try #require(named ?? shelf.usual(operation)?.call, "\(operation.id) has no call")
            #expect(call.operationID == operation.id)
            let request = call.request(by: shelf.contract)
            #expect(request.method == operation.method)
            let path = zip(operation.pathParameters, ["an%20id%2F%C3%A9", "another%2Bid%3F"]).reduce(
                operation.path.description
            ) { $0.replacing("{\($1.0.name)}", with: $1.1) }
            if named != nil { #expect(request.path == path) }
            #expect((request.body != nil) == (operation.requestBody != nil))
        }
    }

    @Test("Every write's body says what the call says, and nothing for what is nil")
    func bodies() throws {
        let contract = try Stock.contract()
        func body(_ call: ContractCall) -> JSONValue? { call.request(by: contract).body }
        let comment = ContractCall.addComment(fileId: "f", text: "“é”", atMs: 7, parentId: "c")
        #expect(body(comment) == ["text": "“é”", "atMs": 7, "parentId": "c"])
        #expect(body(.addComment(fileId: "f", text: "x", atMs: nil, parentId: nil)) == ["text": "x"])
        #expect(body(.editComment(commentId: "c", text: nil, resolved: true)) == ["resolved": true])
        let review = ContractCall.reviewTrack(trackId: "t", decision: "approve", fileId: "f", note: nil)
        #expect(body(review) == ["decision": "approve", "fileId": "f"])
        let link = ContractCall.createTrackLink(
            trackId: "t", access: "listen", expiresAt: Date(timeIntervalSince1970: 86_400.5))
        #expect(body(link) == ["access": "listen", "expiresAt": "1970-01-02T00:00:00Z"])
        #expect(body(.changeArtistRole(artistId: "a", userId: "u", role: "viewer")) == ["role": "viewer"])
        #expect(body(.removeArtistCollaborator(artistId: "a", userId: "u")) == nil)
    }

    @Test("A call that is renamed says the same of something else")
    func renamed() throws {
        let shelf = try Stock.shelf()
        for operation in shelf.operations where !operation.pathParameters.isEmpty && operation.id != "streamAudio" {
            let call = try #require(shelf.usual(operation)?.call)
            #expect(call.renamed(call.form.names.map(\.id)) == call)
        }
    }

    @Test("Sound is asked for where the address leads, in the world that the case is played in, by Range")
    func sound() throws {
        let url = try #require(URL(string: "http://elsewhere:1/audio/a%20b%2Bc?token=x%2By"))
        let here = try #require(URL(string: "http://localhost:2"))
        let call = ContractCall.streamAudio(url: url, range: 2...9)
        guard case .streamAudio(let moved, 2...9) = call.moved(to: here) else {
            Issue.record("it is another call")
            return
        }
        #expect(moved.absoluteString == "http://localhost:2/audio/a%20b%2Bc?token=x%2By")
        let request = call.request(by: try Stock.contract())
        #expect(request.path == "/audio/a%20b%2Bc?token=x%2By")
        #expect(request.fields.map { "\($0.name.rawName): \($0.value)" } == ["Range: bytes=2-9"])
    }

    @Test("A list in pages is expected whole, however many pages it takes")
    func pages() throws {
        let shelf = try Stock.shelf()
        let lists = shelf.operations.filter(\.isPaged)
        #expect(lists.count == 15)
        for list in lists {
            for person in shelf.people {
                for call in shelf.calls(of: list, by: person).prefix(3) {
                    let answer = try shelf.answer(to: .everyPage(of: call, limit: 2), for: person)
                    let items = try #require(answer.json?.arrayValue)
                    #expect(Set(items).count == items.count)
                    #expect(items.count >= (try shelf.answer(to: call, for: person).json?.arrayValue?.count ?? 0))
                }
            }
        }
    }
}

extension ContractCall {
    /// Nothing for a call that has no path of its own.
    fileprivate func renamedForTest(_ ids: [String]) -> ContractCall? {
        if case .streamAudio = self { nil } else { renamed(Array(ids.prefix(form.names.count))) }
    }
}
