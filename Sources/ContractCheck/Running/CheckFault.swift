/// Why a check could not be run.
package struct CheckFault: Error, CustomStringConvertible {
    /// What was wrong and what to do about it, for people.
    package let description: String

    package init(_ description: String) { self.description = description }
}
