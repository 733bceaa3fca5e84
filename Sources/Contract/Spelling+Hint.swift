import JSONText

extension Spelling {
    /// `; did you mean "space"?`, or nothing when no candidate is near.
    static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        nearest(to: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
    }
}
