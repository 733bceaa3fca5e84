extension String {
    /// Whether a name is this id of a case, or its beginning up to a dot: `getTrack` and `getTrack.reads` name
    /// `getTrack.reads.ada`.
    package func isNamed(by name: String) -> Bool { self == name || hasPrefix(name + ".") }
}
