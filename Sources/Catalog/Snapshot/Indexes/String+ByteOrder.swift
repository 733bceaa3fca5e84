extension String {
    /// Whether the UTF-8 bytes come before those of another. Strings compare canonically in Swift; the order of the
    /// contract is that of their bytes.
    func precedes(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }

    func hasSameBytes(as other: String) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
