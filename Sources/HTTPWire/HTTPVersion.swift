/// The version a request speaks. A later minor version of HTTP/1 is processed as 1.1 (RFC 9110, 2.5).
package enum HTTPVersion: Sendable, Hashable {
    case http10
    case http11
}
