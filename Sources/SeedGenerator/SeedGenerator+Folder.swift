import Foundation

extension SeedGenerator {
    /// Writes the seed files to a folder that is there and empty.
    /// - Parameter progress: is told now and then how many tracks are written. What it throws ends the work.
    /// - Throws: also `POSIXError`, where a file cannot be written. What has been written until then is left as it is.
    package func write(to folder: URL, progress: (_ tracks: Int) throws -> Void = { _ in }) throws {
        var files: [String: OutputFile] = [:]
        try write(progress: progress) { name, text in
            let file = try files[name] ?? OutputFile(folder.appendingPathComponent(name))
            files[name] = file
            try file.write(text)
        }
        for file in files.values { try file.close() }
    }
}

/// A new file that is written from its beginning to its end.
private final class OutputFile {
    private var stream: UnsafeMutablePointer<FILE>?

    init(_ url: URL) throws {
        stream = fopen(url.path, "w")
        if stream == nil { throw OutputFile.failure }
    }

    deinit {
        if let stream { fclose(stream) }
    }

    func write(_ bytes: [UInt8]) throws {
        guard let stream, fwrite(bytes, 1, bytes.count, stream) == bytes.count else { throw OutputFile.failure }
    }

    /// Some systems tell only now that there is no room.
    func close() throws {
        guard let stream else { return }
        self.stream = nil
        guard fclose(stream) == 0 else { throw OutputFile.failure }
    }

    private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
