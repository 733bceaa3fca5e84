#if canImport(Glibc)

    import CLinuxShims
    import Glibc

    extension Socket {
        /// A new TCP socket that neither blocks nor is inherited by child processes, or -1.
        static func openDescriptor(family: Int32) -> Int32 {
            socket(family, Int32(SOCK_STREAM.rawValue) | descriptorFlags, Int32(IPPROTO_TCP))
        }

        /// The next waiting connection, which neither blocks nor is inherited by child processes, or -1.
        static func acceptDescriptor(
            from listener: Int32, address: UnsafeMutablePointer<sockaddr>, length: UnsafeMutablePointer<socklen_t>
        ) -> Int32 {
            accept4(listener, address, length, descriptorFlags)
        }

        private static let descriptorFlags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)

        /// A peer that has gone is an error of `sendmsg`, not a signal.
        static let sendFlags = Int32(MSG_NOSIGNAL)

        static func message(of vectors: UnsafeMutableBufferPointer<iovec>) -> msghdr {
            var message = msghdr()
            message.msg_iov = vectors.baseAddress
            message.msg_iovlen = vectors.count
            return message
        }

        /// Here a listening socket has its port for itself, `SO_REUSEADDR` or not.
        static let reuseAddressSharesPorts = false

        static let descriptorLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
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
        /// Threads allocate from so many arenas at most, each of which keeps what was freed in it: by default it is eight for
        /// each core, and a server's memory grows with the threads that it ever had. For a process of our own, before it
        /// has other threads.
        package static func share(arenas: Int) {
            _ = mallopt(memory_arenas_most, Int32(arenas))
        }

        static func trim() {
            _ = malloc_trim(0)
        }
    }

#endif
