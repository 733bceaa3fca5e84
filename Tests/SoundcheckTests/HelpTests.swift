import Foundation
import Testing

@testable import soundcheck

@Suite("Help")
struct HelpTests {
    @Test("lists every flag and every command")
    func isComplete() {
        for flag in Flag.all { #expect(Help.text.contains("\n  \(flag.usage)  ")) }
        for command in Command.allCases { #expect(Help.text.contains("\n  \(command.rawValue)  ")) }
    }

    @Test("fits a terminal of 80 columns, without blanks at the ends of lines")
    func fits() {
        for line in Help.text.split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
            #expect(line.last != " ", "\(line)")
        }
    }

    @Test("its examples are understood")
    func examples() throws {
        let examples = Help.text.split(separator: "\n").drop { $0 != "Examples" }.dropFirst()
        #expect(!examples.isEmpty)
        for example in examples {
            let line = example.dropFirst(2).components(separatedBy: "  ")[0]
            let words = line.split(separator: " ").map(String.init)
            #expect(words.first == "soundcheck")
            #expect(throws: Never.self) { try Arguments(words.dropFirst()) }
        }
    }

    @Test("is printed, like the version, with success")
    func process() async throws {
        let help = try await Program.soundcheck(["--help"]).result()
        #expect(help.exitCode == 0)
        #expect(help.output == Help.text)
        #expect(help.errors.isEmpty)

        let version = try await Program.soundcheck(["--version"]).result()
        #expect(version.exitCode == 0)
        #expect(version.output == "soundcheck \(Version.current)\n")
    }
}
