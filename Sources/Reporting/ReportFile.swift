import Foundation
import JSONText

/// Where a report goes: a file, one of the program's own outputs (`/dev/stdout`), or what else can be written to.
struct ReportFile {
    let path: String

    /// What tells a file from all others, whatever path leads to it.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// Makes sure that it can be written, and empties it if it is a file. What an output was given already stays there.
    /// - Returns: nothing for what can take several reports, such as a terminal.
    func prepare() throws(ReportFiles.Fault) -> Identity? {
        var status = stat()
        if output == nil, stat(path, &status) == 0, !status.isFile, !status.isFolder {
            // To open and close a pipe would be its end for whoever reads it.
            guard access(path, W_OK) == 0 else { throw fault() }
            return nil
        }
        if output == nil { try makeFolder() }
        let descriptor = try opened(O_TRUNC)
        defer { close(descriptor) }
        guard fstat(descriptor, &status) == 0, status.isFile else { return nil }
        return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    /// Adds to what is there.
    /// - Parameter isWhole: whether the text makes sense in a file of its own only.
    func write(_ text: String, isWhole: Bool) throws(ReportFiles.Fault) {
        let descriptor = try opened(O_APPEND)
        defer { close(descriptor) }
        var status = stat()
        if isWhole, output == nil, fstat(descriptor, &status) == 0, status.isFile, status.st_size > 0 {
            throw ReportFiles.Fault(
                description:
                    "\(path) is not this report's alone: somebody else wrote to it meanwhile; name another file")
        }
        guard Output(descriptor).write(text) else { throw fault() }
    }

    private func makeFolder() throws(ReportFiles.Fault) {
        do {
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw fault("its folder cannot be made (\(error.reason))")
        }
    }

    private func opened(_ flags: Int32) throws(ReportFiles.Fault) -> Int32 {
        // Opened by its name, an output that leads to a file would be written over from its beginning.
        let descriptor = output.map { dup($0) } ?? open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { throw fault() }
        return descriptor
    }

    /// The descriptor that the path is another name of.
    private var output: Int32? {
        switch path {
        case "/dev/stdout": STDOUT_FILENO
        case "/dev/stderr": STDERR_FILENO
        default: path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst("/dev/fd/".count)) : nil
        }
    }

    private func fault(_ reason: String = String(cString: strerror(errno))) -> ReportFiles.Fault {
        ReportFiles.Fault(description: "\(path) cannot be written: \(reason)")
    }
}

extension stat {
    fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
    fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
