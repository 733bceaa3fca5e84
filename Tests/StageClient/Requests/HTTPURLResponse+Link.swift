import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPURLResponse {
    /// Where the response's `Link` field leads for a relation, such as `next` (RFC 8288). A target may be relative to where
    /// the response came from.
    func link(to relation: String) -> URL? {
        guard let field = value(forHTTPHeaderField: "Link") else { return nil }
        // <target>; parameter; parameter, <target>; parameter
        let wanted = ["rel=\"\(relation)\"", "rel=\(relation)"]
        for link in field.split(separator: "<") {
            let parts = link.split(separator: ">", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let parameters = parts[1].split { $0 == ";" || $0 == "," }.map { $0.filter { $0 != " " } }
            if parameters.contains(where: wanted.contains) {
                return URL(string: String(parts[0]), relativeTo: url)?.absoluteURL
            }
        }
        return nil
    }
}
