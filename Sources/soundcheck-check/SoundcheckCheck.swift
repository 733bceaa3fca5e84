import ContractCheck
import Foundation
import Reporting

/// The program behind `soundcheck check`. Its one argument says all, as ``CheckOptions`` in JSON.
@main
enum SoundcheckCheck {
    /// As they are documented for `soundcheck check`.
    private enum ExitCode: Int32 {
        case clean = 0
        case findings = 1
        case notChecked = 2
    }

    static func main() async {
        Output.fillGaps()
        let words = ProcessInfo.processInfo.arguments.dropFirst()
        guard words.count == 1, let json = words.first?.utf8,
            let options = try? JSONDecoder().decode(CheckOptions.self, from: Data(json))
        else {
            end(.notChecked, "soundcheck-check is started by soundcheck check, which says what there is to do")
        }
        let files = ReportFiles(junit: options.junit, json: options.json, markdown: options.markdown)
        do {
            try files.prepare()
            let report = try await check(options)
            tell(report, isQuiet: options.isQuiet)
            try files.write(report)
            exit((report.failures.isEmpty ? ExitCode.clean : .findings).rawValue)
        } catch {
            end(.notChecked, "\(error)")
        }
    }

    /// Shows how far it has come.
    private static func check(_ options: CheckOptions) async throws(CheckFault) -> Report {
        let line = ProgressLine(isQuiet: options.isQuiet)
        defer { line.clear() }
        var failed = 0
        line.show("Asking \(options.baseURL) …")
        return try await ContractCheck.run(options, over: URLSessionTransport(options)) { progress in
            if progress.verdict.state == .failed { failed += 1 }
            line.show("\(progress.judged) of \(progress.total), \(failed) failed: \(progress.verdict.id)")
        }
    }

    /// What was found is told also to who wants quiet.
    private static func tell(_ report: Report, isQuiet: Bool) {
        guard !isQuiet || !report.failures.isEmpty else { return }
        Output.standard.write(report.text(Style(isColoured: Output.standard.isColoured)))
    }

    private static func end(_ code: ExitCode, _ message: String) -> Never {
        for line in message.split(separator: "\n") { Output.error.write("soundcheck: \(line)\n") }
        exit(code.rawValue)
    }
}
