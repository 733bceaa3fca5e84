import Foundation

/// What to do after `accept` has failed.
enum AcceptFailure: Equatable {
    /// None waits: the reactor will tell.
    case nothingWaits
    /// The connection that was next is gone; another may wait.
    case skipped
    /// The connection stays in the kernel's queue and would be reported again at once: rest before the next try.
    case exhausted

    /// accept(2) on Linux also passes on errors that the network had pending for the new connection.
    init(errno code: Int32) {
        switch code {
        case EAGAIN, EWOULDBLOCK:
            self = .nothingWaits
        case EINTR, ECONNABORTED, EPROTO, ENETDOWN, ENOPROTOOPT, EHOSTDOWN, EHOSTUNREACH, EOPNOTSUPP, ENETUNREACH:
            self = .skipped
        default:
            // EMFILE, ENFILE, ENOBUFS, ENOMEM; any other likewise, so that no error can stop the listener or spin.
            self = .exhausted
        }
    }
}
