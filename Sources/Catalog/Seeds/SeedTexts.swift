import Foundation
import JSONText

/// The texts of a scenario's files. Each is read when it is asked for and kept by whoever asked, so that a large one takes
/// memory only while it is looked at.
struct SeedTexts: Sendable {
    private let sizes: [String: Int]
    private let read: @Sendable (String) throws -> Data
    private let progress: SeedProgress

    /// - Parameters:
    ///   - sizes: of the files by their names, in bytes.
    ///   - onProgress: is told now and then which part of all bytes has been gone through, from 0 to 1.
    init(
        sizes: [String: Int], onProgress: @escaping @Sendable (Double) -> Void,
        read: @escaping @Sendable (String) throws -> Data
    ) {
        self.sizes = sizes
        self.read = read
        progress = SeedProgress(total: sizes.values.reduce(0, +), onProgress)
    }

    init(_ files: [String: [UInt8]]) {
        self.init(sizes: files.mapValues(\.count), onProgress: { _ in }, read: { Data(files[$0] ?? []) })
    }

    var names: [String] { Array(sizes.keys) }

    /// In bytes; 0 where there is no such file.
    func size(of file: String) -> Int { sizes[file, default: 0] }

    func holds(_ name: String) -> Bool { sizes[name] != nil }

    /// Nil where there is no such file, or it cannot be read.
    func text(of file: String, report: inout SeedReport) -> SeedText? {
        guard holds(file) else { return nil }
        do {
            return SeedText(try read(file))
        } catch {
            report.add("the file cannot be read: \(error.reason)", file: file)
            return nil
        }
    }

    /// A file once more, to find places in it.
    func bytes(of file: String) -> [UInt8] {
        (holds(file) ? try? read(file) : nil).map(Array.init) ?? []
    }

    func advance(by count: Int) { progress.advance(by: count) }
}

/// One file's text.
struct SeedText {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    func parse(maximumFaults: Int) throws(JSONFaults) -> JSONValue {
        try withBytes { (bytes) throws(JSONFaults) in try JSONParser.parse(bytes, maximumFaults: maximumFaults) }
    }

    func parseElements(maximumFaults: Int, _ take: (JSONValue, Int) -> Void) throws(JSONFaults) -> JSONValue {
        try withBytes { (bytes) throws(JSONFaults) in
            try JSONParser.parseElements(of: bytes, maximumFaults: maximumFaults, take)
        }
    }

    private func withBytes(
        _ parse: (UnsafeBufferPointer<UInt8>) throws(JSONFaults) -> JSONValue
    ) throws(JSONFaults) -> JSONValue {
        // `Data.withUnsafeBytes` does not pass typed errors through.
        try data.withUnsafeBytes { bytes in
            Result { () throws(JSONFaults) in try parse(bytes.bindMemory(to: UInt8.self)) }
        }.get()
    }
}
