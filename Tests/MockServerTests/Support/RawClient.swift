import Foundation

/// A blocking TCP client that sends exactly the bytes it is given; every call gives up after ten seconds.
final class RawClient: Sendable {
    private let descriptor: Int32

    struct Failure: Error {
        let call: String
        let code = errno
    }

    init(port: Int, host: String = "127.0.0.1") throws {
        var hints = addrinfo()
        hints.ai_socktype = 1  // SOCK_STREAM, which is an enumeration in one libc and a number in others
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found?.pointee else {
            throw Failure(call: "getaddrinfo")
        }
        defer { freeaddrinfo(found) }
        descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] { setLimit(of: option, to: 10) }
        guard connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 else { throw Failure(call: "connect") }
    }

    deinit { close(descriptor) }

    /// Has the connection end with a reset when this client is let go of.
    func resetOnClose() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { throw Failure(call: "send") }
            sent += count
        }
    }

    /// Sends as much as the other side takes within `seconds` without reading any answer; says how much that was.
    func sendUntilBlocked(_ text: String, atMost limit: Int, seconds: Double) -> Int {
        setLimit(of: SO_SNDTIMEO, to: seconds)
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < limit {
            let count = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { break }
            sent += count
        }
        return sent
    }

    private func setLimit(of option: Int32, to seconds: Double) {
        let microseconds = suseconds_t(seconds.truncatingRemainder(dividingBy: 1) * 1e6)
        var limit = timeval(tv_sec: Int(seconds), tv_usec: microseconds)
        setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// What one `recv` gives; empty at the end.
    private func receiveSome() throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Failure(call: "recv") }
        return Array(buffer[..<count])
    }

    /// Whether nothing comes for so long, not even an end.
    func hearsNothing(for seconds: Double) -> Bool {
        setLimit(of: SO_RCVTIMEO, to: seconds)
        defer { setLimit(of: SO_RCVTIMEO, to: 10) }
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
    }

    /// Whether the connection ends by itself within so long, though nothing is read from it.
    func isCutOff(within seconds: Double) -> Bool {
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&entry, 1, Int32(seconds * 1000)) == 1
    }

    /// The next `count` bytes, or all that come before the end.
    func receive(_ count: Int) throws -> [UInt8] {
        var received = [UInt8](repeating: 0, count: count)
        let taken = recv(descriptor, &received, count, Int32(MSG_WAITALL))
        guard taken >= 0 else { throw Failure(call: "recv") }
        return Array(received[..<taken])
    }

    /// All that comes until the connection ends in some way, and the code of that: 0 for an orderly end.
    func receiveAll() -> (bytes: [UInt8], code: Int32) {
        var received: [UInt8] = []
        while true {
            do {
                let bytes = try receiveSome()
                if bytes.isEmpty { return (received, 0) }
                received += bytes
            } catch {
                return (received, (error as? Failure)?.code ?? -1)
            }
        }
    }

    /// All that comes until the other side ends.
    func receiveToEnd() throws -> [UInt8] {
        var received: [UInt8] = []
        while true {
            let bytes = try receiveSome()
            if bytes.isEmpty { return received }
            received += bytes
        }
    }

    /// The next `count` answers, each framed by its `Content-Length`.
    func receiveAnswers(_ count: Int) throws -> [RawAnswer] {
        var received: [UInt8] = []
        while true {
            let answers = RawAnswer.all(in: received)
            if answers.count >= count { return Array(answers.prefix(count)) }
            let bytes = try receiveSome()
            guard !bytes.isEmpty else { return answers }
            received += bytes
        }
    }
}

/// An answer as it came over the wire.
struct RawAnswer {
    let status: Int
    let fields: [(name: String, value: String)]
    let body: [UInt8]

    /// The first value of the field, whose name is given in lower case.
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The whole answers at the start of `bytes`; those to HEAD would be read wrong.
    static func all(in bytes: [UInt8]) -> [RawAnswer] {
        var answers: [RawAnswer] = []
        var rest = bytes[...]
        while let headEnd = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
            let lines = String(decoding: rest[..<headEnd.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
            let fields = lines.dropFirst().map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (
                    name: parts[0].lowercased(),
                    value: parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
                )
            }
            let length = fields.first { $0.name == "content-length" }.flatMap { Int($0.value) } ?? 0
            guard let status = Int(lines[0].split(separator: " ")[1]), rest.endIndex - headEnd.upperBound >= length
            else { break }
            let bodyEnd = headEnd.upperBound + length
            answers.append(RawAnswer(status: status, fields: fields, body: Array(rest[headEnd.upperBound..<bodyEnd])))
            rest = rest[bodyEnd...]
        }
        return answers
    }
}
