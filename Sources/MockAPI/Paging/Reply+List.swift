import Catalog
import HTTPWire
import JSONText

extension Reply {
    /// A list in its order, whole or the page that `limit` and `cursor` ask for.
    ///
    /// `X-Total-Count` counts the whole list; `Link` with `rel="next"` (RFC 8288) leads on where something is left.
    /// - Parameters:
    ///   - count: of the whole list.
    ///   - defaultLimit: how many are shown where the call does not say; all of them if nil.
    ///   - key: in whose order the list is.
    ///   - elements: those behind a key, or all of them.
    static func list<Element, Rest: IteratorProtocol<Element>>(
        count: Int, of call: Call, defaultLimit: Int? = nil, key: (Element) -> SortKey,
        write: (Element, inout JSONObjectWriter) -> Void, elements: (SortKey?) -> Rest
    ) -> Reply {
        let isPaged = call.operation.parameter(named: "cursor", in: .query) != nil
        // A document of somebody's own may let any number pass.
        let limit = call.integer("limit").map { max(0, $0) } ?? (isPaged ? defaultLimit : nil)

        var rest = elements(call.after)
        var last: (element: Element, number: Int)?
        var writer = JSONWriter()
        writer.array { array in
            while last?.number ?? 0 < limit ?? .max, let element = rest.next() {
                assert(
                    last.map { key($0.element) < key(element) } ?? true, "\(call.operation.id): the keys must ascend")
                array.object { write(element, &$0) }
                last = (element, (last?.number ?? 0) + 1)
            }
        }
        var reply = Reply(body: .bytes(writer.bytes))
        reply.fields.append((.xTotalCount, String(count)))
        if isPaged, let limit, let last, rest.next() != nil {
            let cursor = Cursor(list: call.list, after: key(last.element))
            reply.fields.append(
                (.link, "<\(call.url(query: ["limit": String(limit), "cursor": cursor.text]))>; rel=\"next\""))
        }
        return reply
    }

    /// A list that is at hand as a whole.
    /// - Parameters:
    ///   - elements: in the order of `key`.
    ///   - find: the element with an id, where the key of one can change although nobody changes it: it holds its ordinal.
    static func list<List: RandomAccessCollection<Element>, Element>(
        _ elements: List, of call: Call, defaultLimit: Int? = nil,
        key: (Element) -> SortKey, find: (String) -> Element? = { _ in nil },
        write: (Element, inout JSONObjectWriter) -> Void
    ) -> Reply where List.Index == Int {
        list(count: elements.count, of: call, defaultLimit: defaultLimit, key: key, write: write) { cursor in
            let start = cursor.map { elements.firstIndex(after: $0.moved(with: find, key: key), key: key) }
            return elements[(start ?? elements.startIndex)...].makeIterator()
        }
    }
}

extension SortKey {
    /// The key that the item of this one has by now, where it has moved behind its old place among those of one instant.
    func moved<Item>(with find: (String) -> Item?, key: (Item) -> SortKey) -> SortKey {
        guard let id, let now = find(id).map(key), now.isSameItem(as: self), now > self else { return self }
        return now
    }
}
