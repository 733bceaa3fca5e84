import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An answer as a client sees it.
struct Answer {
    let question: String
    let status: Int
    let body: [UInt8]
    private let response: HTTPURLResponse

    init(to question: String, _ response: HTTPURLResponse, _ data: Data) {
        self.question = question
        self.response = response
        status = response.statusCode
        body = Array(data)
    }

    subscript(field: String) -> String? { response.value(forHTTPHeaderField: field) }

    /// What the body says, of an answer that must have this status.
    func value<Value: Decodable>(status expected: Int) throws -> Value {
        try require(expected)
        return try JSONDecoder().decode(Value.self, from: Data(body))
    }

    func require(_ expected: Int) throws {
        try #require(status == expected, "\(question): \(String(decoding: body.prefix(2_000), as: UTF8.self))")
    }

    /// Why it was refused.
    func refusal(status expected: Int) throws -> Refusal {
        #expect(self["Content-Type"] == "application/problem+json", "\(question)")
        let refusal: Refusal = try value(status: expected)
        #expect(refusal.status == expected)
        return refusal
    }

    /// Where the list goes on (RFC 8288).
    var nextPage: String? {
        guard let link = self["Link"], link.hasSuffix(#">; rel="next""#) else { return nil }
        return String(link.dropFirst().prefix { $0 != ">" })
    }
}
