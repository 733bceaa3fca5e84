/// What came of judging a case.
///
/// A law judges what is its own and passes over the rest: an answer with the wrong status is a matter of the law on
/// statuses alone, so that one fault of a server is found by the cases that name it and no others.
package enum Judgement: Sendable {
    /// Where the server differs; nothing if it does not.
    case findings([Finding])
    /// The server shows nothing that could be judged, for a reason.
    case nothingToJudge(because: String)
}
