import Foundation

/// The names by which this machine is reached, as far as it knows them itself.
package enum HostNames {
    /// Lower-cased, without any look-up: the name as set, its first label, and that with `.local` (RFC 6762).
    package static var own: [String] {
        var buffer = [CChar](repeating: 0, count: 256)
        // POSIX leaves open whether a name that was cut off is terminated: the last byte is kept back for that.
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
        return variants(of: String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    static func variants(of name: String) -> [String] {
        let name = name.lowercased()
        guard let label = name.split(separator: ".").first.map(String.init) else { return [] }
        var variants: [String] = []
        for variant in [name, label, label + ".local"] where !variants.contains(variant) { variants.append(variant) }
        return variants
    }
}
