import Reporting
import Testing

@Suite("A report for a terminal")
struct ReportTextTests {
    @Test("says what failed, what was not judged and why, then a row a group, and how it came out at the end")
    func sample() {
        #expect(
            Report.sample.text() == """
                FAILED getTrack.reads.ben
                  getTrack as ben: /name: expected "Undertow", the client keeps nothing

                    curl …

                excluded: no paging yet (listArtists.pages)
                skipped: the client has no means (listArtists.reads.ada)

                               passed  failed  excluded  skipped
                  getTrack          1       1         -        -
                  listArtists       -       -         1        1
                  in all            1       1         1        1

                38 of 40 fields compared.

                The client against Soundcheck: 1 failed, 1 passed, 1 excluded, 1 skipped in 1.2 s

                """)
    }

    @Test("is coloured where that is asked for, and reads the same")
    func colours() {
        let coloured = Report.sample.text(Style(isColoured: true))
        #expect(coloured.contains("\u{1B}[31mFAILED\u{1B}[0m"))
        #expect(coloured.replacing(/\u{1B}\[[0-9]+m/, with: "") == Report.sample.text())
    }

    @Test("sends a terminal nothing that it would obey, and no blanks at the ends of lines", arguments: Report.oddTexts)
    func oddTexts(text: String) {
        let report = Report.failing(text).text()
        let obeyed = report.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(obeyed.isEmpty)
    }

    @Test("names three of many that share a reason, and counts the rest")
    func reasons() {
        let verdicts = (1...60).map {
            Verdict(id: "a.\($0)", group: "a", sentence: "", state: .skipped(because: "no means"))
        }
        #expect(
            Report(title: "A", verdicts: verdicts).text().hasPrefix(
                "skipped: no means (a.1, a.2, a.3 and 57 more)\n"))
    }

    @Test("says so where nothing was judged")
    func nothing() {
        #expect(Report(title: "A", verdicts: []).text() == "A: nothing was judged in 0.0 s\n")
    }
}
