import HTTPWire
import JSONText
import SocketIO

/// An answer as it came over a connection that ended behind it.
struct ServerAnswer {
    let status: Int
    /// What `Content-Type` says, without parameters.
    let mediaType: String?
    let body: [UInt8]
    /// Less of the body came than was announced.
    let isCutOff: Bool

    /// Nil where the bytes are no answer of HTTP/1 (RFC 9112, 4).
    init?(_ bytes: [UInt8]) {
        guard let headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return nil }
        var fields: [String: Substring] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { fields[parts[0].lowercased()] = parts[1].drop { $0 == " " } }
        }
        self.status = status
        mediaType = fields["content-type"]?.split(separator: ";").first?.lowercased()
        let length = fields["content-length"].flatMap { Int($0) }
        body = Array(bytes[headEnd.upperBound...].prefix(length ?? .max))
        isCutOff = body.count < length ?? 0
    }
}

extension ServerURL {
    /// Asks for what is at the path below this URL.
    func get(_ path: String) throws(Failure) -> ServerAnswer {
        // By HTTP/1.0, to which nobody answers in chunks (RFC 9112, 7.1).
        let request = "GET \(self.path)\(path) HTTP/1.0\r\nHost: \(authority)\r\nAccept: application/json\r\n\r\n"
        let bytes: [UInt8]
        do throws(Inquiry.Fault) {
            bytes = try Inquiry(addresses, patience: ServerURL.patience).ask(Array(request.utf8))
        } catch {
            throw Failure(exitCode: .unavailable, messages: [sentence(for: error)])
        }
        guard let answer = ServerAnswer(bytes) else {
            throw Failure(exitCode: .protocolError, messages: ["what listens on \(authority) does not speak HTTP"])
        }
        guard !answer.isCutOff else {
            throw Failure(exitCode: .unavailable, messages: [sentence(for: .brokenOff)])
        }
        return answer
    }

    private func sentence(for fault: Inquiry.Fault) -> String {
        switch fault {
        case .nobodyListens:
            "nothing listens on \(authority.host):\(port); is the server started, and is that its port?"
        case .tookTooLong: "\(self) did not answer within \(Int(ServerURL.patience)) seconds"
        case .brokenOff: "\(self) broke its answer off; the server's log may tell why"
        case .noSocket(let error): error.description
        }
    }

    /// For the whole answer, in seconds: exporting a hundred megabytes takes a while.
    private static let patience = 120.0
}
