import HTTPWire
import JSONText

/// A request in parts, so that one can be made wrong without the others.
struct Draft {
    var method: HTTPMethod
    var host = "localhost:8080"
    var root: String
    var id = ""
    var tail = ""
    var query = ""
    var token: String?
    var accept: String?
    var contentType: String?
    var ifMatch: String?
    var body: [(String, JSONValue)] = []

    func request() throws -> HTTPRequest {
        var request = HTTPRequest(method: method, target: try RequestTarget(root + id + tail + query, for: method))
            .with(.host, host)
        if let token { request = request.with(token: token) }
        if let accept { request = request.with(.accept, accept) }
        if let contentType { request = request.with(.contentType, contentType) }
        if let ifMatch { request = request.with(.ifMatch, ifMatch) }
        if !body.isEmpty { request.body = JSONWriter.bytes(of: JSONValue.object(JSONObject(body))) }
        return request
    }
}
