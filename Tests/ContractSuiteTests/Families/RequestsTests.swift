import Foundation
import Testing

@testable import ContractSuite

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Requests")
struct RequestsTests {
    @Test("pass where the client sends what the document says", arguments: try Stock.cases(of: .requests))
    func passes(contractCase: ContractCase) async throws {
        #expect(try await contractCase.run { PlainClient(door: $0) } == .passed(compared: 0, of: 0))
    }

    @Test("are made of every operation, and with an odd id of those that name one")
    func cases() throws {
        let ids = Set(try Stock.cases(of: .requests).map(\.id.rawValue))
        for operation in try Stock.contract().operations {
            #expect(ids.contains("\(operation.id).requests"))
            let namesAny = !operation.pathParameters.isEmpty && operation.id != "openLink"
            #expect(ids.contains("\(operation.id).requests.encoded-id") == namesAny)
        }
    }

    @Test("fail where the client sends what the document does not know", arguments: try Stock.cases(of: .requests))
    func undeclared(contractCase: ContractCase) async throws {
        let text = await contractCase.failure { door in
            PlainClient(door: door, sending: { $0.append(query: "sort=name") })
        }
        #expect(text?.split(separator: "\n").first?.contains("(undeclared-parameter)") == true)
    }

    @Test("fail where an id is encoded twice, or not")
    func encoding() async throws {
        for (part, wrong) in [("%20", "%2520"), ("%252F", "%2F")] {
            let text = try await Stock.play("getTrack.requests.encoded-id").failure { door in
                PlainClient(door: door, sending: { $0.replace(part, by: wrong) })
            }
            #expect(text?.contains("the client throws status(404)") == true, "\(part) as \(wrong)")
        }
    }

    @Test("fail where a password is not escaped, or not sent as it was typed")
    func password() async throws {
        for (part, wrong) in [(#"\"b\""#, #""b""#), (#"" a "#, #""a "#)] {
            let text = try await Stock.play("signIn.requests.encoded-password").failure { door in
                PlainClient(door: door, sending: { $0.replaceInBody(part, by: wrong) })
            }
            #expect(text?.contains("the client throws status(4") == true, "\(part) as \(wrong)")
        }
    }

    @Test("fail where the client gives an answer that it never got")
    func invented() async throws {
        let text = try await Stock.play("getTrack.requests").failure { _ in
            ClosureClient { _ in .mirrored(["id": "x"]) }
        }
        #expect(text?.contains("though it never got one of GET /track/{trackId}") == true)
    }

    @Test("fail where the client asks as somebody else")
    func somebodyElse() async throws {
        let text = try await Stock.play("listArtists.requests").failure { door in
            PlainClient(door: door, sending: { $0.setValue("Bearer mock-ben", forHTTPHeaderField: "Authorization") })
        }
        #expect(text?.hasPrefix("listArtists as ada: the client asks as user-ben\n") == true)
    }
}

extension URLRequest {
    fileprivate mutating func append(query: String) {
        url = url.flatMap { URL(string: $0.absoluteString + ($0.query == nil ? "?" : "&") + query) }
    }

    fileprivate mutating func replaceInBody(_ part: String, by other: String) {
        httpBody = httpBody.map { body in
            Data(String(decoding: body, as: UTF8.self).replacingOccurrences(of: part, with: other).utf8)
        }
    }

    fileprivate mutating func replace(_ part: String, by other: String) {
        url = url.flatMap { URL(string: $0.absoluteString.replacingOccurrences(of: part, with: other)) }
    }
}
