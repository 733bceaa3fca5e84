import JSONText
import Testing

@Suite("Words for a shell")
struct ShellWordTests {
    @Test(
        "are in quotes where they need them",
        arguments: [
            ("seeds/big-1_a.b", "seeds/big-1_a.b"), ("my seeds", "'my seeds'"), ("it's", #"'it'\''s'"#), ("", "''"),
            ("$HOME", "'$HOME'"), ("~/x", "'~/x'"), ("a;b", "'a;b'"), ("é", "'é'"),
        ] as [(String, String)])
    func words(text: String, word: String) {
        #expect(text.shellWord == word)
    }
}
