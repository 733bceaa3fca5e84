import HTTPWire

extension Backend {
    /// What befalls a call; nothing in clear weather.
    /// - Parameter hit: the rule of its world that hits it.
    /// - Throws: `malformed` where the request's `Prefer` cannot be read.
    func weather(for request: HTTPRequest, hit: Hit? = nil) throws(Problem) -> Weather? {
        Weather(try Preferences(request.fields), hit: hit)
    }
}
