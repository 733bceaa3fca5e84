/// How far what a client keeps agrees with an answer.
struct Agreement: Sendable, Hashable {
    /// How many of the answer's values the client keeps, rightly or wrongly.
    var compared = 0
    /// How many values the answer has: texts, numbers and Booleans, and one for each list, which is its count.
    var of: Int
    var differences: [Difference] = []
}
