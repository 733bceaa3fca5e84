import Catalog
import Contract
import JSONText

/// One request to one operation, judged and decoded: all that a handler may know of it.
package struct Call: Sendable {
    package let route: Router.Route
    /// Nobody where the document says that the operation needs no token.
    package let caller: User?
    /// Declared parameters; they satisfy their schemas.
    package let arguments: Arguments
    package let body: SentBody
    /// Where the request was made to, such as `http://localhost:8080`: absolute URLs begin with it.
    package let baseURL: String
    /// The world's time.
    package let now: Instant

    /// The same, once a write's turn has come.
    func taken(up now: Instant, by caller: User?) -> Call {
        Call(route: route, caller: caller, arguments: arguments, body: body, baseURL: baseURL, now: now)
    }

    /// A text parameter that the operation declares as required (path parameters always are).
    package func text(_ name: String) -> String { arguments[name]?.parameterText ?? "" }

    package func integer(_ name: String) -> Int? { arguments[name]?.integerValue.map(Int.init) }

    package var operation: Operation { route.operation }

    /// Which list it asks for, if any.
    package var list: ListName { ListName(route, for: caller) }

    /// The key of the item that its `cursor` points behind.
    package var after: SortKey? { arguments["cursor"]?.stringValue.flatMap { Cursor($0) }?.after }

    /// The caller; a document that waives the token for an operation that asks who is asking gets 401.
    package func requireCaller() throws(Problem) -> User {
        guard let caller else { throw .unauthenticated(.missing) }
        return caller
    }
}
