#if canImport(Darwin)

    import Darwin

    extension Socket {
        /// A new TCP socket that neither blocks nor is inherited by child processes, or -1.
        static func openDescriptor(family: Int32) -> Int32 {
            prepared(socket(family, SOCK_STREAM, IPPROTO_TCP))
        }

        /// The next waiting connection, which neither blocks nor is inherited by child processes, or -1.
        static func acceptDescriptor(
            from listener: Int32, address: UnsafeMutablePointer<sockaddr>, length: UnsafeMutablePointer<socklen_t>
        ) -> Int32 {
            prepared(accept(listener, address, length))
        }

        /// Darwin has neither `accept4` nor flags in a socket's type, so the flags are set afterwards. A connection that
        /// was reset while it waited refuses options with `EINVAL`; to the caller it is an aborted one.
        private static func prepared(_ descriptor: Int32) -> Int32 {
            guard descriptor >= 0 else { return -1 }
            var on: Int32 = 1
            if fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
                fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0,
                setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size)) == 0,
                setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size)) == 0
            {
                return descriptor
            }
            close(descriptor)
            errno = ECONNABORTED
            return -1
        }

        /// `SO_NOSIGPIPE`, set above, does what `MSG_NOSIGNAL` does elsewhere.
        static let sendFlags: Int32 = 0

        static func message(of vectors: UnsafeMutableBufferPointer<iovec>) -> msghdr {
            var message = msghdr()
            message.msg_iov = vectors.baseAddress
            message.msg_iovlen = Int32(vectors.count)
            return message
        }

        /// Here `SO_REUSEADDR` lets a specific address take a port from under another server's wildcard one.
        static let reuseAddressSharesPorts = true

        static let descriptorLimit = RLIMIT_NOFILE
        /// setrlimit(2) refuses more, even where the hard limit says "unlimited".
        static let highestDescriptorLimit = rlim_t(OPEN_MAX)
    }

    extension sockaddr_in {
        static let empty: sockaddr_in = {
            var address = sockaddr_in()
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
            return address
        }()
    }

    extension sockaddr_in6 {
        static let empty: sockaddr_in6 = {
            var address = sockaddr_in6()
            address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
            return address
        }()
    }

    extension stat {
        var lastModified: timespec { st_mtimespec }
    }

    extension ReactorKind {
        /// Every kind that this platform has, the best one first.
        package static let available: [ReactorKind] = [.sources]
    }

    extension Memory {
        /// This libc has no arenas of threads.
        package static func share(arenas: Int) {}

        static func trim() {
            _ = malloc_zone_pressure_relief(nil, 0)
        }
    }

#endif
