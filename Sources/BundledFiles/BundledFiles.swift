import Foundation

/// A folder of files that travels with the program.
///
/// It is looked for beside the executable first, then in the resource bundle that SwiftPM makes of the target. The
/// accessor that SwiftPM generates (`Bundle.module`) is not used: it traps where the bundle is missing, so that a
/// program copied away from its build folder would die without a word.
package struct BundledFiles: Sendable {
    /// The folder's plain name beside the executable, such as "Seeds".
    package let name: String
    /// The target whose resources the folder is.
    package let target: String

    package init(name: String, target: String) {
        self.name = name
        self.target = target
    }

    /// Where the folder is.
    package func folder() throws(MissingFiles) -> URL {
        try folder(near: .ofThisProgram)
    }

    /// Where the folder is, in given surroundings.
    package func folder(near surroundings: Surroundings) throws(MissingFiles) -> URL {
        let places = places(near: surroundings)
        guard let place = places.first(where: isFolder) else {
            throw MissingFiles(name: name, places: places.map(\.path))
        }
        return place
    }

    private func places(near surroundings: Surroundings) -> [URL] {
        var places = surroundings.executableFolders.map { $0.appendingPathComponent(name, isDirectory: true) }
        for folder in surroundings.bundleFolders {
            let bundle = folder.appendingPathComponent("soundcheck_\(target)", isDirectory: true)
            // SwiftPM names the bundle `.resources` on Linux and `.bundle` elsewhere, where Xcode gives it an inside.
            places.append(bundle.appendingPathExtension("resources"))
            places.append(bundle.appendingPathExtension("bundle").appendingPathComponent("Contents/Resources"))
            places.append(bundle.appendingPathExtension("bundle"))
        }
        return places
    }

    private func isFolder(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
