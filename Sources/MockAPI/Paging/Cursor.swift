import Foundation
import HTTPWire
import JSONText

/// A place in a list, as an opaque text: the sort key of the last item that was shown, with the list that it is of.
///
/// It holds a key and no offset, so that it survives changes in between. A hash tells it from a text that somebody made.
package struct Cursor: Sendable {
    package let list: ListName
    package let after: SortKey

    package var text: String {
        let value = JSONValue.array([
            .array(list.parts.map(JSONValue.string)), .array(after.values),
        ])
        let bytes = JSONWriter.bytes(of: value)
        return Base64URL.encode(bytes) + "." + EntityTag.hash(of: bytes)
    }

    package init(list: ListName, after: SortKey) {
        self.list = list
        self.after = after
    }

    /// Nothing for a text that this server did not make.
    package init?(_ text: String) {
        let halves = text.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count == 2, let bytes = Base64URL.decode(String(halves[0])),
            EntityTag.hash(of: bytes) == halves[1], Base64URL.encode(bytes) == halves[0],
            let value = try? JSONParser.parse(bytes),
            let pair = value.arrayValue, pair.count == 2, let parts = pair[0].arrayValue, let key = pair[1].arrayValue,
            let after = SortKey(values: key)
        else { return nil }
        self.init(list: ListName(parts: parts.compactMap(\.stringValue)), after: after)
    }
}

/// RFC 4648 section 5, without padding: what an URL's query carries as it is.
enum Base64URL {
    static func encode(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    static func decode(_ text: String) -> [UInt8]? {
        let standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        return Data(base64Encoded: standard + padding).map { [UInt8]($0) }
    }
}
