import Foundation
import MockServer
import SocketIO
import Testing

extension MockServer {
    /// One for all tests; it ends with them.
    static let shared = Result { try MockServer.start() }

    /// Asks over a connection of its own, as if the server were called `host`.
    func ask(_ question: Question, calling host: String) throws -> Seen {
        var head = "\(question.method) \(question.target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n"
        for (name, value) in question.fields { head += "\(name): \(value)\r\n" }
        if let body = question.body { head += "Content-Length: \(body.utf8.count)\r\n" }
        let inquiry = Inquiry([.ipv4Loopback(port: UInt16(port))], patience: 10)
        return try Seen(Data(try inquiry.ask(Array((head + "\r\n" + (question.body ?? "")).utf8))))
    }
}

extension Seen {
    /// Reads an answer that ends with its connection.
    fileprivate init(_ bytes: Data) throws {
        let headEnd = try #require(bytes.firstRange(of: Data("\r\n\r\n".utf8)))
        let lines = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let fields = lines.dropFirst().map { line in
            let halves = line.components(separatedBy: ": ")
            return (halves[0], halves.dropFirst().joined(separator: ": "))
        }
        let status = try #require(Int(lines[0].split(separator: " ")[1]))
        self.init(status: status, fields: fields, body: bytes[headEnd.upperBound...])
    }
}
