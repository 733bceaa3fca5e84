import Contract
import JSONText

/// A request with its answer.
package struct Exchange: Sendable {
    /// The operation that was asked; nil where the document has none there.
    package let operation: Operation?
    /// Nobody where no token was sent, or one that is nobody's.
    package let caller: CheckCaller?
    package let request: CheckRequest
    package let response: CheckResponse
    /// The body as a value; nil where the answer does not say that it is JSON, or it is not.
    package let json: JSONValue?
    /// Why what is said to be JSON is not.
    package let jsonFaults: JSONFaults?

    init(_ operation: Operation?, as caller: CheckCaller?, _ request: CheckRequest, _ response: CheckResponse) {
        self.operation = operation
        self.caller = caller
        self.request = request
        self.response = response
        guard !response.body.isEmpty, response["Content-Type"].map(MediaType.isJSON) ?? false else {
            (json, jsonFaults) = (nil, nil)
            return
        }
        do throws(JSONFaults) {
            json = try JSONParser.parse(response.body)
            jsonFaults = nil
        } catch {
            json = nil
            jsonFaults = error
        }
    }

    package var status: Int { response.status }

    /// Whether it went well: with the status that the document gives its success.
    package var isSuccess: Bool { operation?.success?.status == status }

    /// A list's elements; nothing for another value.
    package var elements: [JSONValue] { json?.arrayValue ?? [] }
}
