import Foundation
import JSONText
import MockServer

/// The file that tells other programs that a server answers, and where. It is whole whenever it is there.
struct ReadyFile {
    private let file: URL
    /// In the same folder, so that renaming it puts it in the file's place at once.
    private let draft: URL

    /// Makes sure that the file can be written later. One that an earlier run has left behind is removed, since it names a
    /// server that may be no more.
    init(reserving path: String) throws(Failure) {
        file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        draft = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).\(getpid())")

        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        if let type, type != .typeRegular {
            let found = type == .typeDirectory ? "a folder" : "no regular file"
            throw .readyFile("\(path) is \(found); expected a path that is free")
        }
        try write([])
        unlink(file.path)
    }

    /// Tells that the server answers.
    func announce(_ server: MockServer) throws(Failure) {
        try write(Self.content(of: server))
        guard rename(draft.path, file.path) == 0 else { throw failure(errno) }
    }

    /// Tells that it does so no more. A file that another server has put there since is left alone.
    func withdraw(_ server: MockServer) {
        guard let bytes = try? Data(contentsOf: file), Array(bytes) == Self.content(of: server) else { return }
        unlink(file.path)
    }

    /// For a server that never came to answer.
    func discard() {
        unlink(draft.path)
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        guard let stream = fopen(draft.path, "w") else { throw failure(errno) }
        let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count
        guard fclose(stream) == 0, isWritten else { throw failure(errno) }
    }

    private func failure(_ code: Int32) -> Failure {
        discard()
        return .readyFile("\(file.path) cannot be written: \(String(cString: strerror(code)))")
    }

    private static func content(of server: MockServer) -> [UInt8] {
        let people = server.people.map { person -> JSONValue in
            ["id": .string(person.id), "name": .string(person.name), "token": .string(person.token)]
        }
        let content: JSONValue = [
            "url": .string(server.url.absoluteString), "port": .integer(Int64(server.port)),
            "pid": .integer(Int64(getpid())), "people": .array(people),
        ]
        return JSONWriter.prettyBytes(of: content) + [UInt8(ascii: "\n")]
    }
}

extension Failure {
    fileprivate static func readyFile(_ reason: String) -> Failure {
        Failure(exitCode: .cannotCreate, messages: ["--ready-file: \(reason)"])
    }
}
