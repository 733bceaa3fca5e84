import Dispatch
import Foundation

/// One thing that is asked of another program's socket, by a program that has nothing else to do meanwhile: it blocks.
package struct Inquiry: Sendable {
    /// Where to ask; the first address counts where something listens.
    package let addresses: [SocketAddress]
    /// For all of it, in seconds.
    package let patience: Double

    package init(_ addresses: [SocketAddress], patience: Double) {
        self.addresses = addresses
        self.patience = patience
    }

    /// Why nothing, or not all, came back.
    package enum Fault: Error, Hashable {
        case nobodyListens
        case tookTooLong
        /// The connection was lost before its orderly end.
        case brokenOff
        case noSocket(SocketError)
    }

    /// Sends the bytes, and gives all that comes until the other side ends.
    package func ask(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
        let deadline = Deadline(after: patience)
        let socket = try connect(by: deadline)
        defer { socket.release() }
        try socket.send(bytes, by: deadline)
        return try socket.receiveAll(by: deadline)
    }

    private func connect(by deadline: Deadline) throws(Fault) -> Socket {
        for address in addresses {
            let socket: Socket
            do throws(SocketError) {
                socket = try Socket(for: address)
            } catch {
                // One family may be missing.
                if address == addresses.last { throw .noSocket(error) }
                continue
            }
            if socket.connects(to: address, within: min(deadline.milliseconds, Inquiry.connecting)) { return socket }
            socket.release()
        }
        throw .nobodyListens
    }

    /// For one address, in milliseconds.
    private static let connecting: Int32 = 5_000
}

private struct Deadline {
    private let nanoseconds: UInt64

    init(after seconds: Double) {
        nanoseconds = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
    }

    /// Until then.
    var milliseconds: Int32 {
        let now = DispatchTime.now().uptimeNanoseconds
        return now < nanoseconds ? Int32(clamping: (nanoseconds - now) / 1_000_000) : 0
    }
}

extension Socket {
    fileprivate func send(_ bytes: [UInt8], by deadline: Deadline) throws(Inquiry.Fault) {
        var queue = OutputQueue()
        queue.append(bytes)
        while true {
            switch queue.flush(to: self) {
            case .everything: return
            case .part: guard isReady(for: POLLOUT, within: deadline.milliseconds) else { throw .tookTooLong }
            case .failure: throw .brokenOff
            }
        }
    }

    fileprivate func receiveAll(by deadline: Deadline) throws(Inquiry.Fault) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)
        defer { buffer.deallocate() }
        var received: [UInt8] = []
        while true {
            guard isReady(for: POLLIN, within: deadline.milliseconds) else { throw .tookTooLong }
            switch receive(into: buffer) {
            case .bytes(let count): received.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            case .end: return received
            case .nothingYet: break
            case .failure: throw .brokenOff
            }
        }
    }
}
