import Foundation

/// A TCP socket's descriptor and what is done to it. It does not own the descriptor: whoever opened it calls `release`.
/// Names avoid libc's own, which a method of the same name would hide.
struct Socket: Sendable {
    let descriptor: Int32

    /// A new socket of the address's family: non-blocking, closed on exec, silent about broken pipes.
    init(for address: SocketAddress) throws(SocketError) {
        descriptor = Socket.openDescriptor(family: address.family)
        if descriptor < 0 { throw SocketError(call: "socket", address: address) }
    }

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    func release() {
        close(descriptor)
    }

    // MARK: Options

    @discardableResult
    func set(_ option: Int32, of level: Int32, to value: Int32) -> Bool {
        var value = value
        return setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0
    }

    /// The kernel takes about so many bytes that it cannot send yet, and reports room again when half of them are gone.
    func limitUnsent(to count: Int32) {
        set(TCP_NOTSENT_LOWAT, of: Int32(IPPROTO_TCP), to: count)
    }

    /// Makes `release` send a reset in place of an orderly end.
    func resetOnRelease() {
        var setting = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &setting, socklen_t(MemoryLayout<linger>.size))
    }

    var localAddress: SocketAddress? {
        SocketAddress.read { getsockname(descriptor, $0, $1) == 0 }
    }

    // MARK: Listening and connecting

    func startListening(on address: SocketAddress) throws(SocketError) {
        set(SO_REUSEADDR, of: SOL_SOCKET, to: 1)
        // Of its connections, which have it from here: small pieces leave at once; otherwise a second one waits for the
        // peer's delayed acknowledgement (40 ms).
        set(TCP_NODELAY, of: Int32(IPPROTO_TCP), to: 1)
        if address.isIPv6 { set(IPV6_V6ONLY, of: Int32(IPPROTO_IPV6), to: 1) }
        guard address.withKernelForm({ bind(descriptor, $0, $1) }) == 0 else {
            throw SocketError(call: "bind", address: address)
        }
        // Two sockets may be bound to one address as long as neither listens, so this can fail likewise.
        guard listen(descriptor, SOMAXCONN) == 0 else {
            throw SocketError(call: "listen", address: address)
        }
    }

    /// The next waiting connection with its peer's address; nil leaves the reason in `errno`.
    func acceptNext() -> (socket: Socket, peer: SocketAddress)? {
        var accepted: Int32 = -1
        let peer = SocketAddress.read {
            accepted = Socket.acceptDescriptor(from: descriptor, address: $0, length: $1)
            return accepted >= 0
        }
        guard accepted >= 0 else { return nil }
        let socket = Socket(descriptor: accepted)
        guard let peer else {
            // Darwin gives no address for a connection that was reset while it waited.
            socket.release()
            errno = ECONNABORTED
            return nil
        }
        return (socket, peer)
    }

    /// Whether a connection to the address comes about within the time.
    func connects(to address: SocketAddress, within milliseconds: Int32) -> Bool {
        if address.withKernelForm({ connect(descriptor, $0, $1) }) == 0 { return true }
        guard errno == EINPROGRESS, isReady(for: POLLOUT, within: milliseconds) else { return false }
        var failure: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &failure, &length) == 0 && failure == 0
    }

    /// Waits until there is something to receive (`POLLIN`) or room to send (`POLLOUT`), or what was awaited has failed.
    func isReady(for event: Int32, within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return poll(&entry, 1, milliseconds) == 1
    }

    // MARK: Bytes

    enum Received {
        case bytes(Int)
        case end
        case nothingYet
        case failure
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Received {
        let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        if count > 0 { return .bytes(count) }
        if count == 0 { return .end }
        return Socket.isPassing(errno) ? .nothingYet : .failure
    }

    /// Hands the bytes to the kernel: the number of bytes that it took, 0 when it has no room, nil on failure.
    func transmit(_ bytes: UnsafeRawBufferPointer) -> Int? {
        let count = send(descriptor, bytes.baseAddress, bytes.count, Socket.sendFlags)
        if count >= 0 { return count }
        return Socket.isPassing(errno) ? 0 : nil
    }

    /// Hands the vectors to the kernel: the number of bytes that it took, 0 when it has no room, nil on failure.
    func transmit(_ vectors: UnsafeMutableBufferPointer<iovec>) -> Int? {
        var message = Socket.message(of: vectors)
        let count = sendmsg(descriptor, &message, Socket.sendFlags)
        if count >= 0 { return count }
        return Socket.isPassing(errno) ? 0 : nil
    }

    /// Tells the peer that no more bytes follow; receiving goes on.
    func endOutput() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    private static func isPassing(_ code: Int32) -> Bool {
        code == EAGAIN || code == EWOULDBLOCK || code == EINTR
    }
}
