import Catalog
import Contract
import JSONText
import MockAPI
import MockServer
import Reporting

/// Checks the seeds and the document as `serve` would, and counts what is in them.
struct LintCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(Failure) {
        let options = arguments.options
        let seeds = Result { () throws(StartFault) in
            try ProgressLine.ofSeeds(isQuiet: arguments.isQuiet) { (onProgress) throws(StartFault) in
                try Snapshot.load(options, onProgress: onProgress)
            }
        }
        let document = Result { () throws(StartFault) in try ContractDocument.load(options) }
        switch (seeds, document) {
        case (.success(let catalog), .success(let contract)):
            try checkHandlers(of: contract)
            if !arguments.isQuiet { Output.standard.write(report(catalog, contract)) }
        case (.failure(let fault), .success), (.success, .failure(let fault)):
            throw Failure([fault])
        case (.failure(let first), .failure(let second)):
            throw Failure([first, second])
        }
    }

    private func checkHandlers(of contract: ContractDocument) throws(Failure) {
        do throws(FileFaults) {
            try contract.checkHandlers()
        } catch {
            throw Failure([.badInput(error.description)])
        }
    }

    private func report(_ catalog: Snapshot, _ contract: ContractDocument) -> String {
        let remarks = DocumentLint.findings(in: contract).map(\.description)
        var lines = remarks
        if !remarks.isEmpty {
            lines += [
                "", "\(counted(remarks.count, "remark")) on how the document is written; it is served all the same.",
                "",
            ]
        }
        lines.append(catalog.scenario.title.printable)
        lines += table(catalog.counts)
        lines.append("\(contract.title.printable) \(contract.version.printable) (\(contract.name))")
        lines += table([("operations", contract.operations.count)])
        lines.append("No faults.")
        return lines.map { $0 + "\n" }.joined()
    }

    private func table(_ rows: [(String, Int)]) -> [String] {
        rows.map { name, count in
            let digits = String(count)
            return "  " + name.padded(to: 12) + String(repeating: " ", count: max(0, 6 - digits.count)) + digits
        }
    }
}
