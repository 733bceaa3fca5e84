import Foundation

/// The addresses of this machine's network interfaces.
package enum NetworkInterfaces {
    /// Addresses at which another device on the network, a phone for instance, reaches this machine: private IPv4 ones
    /// first, then other IPv4, then IPv6. Those that need an interface's name with them (link-local) are left out.
    package static func lanAddresses() -> [String] {
        inOrderOfUse(addressesOfReachableInterfaces()).map(\.host)
    }

    static func inOrderOfUse(_ addresses: [SocketAddress]) -> [SocketAddress] {
        let usable = addresses.filter { !$0.isLoopback && !$0.isIPv6LinkLocal }
        let privateIPv4 = usable.filter { !$0.isIPv6 && $0.isPrivate }
        let otherIPv4 = usable.filter { !$0.isIPv6 && !$0.isPrivate }
        return privateIPv4 + otherIPv4 + usable.filter(\.isIPv6)
    }

    /// Tunnels are left out: what is at their other end is not on this network.
    private static func addressesOfReachableInterfaces() -> [SocketAddress] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var addresses: [SocketAddress] = []
        var next = first
        while let entry = next?.pointee {
            let flags = Int(entry.ifa_flags)
            if flags & Int(IFF_UP) != 0, flags & Int(IFF_POINTOPOINT) == 0, let form = entry.ifa_addr,
                let address = SocketAddress(form)
            {
                addresses.append(address)
            }
            next = entry.ifa_next
        }
        return addresses
    }
}
