/// A JSON value (RFC 8259, section 3).
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// A number without fraction and exponent in its text that fits `Int64`.
    case integer(Int64)
    /// Any other number.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}
