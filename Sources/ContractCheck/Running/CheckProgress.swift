import Reporting

/// How far a check has come.
package struct CheckProgress: Sendable {
    /// What came of the case that was judged last.
    package let verdict: Verdict
    /// How many have been judged, that one included.
    package let judged: Int
    package let total: Int
}
