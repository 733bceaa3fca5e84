#if canImport(Musl)

    import CLinuxShims
    import Musl

    extension Socket {
        /// A new TCP socket that neither blocks nor is inherited by child processes, or -1.
        static func openDescriptor(family: Int32) -> Int32 {
            socket(family, SOCK_STREAM | descriptorFlags, Int32(IPPROTO_TCP))
        }

        /// The next waiting connection, which neither blocks nor is inherited by child processes, or -1.
        static func acceptDescriptor(
            from listener: Int32, address: UnsafeMutablePointer<sockaddr>, length: UnsafeMutablePointer<socklen_t>
        ) -> Int32 {
            accept4(listener, address, length, descriptorFlags)
        }

        private static let descriptorFlags = SOCK_NONBLOCK | SOCK_CLOEXEC

        /// A peer that has gone is an error of `sendmsg`, not a signal.
        static let sendFlags = MSG_NOSIGNAL

        static func message(of vectors: UnsafeMutableBufferPointer<iovec>) -> msghdr {
            var message = msghdr()
            message.msg_iov = vectors.baseAddress
            message.msg_iovlen = Int32(vectors.count)
            return message
        }

        /// Here a listening socket has its port for itself, `SO_REUSEADDR` or not.
        static let reuseAddressSharesPorts = false

        static let descriptorLimit = RLIMIT_NOFILE
        static let highestDescriptorLimit = rlim_t.max
    }

    extension sockaddr_in {
        static let empty = sockaddr_in()
    }

    extension sockaddr_in6 {
        static let empty = sockaddr_in6()
    }

    extension stat {
        var lastModified: timespec { st_mtim }
    }

    extension ReactorKind {
        /// Every kind that this platform has, the best one first.
        package static let available: [ReactorKind] = [.epoll, .sources]
    }

    extension Memory {
        /// This libc has one arena.
        package static func share(arenas: Int) {}

        /// This libc does so by itself.
        static func trim() {}
    }

#endif
