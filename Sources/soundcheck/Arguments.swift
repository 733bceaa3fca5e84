import ContractCheck
import MockServer
import Reporting

/// What the command line says.
struct Arguments {
    let command: Command
    /// The command that help is asked about.
    private(set) var topic: Command?
    /// What the command takes besides flags.
    private(set) var operand: String?
    /// Another program's name and its arguments.
    private(set) var program: [String] = []
    var options: MockServer.Options
    var readyFile: String?
    var isQuiet = false
    /// The server that a client asks.
    var url = ServerURL.usual
    var replacesSeeds = false
    /// How large generated seeds are to be, and which of that size.
    var tracks: Int?
    var seed: UInt64 = 1
    /// How many of the declared statuses must be answered, in percent.
    var minimumCoverage: Double?
    /// What is said of a check alone.
    var check = CheckOptions(baseURL: "")
    var reports = ReportFiles()

    /// What a command means where nothing else is said.
    init(_ command: Command = .serve) {
        self.command = command
        options = MockServer.Options()
        guard command == .serve else { return }
        options.port = 8080
        options.clock = .today
        options.watchesFiles = true
    }

    /// Reads a command and `--flag value` or `--flag=value`, in any order. Of a flag given twice the last one counts, unless
    /// it is repeatable.
    /// - Parameter words: without the program's own name.
    init(_ words: some Sequence<String>) throws(Failure) {
        let reader = try ArgumentReader(words)
        self.init(reader.command ?? .serve)
        topic = reader.topic
        operand = reader.operand
        program = reader.program
        guard !command.isAboutTheProgram else { return }
        for (flag, text) in reader.flags where !flag.apply(&self, text) {
            throw .usage("\(flag.name) takes \(flag.value?.expected ?? "no value"), not \"\(text)\"")
        }
    }
}
