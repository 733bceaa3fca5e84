import Foundation
import JSONText
import Testing

extension Exchange {
    /// The data in the page's script element, found as a browser finds it: up to the first end of a script.
    func embeddedData() throws -> JSONValue {
        let start = try #require(text.range(of: "<script type=\"application/json\" id=\"data\">"))
        let end = try #require(text.range(of: "</script", range: start.upperBound..<text.endIndex))
        return try JSONParser.parse(Array(text[start.upperBound..<end.lowerBound].utf8))
    }
}
