import Foundation
import JSONText
import Reporting
import SeedGenerator

/// Writes generated seeds to a folder.
struct GenerateCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(Failure) {
        guard let tracks = arguments.tracks else {
            throw .usage("seeds generate needs --tracks N: soundcheck seeds generate --tracks 1000 DIR")
        }
        let folder = try SeedFolder(arguments.operand ?? "", replacesSeeds: arguments.replacesSeeds)
        let generator = SeedGenerator(tracks: tracks, seed: arguments.seed)
        try write(generator, to: folder)
        if !arguments.isQuiet { Output.standard.write(summary(of: generator, in: folder)) }
    }

    private func write(_ generator: SeedGenerator, to folder: SeedFolder) throws(Failure) {
        let termination = Termination()
        var bar = ProgressBar("Generating", total: generator.tracks, on: ProgressLine(isQuiet: arguments.isQuiet))
        defer { bar.clear() }
        try folder.write { draft in
            try generator.write(to: draft) { tracks in
                if termination.isDue() {
                    throw Failure(exitCode: .interrupted, messages: ["stopped; nothing was written to \(folder.path)"])
                }
                bar.show(tracks, of: counted(tracks, "track"))
            }
        }
    }

    private func summary(of generator: SeedGenerator, in folder: SeedFolder) -> String {
        let person = generator.mainPerson
        return """
            Wrote \(counted(generator.tracks, "track")) to \(folder.path); soundcheck --seeds \(folder.path.shellWord) serves them.
            Ask as \(person.name), with the token \(person.token), or sign in as \(person.email) with \(person.password).

            """
    }
}
