import BundledFiles
import Foundation

/// The scenarios that come with the program, a folder each, and how a scenario is named.
package enum SeedFiles {
    private static let bundled = BundledFiles(name: "Seeds", target: "SeedFiles")

    /// The bundled scenarios' names, sorted.
    package static func scenarioNames() throws(MissingFiles) -> [String] {
        let folder = try bundled.folder()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { isScenario(folder.appendingPathComponent($0)) }.sorted()
    }

    /// The folder that `scenario` names: a bundled scenario's name, or else a path.
    ///
    /// The name wins, so that a command means the same in every working directory; a folder of that name is meant by
    /// `./default`.
    package static func folder(of scenario: String) throws(ScenarioNotFound) -> URL {
        let names: [String]
        do {
            names = try scenarioNames()
            if names.contains(scenario) { return try bundled.folder().appendingPathComponent(scenario) }
        } catch {
            // A team's own folder does not need the bundled ones.
            if isFolder(scenario) { return URL(fileURLWithPath: scenario, isDirectory: true) }
            throw .missing(error)
        }
        guard isFolder(scenario) else {
            let isFile = FileManager.default.fileExists(atPath: scenario)
            throw isFile ? .notAFolder(scenario) : .unknown(scenario, bundled: names)
        }
        return URL(fileURLWithPath: scenario, isDirectory: true)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private static func isScenario(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("scenario.json").path)
    }
}

/// No folder is meant by what was given as a scenario.
package enum ScenarioNotFound: Error, Equatable, CustomStringConvertible {
    case unknown(String, bundled: [String])
    case notAFolder(String)
    case missing(MissingFiles)

    package var description: String {
        switch self {
        case .unknown(let scenario, let bundled):
            "there is no folder \"\(scenario)\" and no bundled scenario of that name; the bundled ones are "
                + bundled.joined(separator: ", ")
        case .notAFolder(let path):
            "\"\(path)\" is a file; a scenario is the folder that holds scenario.json and users.json"
        case .missing(let missing):
            missing.description
        }
    }
}
