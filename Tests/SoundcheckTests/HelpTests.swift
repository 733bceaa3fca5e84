import Foundation
import Testing

@testable import soundcheck

@Suite("Help")
struct HelpTests {
    static let commands = Command.allCases.filter { !$0.isAboutTheProgram }
    static let texts = [Help.text(on: nil)] + commands.map { Help.text(on: $0) }

    @Test("lists every command, and of each its flags and exit codes")
    func isComplete() {
        for command in Command.allCases { #expect(Help.text(on: nil).contains("\n  \(command.rawValue)  ")) }
        for command in HelpTests.commands {
            let text = Help.text(on: command)
            for flag in Flag.all {
                #expect(
                    text.contains("\n  \(flag.usage)  ") == flag.commands.contains(command), "\(command) \(flag.name)")
            }
            for (code, _) in command.exitCodes { #expect(text.contains("\n  \(code)  ")) }
        }
    }

    @Test("fits a terminal of 80 columns, without blanks at the ends of lines", arguments: texts)
    func fits(text: String) {
        for line in text.split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
            #expect(line.last != " ", "\(line)")
        }
    }

    @Test("its examples are understood")
    func examples() throws {
        let examples = Help.text(on: nil).split(separator: "\n").drop { $0 != "Examples" }.dropFirst()
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
        #expect(help.output == Help.text(on: nil))
        #expect(help.errors.isEmpty)

        let page = try await Program.soundcheck(["exec", "--quiet", "--help"]).result()
        #expect(page.exitCode == 0)
        #expect(page.output == Help.text(on: .exec))

        let version = try await Program.soundcheck(["--version"]).result()
        #expect(version.exitCode == 0)
        #expect(version.output == "soundcheck \(Version.current)\n")
    }
}
