import Foundation

/// The folders around a running program in which its files can lie.
package struct Surroundings: Sendable {
    /// Folders in which a plain folder of files is looked for.
    package var executableFolders: [URL]
    /// Folders in which a resource bundle is looked for.
    package var bundleFolders: [URL]

    package init(executableFolders: [URL], bundleFolders: [URL]) {
        self.executableFolders = executableFolders
        self.bundleFolders = bundleFolders
    }

    /// Those of this process. In tests on macOS the executable is Xcode's `xctest`, and the bundles lie beside the test
    /// bundle that this code was linked into; in an app they lie among its resources.
    package static let ofThisProgram: Surroundings = {
        let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
        let executableFolder = executable?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let own = Bundle(for: Marker.self)
        let bundleFolders = [
            executableFolder, Bundle.main.bundleURL, Bundle.main.resourceURL,
            own.resourceURL, own.bundleURL.deletingLastPathComponent(),
        ]
        return Surroundings(
            executableFolders: [executableFolder], bundleFolders: withoutRepeats(bundleFolders.compactMap(\.self)))
    }()

    private static func withoutRepeats(_ folders: [URL]) -> [URL] {
        var seen: Set<String> = []
        return folders.map { $0.resolvingSymlinksInPath() }.filter { seen.insert($0.path).inserted }
    }
}

private final class Marker {}
