import Testing

@testable import Reporting

@Suite("A bar of progress")
struct ProgressBarTests {
    private static func drawn(_ filled: Int, _ rest: String) -> String {
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
        return "\r\u{1B}[2KLoading [\(bar)] \(rest)"
    }

    @Test("shows how much is done and of what, draws what has changed alone, and is gone at the end")
    func steps() throws {
        let terminal = try Terminal()
        var bar = ProgressBar("Loading", total: 2_000, on: ProgressLine(Output(terminal.screen)))
        for done in 0..<40 { bar.show(done) }
        bar.show(1_000, of: "tracks.json")
        bar.show(2_000, of: "files.json")
        bar.clear()
        let expected =
            Self.drawn(0, "  0 %") + Self.drawn(0, "  1 %") + Self.drawn(15, " 50 %  tracks.json")
            + Self.drawn(30, "100 %  files.json") + "\r\u{1B}[2K"
        #expect(try terminal.read(expected.utf8.count) == expected)
    }

    @Test("stays within its ends, whatever it is told", arguments: [(5, 3, 100), (-1, 3, 0), (0, 0, 100)])
    func ends(done: Int, total: Int, percent: Int) throws {
        let terminal = try Terminal()
        var bar = ProgressBar("Loading", total: total, on: ProgressLine(Output(terminal.screen)))
        bar.show(done)
        let expected = Self.drawn(percent * 30 / 100, percent == 0 ? "  0 %" : "100 %")
        #expect(try terminal.read(expected.utf8.count) == expected)
    }
}
