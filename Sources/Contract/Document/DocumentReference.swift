import Foundation
import JSONText

/// A `$ref` (RFC 3986 section 4.1), which here leads to another place of the same document.
struct DocumentReference {
    let target: JSONPointer

    /// Why a reference cannot be followed.
    struct Fault: Error {
        let message: String
    }

    init(_ value: JSONValue) throws(Fault) {
        guard let text = value.stringValue else {
            throw Fault(message: "expected a reference such as \"#/components/schemas/Name\", found \(value.wording)")
        }
        guard text.hasPrefix("#") else {
            throw Fault(
                message: "\(value.wording) is outside the document; only references within it (\"#/…\") are followed")
        }
        let fragment = String(text.dropFirst())
        let decoded = fragment.utf8.contains(UInt8(ascii: "%")) ? fragment.removingPercentEncoding : fragment
        guard let pointer = decoded.flatMap({ JSONPointer($0) }) else {
            throw Fault(
                message: "expected a pointer such as \"#/components/schemas/Name\", found \(value.wording)")
        }
        target = pointer
    }

    /// What to say when nothing stands where the reference leads to.
    static func dangling(_ target: JSONPointer, in root: JSONValue) -> String {
        let parent = JSONPointer(Array(target.components.dropLast()))
        let names = root[parent]?.objectValue?.keys ?? []
        return "nothing stands at \"#\(target)\"" + Spelling.hint(for: target.components.last ?? "", among: names)
    }
}
