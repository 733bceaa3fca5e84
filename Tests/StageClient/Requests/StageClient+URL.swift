import Foundation

extension StageClient {
    /// A path below the base URL. Segments are percent-encoded but for unreserved characters (RFC 3986, section 2.3), so
    /// that an id may hold slashes, spaces, percent signs or anything else.
    func url(_ segments: [String], query: [String: String] = [:]) -> URL {
        let base = baseURL.absoluteString
        let path = segments.map(\.percentEncoded).joined(separator: "/")
        let items = query.sorted { $0.key < $1.key }.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
        let target = items.isEmpty ? path : path + "?" + items.joined(separator: "&")
        return URL(string: base.hasSuffix("/") ? base + target : base + "/" + target)!
    }
}

extension String {
    fileprivate var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .unreserved)!
    }
}

extension CharacterSet {
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
