import Foundation

@testable import SocketIO

/// A blocking TCP client; every call gives up after ten seconds.
///
/// `@unchecked Sendable`: `isReset` is used by the test's own thread only.
final class Client: @unchecked Sendable {
    let socket: Socket
    private var isReset = false

    struct Failure: Error {
        let call: String
        let code: Int32
    }

    init(to address: SocketAddress, receiveBuffer: Int32? = nil) throws {
        socket = try Socket(for: address)
        if let receiveBuffer { socket.set(SO_RCVBUF, of: SOL_SOCKET, to: receiveBuffer) }
        guard socket.connects(to: address, within: 10_000), fcntl(socket.descriptor, F_SETFL, 0) == 0 else {
            throw Failure(call: "connect", code: errno)
        }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(socket.descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(socket.descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    }

    deinit {
        if !isReset { socket.release() }
    }

    /// Goes away with a reset; nothing can be done with the client afterwards.
    func reset() {
        socket.resetOnRelease()
        socket.release()
        isReset = true
    }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(socket.descriptor, $0.baseAddress, $0.count, Socket.sendFlags)
            }
            if count < 0 { throw Failure(call: "send", code: errno) }
            sent += count
        }
    }

    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    /// What one `recv` gives; empty at the end.
    func receiveSome() throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = recv(socket.descriptor, &buffer, buffer.count, 0)
        if count < 0 { throw Failure(call: "recv", code: errno) }
        return Array(buffer[..<count])
    }

    /// Exactly `count` bytes, or fewer if the end comes before.
    func receive(_ count: Int) throws -> [UInt8] {
        var received: [UInt8] = []
        while received.count < count {
            let bytes = try receiveSome()
            if bytes.isEmpty { break }
            received += bytes
        }
        return received
    }

    func receiveText(_ count: Int) throws -> String {
        String(decoding: try receive(count), as: UTF8.self)
    }

    func receiveToEnd() throws -> [UInt8] {
        try receive(.max)
    }

    func endOutput() {
        socket.endOutput()
    }

    /// What has come already; throws when nothing has.
    func receiveNow() throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = recv(socket.descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0 { throw Failure(call: "recv", code: errno) }
        return Array(buffer[..<count])
    }
}
