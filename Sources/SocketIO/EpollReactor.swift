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
        private let alarm: Alarm

        /// Milliseconds that a wait lasts when nothing is ready. Clients that are served ask again at once, and going back to
        /// Dispatch in between, which takes a thread that watches and one that works, would cost more than serving them.
        private static let patience: Int32 = 1
        /// Nanoseconds in a row before timers of the queue get their turn; the source fires again if more is ready. Other
        /// work does not wait for it: it rings the alarm.
        private static let shift: UInt64 = 2_000_000

        init(queue: DispatchQueue, report: @escaping ReactorKind.Report) throws(SocketError) {
            descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
            if descriptor < 0 { throw SocketError(call: "epoll_create1") }
            do throws(SocketError) {
                alarm = try Alarm()
            } catch {
                Foundation.close(descriptor)
                throw error
            }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            self.report = report
            events = .allocate(capacity: 256)
            control(EPOLL_CTL_ADD, alarm.descriptor, .alarm, .readable)
            source.setEventHandler { [unowned self] in reportReady() }
            source.activate()
        }

        deinit {
            events.deallocate()
        }

        private func reportReady() {
            let end = DispatchTime.now().uptimeNanoseconds + Self.shift
            repeat {
                let count = alarm.waitUnlessRung {
                    epoll_wait(descriptor, events.baseAddress, Int32(events.count), Self.patience)
                }
                if count <= 0 { return }
                var hasRung = false
                for event in events[..<Int(count)] {
                    let token = ChannelToken(rawValue: event.data.u64)
                    if token == .alarm { hasRung = true } else { report(Readiness(epollEvents: event.events), token) }
                }
                if hasRung { return alarm.silence() }
            } while DispatchTime.now().uptimeNanoseconds < end
        }

        var ring: @Sendable () -> Void { alarm.ring }

        func heed() {
            alarm.heed()
        }

        func add(_ socket: Socket, token: ChannelToken, interest: Readiness) {
            control(EPOLL_CTL_ADD, socket.descriptor, token, interest)
        }

        func update(_ socket: Socket, token: ChannelToken, interest: Readiness) {
            control(EPOLL_CTL_MOD, socket.descriptor, token, interest)
        }

        func close(_ socket: Socket, token: ChannelToken, completion: @escaping @Sendable () -> Void) {
            // A child process may hold a duplicate, which would keep the entry alive: so it is removed by hand.
            control(EPOLL_CTL_DEL, socket.descriptor, token, [])
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

        private func control(_ operation: Int32, _ watched: Int32, _ token: ChannelToken, _ interest: Readiness) {
            var event = epoll_event()
            event.events = interest.epollEvents
            event.data.u64 = token.rawValue
            epoll_ctl(descriptor, operation, watched, &event)
        }
    }

    extension ChannelToken {
        /// No channel's: tables do not grow that large.
        fileprivate static let alarm = ChannelToken(rawValue: .max)
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
