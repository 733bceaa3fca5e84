import MockServer
import SocketIO

extension MockServer.Host {
    /// Where another device on the network reaches the server, as URLs write it: `192.168.1.20:8080`.
    func addressesForOtherDevices(port: Int) -> [String] {
        guard case .address(let text) = self, let own = SocketAddress(host: text, port: port) else { return [] }
        guard own.isWildcard else { return [own.description] }
        let addresses = NetworkInterfaces.lanAddresses().compactMap { SocketAddress(host: $0, port: port) }
        return addresses.filter { $0.isIPv6 == own.isIPv6 }.map(\.description)
    }
}
