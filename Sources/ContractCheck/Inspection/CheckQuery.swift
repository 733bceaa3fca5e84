import MockAPI

/// A query, in its order: `["limit": "2"]`.
package struct CheckQuery: Sendable, ExpressibleByDictionaryLiteral {
    package typealias Item = (name: String, value: String)

    let items: [Item]

    package init(_ items: [Item]) { self.items = items }

    package init(dictionaryLiteral items: (String, String)...) { self.init(items) }

    var names: Set<String> { Set(items.map(\.name)) }

    static func + (first: CheckQuery, second: CheckQuery) -> CheckQuery { CheckQuery(first.items + second.items) }

    /// As it follows a path; empty without items.
    var text: String {
        items.isEmpty
            ? "" : "?" + items.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }.joined(separator: "&")
    }
}
