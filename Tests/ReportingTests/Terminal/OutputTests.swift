import Foundation
import Testing

@testable import Reporting

@Suite("Output")
struct OutputTests {
    @Test(
        "has colours on a terminal unless its owner asks for none",
        arguments: [
            ([:], true), (["TERM": "xterm"], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false),
            (["TERM": "dumb"], false),
        ] as [([String: String], Bool)])
    func colours(environment: [String: String], areShown: Bool) {
        #expect(Output.showsColours(isTerminal: true, environment) == areShown)
        #expect(!Output.showsColours(isTerminal: false, environment))
    }

    @Test("writes all of a text that a slow reader takes in pieces, also where writing does not wait")
    func slowReader() async throws {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        #expect(fcntl(writer.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
        let output = Output(writer.fileDescriptor)
        #expect(!output.isColoured)
        let text = String(repeating: "Night Bloom ", count: 100_000)
        Thread.detachNewThread {
            output.write(text)
            try? writer.close()
        }
        let read = try pipe.fileHandleForReading.readToEnd()
        #expect(read == Data(text.utf8))
    }
}
