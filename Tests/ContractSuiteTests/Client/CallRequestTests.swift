import Contract
import Testing

@testable import ContractSuite

@Suite("A call as a request")
struct CallRequestTests {
    @Test("Every operation of the document has a call, and every call an operation")
    func operations() throws {
        let shelf = try Stock.shelf()
        let person = shelf.catalog.person("ada")
        for operation in shelf.operations {
            let call = ContractCall(operation.id, by: person) ?? ContractCall(operation.id, about: "an id/é")
            #expect(call?.operationID == operation.id, "\(operation.id) has no call")
            let request = call?.request(by: shelf.contract)
            #expect(request?.method == operation.method)
            let named = operation.pathParameters.reduce(operation.path.description) {
                $0.replacing("{\($1.name)}", with: "an%20id%2F%C3%A9")
            }
            #expect(request?.path == named)
            #expect((request?.body != nil) == (operation.requestBody != nil))
        }
    }

    @Test("A list in pages is expected in one, whole")
    func pages() throws {
        let shelf = try Stock.shelf()
        let lists = shelf.operations.filter { $0.parameter(named: "cursor", in: .query) != nil }
        #expect(lists.count == 10)
        for list in lists {
            for person in shelf.people {
                for call in shelf.calls(of: list, by: person).prefix(3) {
                    let answer = try shelf.answer(to: .everyPage(of: call, limit: 2), for: person)
                    let count = try #require(answer.json?.arrayValue?.count)
                    #expect(count < 200, "\(answer.ask) may go on")
                }
            }
        }
    }
}
