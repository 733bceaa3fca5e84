import Foundation
import HTTPWire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPResponse {
    /// What `URLSession` tells of an answer before its body. Lines of one name are one value there (RFC 9110, 5.3).
    func head(of url: URL) -> HTTPURLResponse {
        var values: [String: String] = [:]
        for (name, value) in fields.entries {
            values[name] = values[name].map { $0 + ", " + value } ?? value
        }
        if coding == .chunked {
            values["Transfer-Encoding"] = "chunked"
        } else if !status.forbidsContent {
            values["Content-Length"] = String(body.count)
        }
        return HTTPURLResponse(url: url, statusCode: status.code, httpVersion: "HTTP/1.1", headerFields: values)!
    }

    /// The body as far as it is sent (RFC 9112, 6.3).
    func sentBody(answering method: String?) -> HTTPBody {
        status.forbidsContent || method == HTTPMethod.head.rawValue ? [] : body
    }
}
