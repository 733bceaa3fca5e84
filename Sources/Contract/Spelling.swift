/// The word that was probably meant.
enum Spelling {
    /// `; did you mean "space"?`, or nothing when no candidate is near.
    static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        nearest(to: word, among: candidates).map { "; did you mean \"\($0)\"?" } ?? ""
    }

    /// The candidate with the fewest edits, if those are at most a third of the word; of equals the first.
    static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let limit = word.utf8.count < 2 ? 0 : max(1, word.utf8.count / 3)
        return candidates.map { (candidate: $0, distance: distance(word, $0)) }
            .filter { $0.distance <= limit }
            .min { $0.distance < $1.distance }?.candidate
    }

    /// Insertions, deletions and replacements of bytes, regardless of case, that turn one word into the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased().utf8)
        let right = Array(right.lowercased().utf8)
        var row = Array(0...right.count)
        for (i, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = diagonal + (byte == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
