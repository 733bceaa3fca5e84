/// What a check is told. It travels as JSON from the command line to the program that checks.
package struct CheckOptions: Sendable, Codable, Hashable {
    package struct Caller: Sendable, Codable, Hashable {
        /// What findings call them, such as `ada`.
        package var name: String
        package var token: String

        package init(name: String, token: String) {
            self.name = name
            self.token = token
        }
    }

    package struct Exclusion: Sendable, Codable, Hashable {
        package var id: String
        package var reason: String

        package init(id: String, reason: String) {
            self.id = id
            self.reason = reason
        }
    }

    /// Without a slash at its end.
    package var baseURL: String
    /// The seeds' people if none.
    package var callers: [Caller] = []
    /// Ids of cases, or their beginnings up to a dot; all if none.
    package var only: [String] = []
    package var exclusions: [Exclusion] = []
    /// Leaves out what the document calls proposed or assumed.
    package var onlyExisting = false
    /// Whether operations may be asked that are not GET.
    package var writes = false
    /// The seeds whose values are expected where the server has them: a scenario's name or a folder.
    package var seeds = "default"
    /// The document that is held against the server; the bundled one if nil.
    package var openAPI: String?
    /// How long an answer may take, in seconds.
    package var patience = 10.0
    package var junit: String?
    package var json: String?
    package var markdown: String?
    package var isQuiet = false

    package init(baseURL: String) { self.baseURL = baseURL }
}
