import Contract

extension Operation {
    /// It changes nothing, and what it answers may be kept.
    var isReading: Bool { method == "GET" }

    /// It changes something, in somebody's name. Signing in does not.
    var isWriting: Bool { !isReading && requiresToken }

    /// Its success is JSON, which has variants and may be broken off unnoticed by whoever does not read it.
    var answersJSON: Bool { success?.content?.isJSON ?? false }

    /// Its success has a body, which may not arrive.
    var answersBody: Bool { success?.content != nil }

    /// A list that comes in pages to whoever sets a `limit`.
    var isPaged: Bool { parameters.contains { $0.name == "limit" } }
}
