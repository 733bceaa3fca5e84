import Catalog
import Foundation
import JSONText
import Reporting

/// Writes what a server's world holds as a folder of seeds.
struct ExportCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(Failure) {
        let folder = try SeedFolder(arguments.operand ?? "", replacesSeeds: arguments.replacesSeeds)
        let files = try exportedFiles()
        try folder.write { folder in
            for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
        }
        guard !arguments.isQuiet else { return }
        Output.standard.write(
            "Wrote \(counted(files.count, "file")) to \(folder.path); soundcheck --seeds \(folder.path.shellWord) serves them.\n"
        )
    }

    /// Naming a world makes it, so that one whose name is misspelt would be written as if it were meant.
    private func checkWorld() throws(Failure) {
        guard let (server, name) = arguments.url.world else { return }
        let answer = try server.get("/__admin/worlds/\(name)")
        if answer.status != 200 { throw .refused(answer, try? JSONParser.parse(answer.body), by: arguments.url) }
    }

    private func exportedFiles() throws(Failure) -> [(name: String, bytes: [UInt8])] {
        try checkWorld()
        let answer = try arguments.url.get("/__admin/export")
        let value = answer.mediaType.flatMap { $0.hasSuffix("json") ? try? JSONParser.parse(answer.body) : nil }
        guard answer.status == 200 else { throw .refused(answer, value, by: arguments.url) }
        guard let members = value?.objectValue?.members, members.contains(where: { $0.key == Scenario.fileName }) else {
            throw .noExport(answer, from: arguments.url)
        }
        if let stranger = members.first(where: { !SeedFolder.fileNames.contains($0.key) }) {
            throw Failure(
                exitCode: .protocolError,
                messages: [
                    "\(arguments.url) exports \(stranger.key.quoted()), which is no seed file; nothing is written"
                ]
            )
        }
        return members.map {
            ($0.key, JSONWriter.prettyBytes(of: $0.value) + Array("\n".utf8))
        }
    }
}

extension Failure {
    /// In the server's own words, where it has any.
    fileprivate static func refused(_ answer: ServerAnswer, _ problem: JSONValue?, by url: ServerURL) -> Failure {
        guard let code = problem?["code"]?.stringValue, let detail = problem?["detail"]?.stringValue else {
            return noExport(answer, from: url)
        }
        return Failure(
            exitCode: .unavailable, messages: ["\(url) answered \(answer.status) \(code): \(detail.printable)"])
    }

    fileprivate static func noExport(_ answer: ServerAnswer, from url: ServerURL) -> Failure {
        let type = (answer.mediaType ?? "no content type").printable
        return Failure(
            exitCode: .protocolError,
            messages: [
                "what answers at \(url) is no Soundcheck that can export: it answered \(answer.status) with \(type)"
            ])
    }
}
