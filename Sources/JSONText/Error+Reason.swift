import Foundation

extension Error {
    /// Why the system refused, for people: what it says itself, where Foundation has only a number for it.
    package var reason: String {
        let refusal = self as? POSIXError ?? (self as? CocoaError)?.underlying as? POSIXError
        return refusal.map { String(cString: strerror($0.code.rawValue)) } ?? localizedDescription
    }
}
