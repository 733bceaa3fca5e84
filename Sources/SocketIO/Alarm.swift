#if os(Linux)

    import CLinuxShims
    import Foundation

    /// Tells a reactor that waits, from any thread, that other work has come to its queue.
    ///
    /// `@unchecked Sendable`: what is mutable is only touched under the lock.
    final class Alarm: @unchecked Sendable {
        /// Readable when it has rung during a wait, until `silence`.
        let descriptor: Int32
        private let lock = NSLock()
        private var isAwaited = false
        /// How often it has rung for work that is not done yet.
        private var unheeded = 0

        init() throws(SocketError) {
            descriptor = eventfd(0, eventfd_flags)
            if descriptor < 0 { throw SocketError(call: "eventfd") }
        }

        deinit {
            close(descriptor)
        }

        /// There is work: it will be heeded when it is done.
        func ring() {
            lock.lock()
            unheeded += 1
            let isAwaited = isAwaited
            lock.unlock()
            guard isAwaited else { return }
            var count: UInt64 = 1
            _ = write(descriptor, &count, 8)
        }

        func heed() {
            lock.withLock { unheeded -= 1 }
        }

        func silence() {
            var count: UInt64 = 0
            _ = read(descriptor, &count, 8)
        }

        /// Waits, unless there is work. A call of `ring` meanwhile makes the descriptor readable.
        func waitUnlessRung(_ wait: () -> Int32) -> Int32 {
            lock.lock()
            isAwaited = unheeded == 0
            let mayWait = isAwaited
            lock.unlock()
            guard mayWait else { return 0 }
            defer { lock.withLock { isAwaited = false } }
            return wait()
        }
    }

#endif
