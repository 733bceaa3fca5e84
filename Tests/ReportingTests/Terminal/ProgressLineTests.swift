import Foundation
import Testing

@testable import Reporting

@Suite("A line of progress")
struct ProgressLineTests {
    @Test("is written over on a terminal, within its width, and gone at the end")
    func terminal() throws {
        let terminal = try Terminal()
        let line = ProgressLine(Output(terminal.screen))
        line.show("1 of 2")
        line.show(String(repeating: "a", count: 100))
        line.clear()
        let erased = "\r\u{1B}[2K"
        let expected = "\(erased)1 of 2\(erased)\(String(repeating: "a", count: 79))\(erased)"
        #expect(try terminal.read(expected.utf8.count) == expected)
    }

    @Test("is not shown where there is no terminal, or where quiet is wanted")
    func elsewhere() throws {
        let pipe = Pipe()
        ProgressLine(Output(pipe.fileHandleForWriting.fileDescriptor)).show("1 of 2")
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())

        let terminal = try Terminal()
        let output = Output(terminal.screen)
        ProgressLine(output, isQuiet: true).show("1 of 2")
        output.write("end")
        #expect(try terminal.read(3) == "end")
    }
}

extension ProgressLineTests {
    @Test("is not shown, nor cleared away, where all is over before its delay")
    func delay() throws {
        let terminal = try Terminal()
        let output = Output(terminal.screen)
        let line = ProgressLine(output, after: .seconds(3_600))
        line.show("1 of 2")
        line.clear()
        output.write("end")
        #expect(try terminal.read(3) == "end")
    }
}
