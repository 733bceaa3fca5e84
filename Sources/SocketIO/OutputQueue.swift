import Foundation

/// Bytes on their way to the kernel. One piece, the usual case, costs no copy and no allocation; small pieces behind it
/// are copied together, large ones kept as they are; an empty queue holds no memory.
struct OutputQueue {
    private var head: [UInt8] = []
    /// How much of the head is gone.
    private var headOffset = 0
    private var rest: [[UInt8]] = []
    private(set) var byteCount = 0

    /// Copying more than this costs more than a further entry in a scatter/gather list.
    private static let largestCopy = 16 * 1024
    private static let piecesPerCall = 16

    var isEmpty: Bool { byteCount == 0 }

    mutating func append(_ bytes: [UInt8]) {
        if bytes.isEmpty { return }
        byteCount += bytes.count
        if head.isEmpty {
            head = bytes
        } else if bytes.count > Self.largestCopy || lastCount > Self.largestCopy {
            rest.append(bytes)
        } else if rest.isEmpty {
            head.append(contentsOf: bytes)
        } else {
            rest[rest.count - 1].append(contentsOf: bytes)
        }
    }

    private var lastCount: Int { rest.last?.count ?? head.count }

    mutating func removeAll() {
        self = OutputQueue()
    }

    enum Flushed {
        case everything
        /// The kernel has no room; it will say when it has.
        case part
        case failure
    }

    /// Sends until the queue is empty or the kernel takes no more.
    mutating func flush(to socket: Socket) -> Flushed {
        while !isEmpty {
            guard let (offered, taken) = transmit(to: socket) else { return .failure }
            remove(taken)
            if taken < offered { return .part }
        }
        return .everything
    }

    private func transmit(to socket: Socket) -> (offered: Int, taken: Int)? {
        if rest.isEmpty {
            return head.withUnsafeBytes { piece in
                let unsent = UnsafeRawBufferPointer(rebasing: piece[headOffset...])
                return socket.transmit(unsent).map { (unsent.count, $0) }
            }
        }
        let pieces = min(1 + rest.count, Self.piecesPerCall)
        return withUnsafeTemporaryAllocation(of: iovec.self, capacity: pieces) { vectors in
            gather(into: vectors, from: 0) {
                let offered = vectors.reduce(0) { $0 + $1.iov_len }
                return socket.transmit(vectors).map { (offered, $0) }
            }
        }
    }

    /// Fills the vectors piece by piece and calls `body` inside all of the pieces' borrowed memory.
    private func gather<Result>(
        into vectors: UnsafeMutableBufferPointer<iovec>, from index: Int, _ body: () -> Result
    ) -> Result {
        guard index < vectors.count else { return body() }
        return (index == 0 ? head : rest[index - 1]).withUnsafeBytes { piece in
            let unsent = UnsafeRawBufferPointer(rebasing: piece[(index == 0 ? headOffset : 0)...])
            vectors.initializeElement(
                at: index,
                to: iovec(iov_base: UnsafeMutableRawPointer(mutating: unsent.baseAddress), iov_len: unsent.count))
            return gather(into: vectors, from: index + 1, body)
        }
    }

    private mutating func remove(_ count: Int) {
        byteCount -= count
        if isEmpty { return removeAll() }
        var left = headOffset + count
        var gone = 0
        while left >= head.count {
            left -= head.count
            head = rest[gone]
            gone += 1
        }
        rest.removeFirst(gone)
        headOffset = left
    }
}
