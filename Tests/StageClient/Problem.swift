/// What the backend says about a refusal (RFC 9457).
package struct Problem: Decodable, Hashable, Sendable {
    package let title: String?
    /// What was wrong, and what to do.
    package let detail: String?
    /// What was wrong, for programs, such as `token-expired`.
    package let code: String?
    /// What is wrong with a request, each with its place.
    package let errors: [Fault]?

    package struct Fault: Decodable, Hashable, Sendable {
        /// Where it is in the body, as a JSON pointer.
        package let pointer: String?
        /// Or which parameter it is.
        package let parameter: String?
        package let detail: String?
    }
}
