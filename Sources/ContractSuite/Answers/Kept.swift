import Foundation

/// What a client keeps, as a tree.
enum Kept: Sendable, Hashable {
    case nothing
    case text(String)
    case bool(Bool)
    /// Any number that is one, exactly.
    case integer(Int64)
    /// Any other number.
    case number(Double)
    case date(Date)
    case list([Kept])
    case fields([KeptField])
    /// A case of an enumeration, with what it carries: its associated values, or a raw value that is no text.
    indirect case choice(name: String, payload: Kept)
}

/// A property and what it holds.
struct KeptField: Sendable, Hashable {
    let name: String
    let value: Kept
}

extension [KeptField] {
    func value(named name: String) -> Kept? { first { $0.name == name }?.value }
}
