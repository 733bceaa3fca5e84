import Foundation

/// Why a socket could not be had, in words for the person who asked for it.
package enum SocketError: Error, Hashable, CustomStringConvertible {
    /// Another socket listens there.
    case addressInUse(SocketAddress)
    /// The address is not one of this machine's.
    case addressNotAvailable(SocketAddress)
    /// Ports below 1024 may need rights that this process lacks.
    case permissionDenied(SocketAddress)
    /// The machine has no IPv6 (or no IPv4).
    case familyNotSupported(SocketAddress)
    /// Any other refusal by the system.
    case system(call: String, errno: Int32, message: String)

    /// Reads `errno`, so it must come right after the call that failed.
    init(call: String, address: SocketAddress? = nil) {
        let code = errno
        switch (code, address) {
        case (EADDRINUSE, let address?): self = .addressInUse(address)
        case (EADDRNOTAVAIL, let address?): self = .addressNotAvailable(address)
        case (EACCES, let address?), (EPERM, let address?): self = .permissionDenied(address)
        case (EAFNOSUPPORT, let address?): self = .familyNotSupported(address)
        default: self = .system(call: call, errno: code, message: String(cString: strerror(code)))
        }
    }

    package var description: String {
        switch self {
        case .addressInUse(let address):
            "port \(address.port) on \(address.host) is in use: another program listens on \(address). "
                + "Stop it, or take another port."
        case .addressNotAvailable(let address):
            "\(address.host) is not an address of this machine. "
                + "Use 127.0.0.1 or ::1 for this machine alone, 0.0.0.0 or :: for its whole network."
        case .permissionDenied(let address):
            "this process may not listen on \(address). Ports from 1024 on need no special rights."
        case .familyNotSupported(let address):
            "this machine has no \(address.isIPv6 ? "IPv6" : "IPv4"), so nothing can listen on \(address)."
        case .system(let call, let code, let message):
            "the system refused a socket: \(call) failed with error \(code) (\(message))."
        }
    }
}
