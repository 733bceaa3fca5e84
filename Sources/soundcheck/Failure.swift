import MockServer
import Reporting

/// Why a command did not do what it was asked, in words for whoever asked.
struct Failure: Error, Equatable {
    let exitCode: ExitCode
    /// Faults in files, each with its place first, as editors and compilers write them.
    var located: [String] = []
    /// What else there is to say, a sentence each.
    let messages: [String]

    /// What goes to the standard error.
    var text: String {
        (located + messages.map { "soundcheck: " + $0 }).map { $0 + "\n" }.joined()
    }
}

extension Failure {
    static func usage(_ message: String) -> Failure {
        Failure(exitCode: .usage, messages: [message])
    }
}

extension Failure {
    /// Why a server did not start, or what `lint` found.
    init(_ faults: [StartFault]) {
        var located: [String] = []
        var messages: [String] = []
        var exitCode = ExitCode.dataError
        for fault in faults {
            switch fault {
            case .badInput(let text):
                located += text.split(separator: "\n").map(String.init)
            case .missing(let text):
                messages.append(text)
                exitCode = .noInput
            case .portInUse(let text):
                messages.append(text + " --port 0 takes a free one.")
                exitCode = .unavailable
            case .address(let text):
                messages.append(text)
                exitCode = .unavailable
            }
        }
        if !located.isEmpty {
            let places = located.count == 1 ? "the line above names its place" : "the lines above name their places"
            messages.append("\(counted(located.count, "fault")); \(places)")
            exitCode = .dataError
        }
        self.init(exitCode: exitCode, located: located, messages: messages)
    }
}
