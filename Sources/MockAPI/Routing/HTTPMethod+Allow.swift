import HTTPWire

extension HTTPMethod {
    /// What a path takes, as `Allow` lists it: `HEAD` wherever there is `GET`, `OPTIONS` always.
    static func allowed(by methods: Set<HTTPMethod>) -> [HTTPMethod] {
        var allowed = methods
        if methods.contains(.get) { allowed.insert(.head) }
        allowed.insert(.options)
        return allowed.sorted { $0.rawValue < $1.rawValue }
    }
}
