import SocketIO

extension MockServer {
    /// Which addresses a server listens on. 127.0.0.1 and ::1 are always among them, since clients resolve `localhost`
    /// either way.
    public enum Host: Sendable, Equatable {
        /// Those two alone.
        case loopback
        /// One more address of this machine's, or all of them (`0.0.0.0` for IPv4, `::` for IPv6).
        case address(String)

        /// Reads `localhost` or an IP address; nothing for anything else.
        public init?(_ text: String) {
            if text.lowercased() == "localhost" {
                self = .loopback
            } else if let address = SocketAddress(host: text, port: 0) {
                self = address.isLoopback ? .loopback : .address(address.host)
            } else {
                return nil
            }
        }
    }
}
