#if os(Linux)

    import CLinuxShims
    import Dispatch
    import Foundation

    extension ReactorKind {
        /// One epoll set a loop, watched by one Dispatch source: about two system calls a request.
        package static let epoll = ReactorKind(description: "epoll") { queue, report throws(SocketError) in
            try EpollReactor(queue: queue, report: report)
        }
    }

    /// An epoll set whose own descriptor is watched by a Dispatch read source. Dispatch's cost for an event is paid once
    /// for all descriptors that are ready, and an idle connection is nothing but an entry in the kernel's set.
    final class EpollReactor: Reactor {
        private let descriptor: Int32
        private let source: any DispatchSourceRead
        private let report: ReactorKind.Report
        private let events: UnsafeMutableBufferPointer<epoll_event>

        /// Waits in a row before other work on the queue gets its turn; the source fires again if more is ready.
        private static let waitsPerWakeUp = 16

        init(queue: DispatchQueue, report: @escaping ReactorKind.Report) throws(SocketError) {
            descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
            if descriptor < 0 { throw SocketError(call: "epoll_create1") }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            self.report = report
            events = .allocate(capacity: 256)
            source.setEventHandler { [unowned self] in reportReady() }
            source.activate()
        }

        deinit {
            events.deallocate()
        }

        private func reportReady() {
            for _ in 0..<Self.waitsPerWakeUp {
                let count = epoll_wait(descriptor, events.baseAddress, Int32(events.count), 0)
                if count <= 0 { return }
                for index in 0..<Int(count) {
                    let event = events[index]
                    report(Readiness(epollEvents: event.events), ChannelToken(rawValue: event.data.u64))
                }
            }
        }

        func add(_ socket: Socket, token: ChannelToken, interest: Readiness) {
            control(EPOLL_CTL_ADD, socket, token, interest)
        }

        func update(_ socket: Socket, token: ChannelToken, interest: Readiness) {
            control(EPOLL_CTL_MOD, socket, token, interest)
        }

        func close(_ socket: Socket, token: ChannelToken, completion: @escaping @Sendable () -> Void) {
            // A child process may hold a duplicate, which would keep the entry alive: so it is removed by hand.
            control(EPOLL_CTL_DEL, socket, token, [])
            socket.release()
            completion()
        }

        func stop(completion: @escaping @Sendable () -> Void) {
            source.setCancelHandler { [self] in
                Foundation.close(descriptor)
                completion()
            }
            source.cancel()
        }

        private func control(_ operation: Int32, _ socket: Socket, _ token: ChannelToken, _ interest: Readiness) {
            var event = epoll_event()
            event.events = interest.epollEvents
            event.data.u64 = token.rawValue
            epoll_ctl(descriptor, operation, socket.descriptor, &event)
        }
    }

    extension Readiness {
        fileprivate init(epollEvents events: UInt32) {
            self = []
            if events & epoll_readable != 0 { insert(.readable) }
            if events & epoll_writable != 0 { insert(.writable) }
            if events & epoll_hung_up != 0 { insert(.hungUp) }
        }

        fileprivate var epollEvents: UInt32 {
            (contains(.readable) ? epoll_readable : 0) | (contains(.writable) ? epoll_writable : 0)
        }
    }

#endif
