import Reporting

extension Report {
    /// One verdict of each kind, in two groups.
    static let sample = Report(
        title: "The client against Soundcheck",
        verdicts: [
            Verdict(
                id: "getTrack.reads.ada", group: "getTrack", sentence: "Ada reads a track.", state: .passed,
                seconds: 0.25),
            Verdict(
                id: "getTrack.reads.ben", group: "getTrack", sentence: "Ben reads a track.", state: .failed,
                text: "getTrack as ben: /name: expected \"Undertow\", the client keeps nothing\n\n  curl …",
                seconds: 0.0625),
            Verdict(
                id: "listArtists.pages", group: "listArtists", sentence: "All items come, none twice.",
                state: .excluded(because: "no paging yet")),
            Verdict(
                id: "listArtists.reads.ada", group: "listArtists", sentence: "Ada reads her artists.",
                state: .skipped(because: "the client has no means")),
        ],
        notes: ["38 of 40 fields compared."], seconds: 1.25)

    /// One failure, all of whose texts are the same.
    static func failing(_ text: String) -> Report {
        Report(
            title: text, verdicts: [Verdict(id: text, group: text, sentence: text, state: .failed, text: text)],
            notes: [text])
    }

    /// Texts that mean something to a format that is not careful.
    static let oddTexts = [
        "</failure></testsuites>", "]]>", "<!-- & -->", "&amp; \"quoted\" 'text'", "a|b\nc",
        "\u{0}\u{1}\u{8}\u{B}\u{1F}",
        "\u{7F}\u{85}\u{FFFE}\u{FFFF}", "```\n````\n</details>", "@ada #12 _a_ *b* [c](http://d.example) <img src=x>",
        "Zoë 🎧 山田 ليلى", "one\r\ntwo\rthree\t four", "", " ", "\n\nbehind blank lines",
    ]
}
