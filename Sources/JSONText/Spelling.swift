/// Finds what a misspelt word was meant to be.
package enum Spelling {
    /// The candidate that takes the fewest changes from `word`; nil when none is near. Of equals the first counts.
    package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let bytes = Array(word.lowercased().utf8)
        var limit = max(1, bytes.count / 3)
        var nearest: String?
        for candidate in candidates {
            let other = Array(candidate.lowercased().utf8)
            guard let distance = distance(bytes, other, atMost: limit) else { continue }
            if distance == 0 { return candidate }
            // A word of which no letter is left was not meant: any single letter would be near any other.
            guard distance < other.count else { continue }
            nearest = candidate
            limit = distance - 1
        }
        return nearest
    }

    /// How many bytes must be put in, left out, replaced or swapped with their neighbour to make one word of the other
    /// (the optimal string alignment distance); nil when it is more than `limit`.
    private static func distance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
        guard limit >= 0, abs(first.count - second.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
            guard min(last.min()!, beforeLast.min()!) <= limit else { return nil }
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
