import JSONText
import Testing

@Suite("The nearest word")
struct SpellingTests {
    static let words = ["position", "projectId", "name", "id", "state"]

    @Test(
        "A letter left out, put in, replaced, swapped or of the other case is found",
        arguments: [
            ("postion", "position"), ("positions", "position"), ("positiom", "position"), ("poistion", "position"),
            ("projectID", "projectId"), ("nmae", "name"), ("ids", "id"), ("State", "state"),
        ])
    func near(word: String, expected: String) {
        #expect(Spelling.nearest(to: word, among: Self.words) == expected)
    }

    @Test("A word that is like none has no nearest", arguments: ["colour", "x", "", "positionOfTrack"])
    func far(word: String) {
        #expect(Spelling.nearest(to: word, among: Self.words) == nil)
    }

    @Test("The nearest of several is taken, and of equals the first")
    func several() {
        #expect(Spelling.nearest(to: "tracks", among: ["trucks-x", "track", "trackss"]) == "track")
        #expect(Spelling.nearest(to: "abcdef", among: ["abcxyf", "abcdxf"]) == "abcdxf")
    }
}
