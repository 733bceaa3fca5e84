import Contract
import HTTPWire
import JSONText

extension [Contract.Operation] {
    /// What is wrong with an id that none of the operations has. A method and path in its place name one as well.
    func complaint(aboutID id: String) -> String? {
        let ids = map(\.id)
        guard !ids.contains(id) else { return nil }
        let meant = operation(at: id)?.id ?? Spelling.nearest(to: id, among: ids)
        let hint = meant.map { "; did you mean \($0)?" } ?? ""
        return "no operation has the id \(id.quoted())\(hint)"
    }

    /// The operation of `GET /artist/{artistId}`, `GET /artist/a` or `/artist`.
    private func operation(at text: String) -> Contract.Operation? {
        let words = text.split(separator: " ")
        guard let path = words.last, path.hasPrefix("/") else { return nil }
        let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let method = words.count > 1 ? HTTPMethod(rawValue: words[0].uppercased()) : .get
        return try? Router(self).find(RequestPath(text: String(path), segments: segments))?.route(method).operation
    }
}
