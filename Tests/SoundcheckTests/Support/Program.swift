import Foundation

/// A program in a process of its own; it does not outlive its test.
///
/// `@unchecked Sendable`: nothing is changed once it runs.
final class Program: @unchecked Sendable {
    /// What it prints, a line at a time, as it comes.
    let output: AsyncStream<String>
    let errors: AsyncStream<String>
    private let exit: AsyncStream<(code: Int32, at: ContinuousClock.Instant)>
    private let process = Process()

    private init(_ executable: URL, _ arguments: [String]) throws {
        let (outputPipe, errorPipe) = (Pipe(), Pipe())
        let (exit, ended) = AsyncStream.makeStream(of: (code: Int32, at: ContinuousClock.Instant).self)
        self.exit = exit
        output = lines(of: outputPipe.fileHandleForReading)
        errors = lines(of: errorPipe.fileHandleForReading)
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        process.terminationHandler = { ended.yield(($0.terminationStatus, .now)) }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var identifier: Int32 { process.processIdentifier }

    func send(signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for its end, and tells when that was, however late the test hears of it. What it prints must be read, or it
    /// may never come to it.
    func end() async -> (code: Int32, at: ContinuousClock.Instant) {
        for await end in exit { return end }
        return (-1, .now)
    }

    func exitCode() async -> Int32 { await end().code }
}

extension Program {
    /// What there is to see of a program that has ended.
    struct Result {
        let exitCode: Int32
        let output: String
        let errors: String
    }

    /// Waits for its end.
    func result() async -> Result {
        let (output, errors) = await (output.rest(), errors.rest())
        return Result(exitCode: await exitCode(), output: output, errors: errors)
    }

    static func soundcheck(_ arguments: [String]) throws -> Program {
        try Program(soundcheckURL, arguments)
    }

    static func shell(_ line: String) throws -> Program {
        try Program(URL(fileURLWithPath: "/bin/sh"), ["-c", line])
    }

    /// Where it was built to: beside the tests' own executable (Linux) or bundle (macOS).
    static var soundcheckURL: URL {
        get throws {
            let own = [Bundle.main.executableURL, Bundle(for: Program.self).bundleURL].compactMap(\.self)
            let places = own.map { $0.deletingLastPathComponent().appendingPathComponent("soundcheck") }
            let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
            guard let found else { throw NotBuilt(places: places.map(\.path)) }
            return found
        }
    }

    struct NotBuilt: Error { let places: [String] }
}

extension AsyncStream<String> {
    /// All lines that are still to come.
    func rest() async -> String {
        var text = ""
        for await line in self { text += line + "\n" }
        return text
    }

    /// All lines up to and with the first that holds `mark`, or to the end.
    func text(through mark: String) async -> String {
        var text = ""
        for await line in self {
            text += line + "\n"
            if line.contains(mark) { break }
        }
        return text
    }
}

/// Read on a thread of its own, since reading blocks.
private func lines(of handle: FileHandle) -> AsyncStream<String> {
    AsyncStream { continuation in
        Thread.detachNewThread {
            var pending = Data()
            while case let data = handle.availableData, !data.isEmpty {
                pending += data
                while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                    continuation.yield(String(decoding: pending[..<end], as: UTF8.self))
                    pending = Data(pending[(end + 1)...])
                }
            }
            if !pending.isEmpty { continuation.yield(String(decoding: pending, as: UTF8.self)) }
            continuation.finish()
        }
    }
}
