import Catalog
import JSONText

/// Which list is meant: the operation's, for one caller, under the path's parameters. A cursor is good for one list.
package struct ListName: Sendable, Equatable {
    let parts: [String]

    init(parts: [String]) { self.parts = parts }

    init(_ route: Router.Route, for caller: User?) {
        parts = [route.operation.id, caller?.id ?? ""] + route.pathValues
    }

    /// What is wrong with a text as a cursor of this list; nothing if it is one, or empty for the list's start.
    func fault(in cursor: String) -> String? {
        if cursor.isEmpty { return nil }
        guard let cursor = Cursor(cursor) else {
            return "expected a cursor from a Link field of this server's, found another text"
        }
        return cursor.list == self
            ? nil : "expected a cursor of this list, found one of another list or another caller's"
    }
}
