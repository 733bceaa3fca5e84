import Catalog
import HTTPWire
import JSONText

extension Reply {
    /// A list in its order, whole or the page that `limit` and `cursor` ask for.
    ///
    /// `X-Total-Count` counts the whole list; `Link` with `rel="next"` (RFC 8288) leads on where something is left.
    /// - Parameters:
    ///   - elements: the whole list, in the order of `key`.
    ///   - defaultLimit: how many are shown where the call does not say; all of them if nil.
    static func list<Element>(
        _ elements: [Element], of call: Call, defaultLimit: Int? = nil,
        key: (Element) -> SortKey, write: (Element, inout JSONObjectWriter) -> Void
    ) -> Reply {
        assert(
            zip(elements, elements.dropFirst()).allSatisfy { key($0) < key($1) },
            "\(call.operation.id): the keys must ascend")
        let start = firstIndex(in: elements, after: call.after, key: key)
        let rest = elements.count - start
        let isPaged = call.operation.parameter(named: "cursor", in: .query) != nil
        // A document of somebody's own may let any number pass.
        let limit = max(0, call.integer("limit") ?? (isPaged ? defaultLimit : nil) ?? rest)
        let end = start + min(limit, rest)

        var writer = JSONWriter()
        writer.array { array in
            for element in elements[start..<end] {
                array.object { write(element, &$0) }
            }
        }
        var reply = Reply(body: .bytes(writer.bytes))
        reply.fields.append((.xTotalCount, String(elements.count)))
        if isPaged, end < elements.count, end > start {
            let cursor = Cursor(list: call.list, after: key(elements[end - 1]))
            reply.fields.append(
                (.link, "<\(call.url(query: ["limit": String(limit), "cursor": cursor.text]))>; rel=\"next\""))
        }
        return reply
    }

    /// The first element behind a key, found by halving since the list is in the order of its keys.
    private static func firstIndex<Element>(
        in elements: [Element], after key: SortKey?, key keyOf: (Element) -> SortKey
    ) -> Int {
        guard let key else { return 0 }
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if keyOf(elements[middle]) <= key { low = middle + 1 } else { high = middle }
        }
        // Among those of one instant the item itself may have moved behind its old place.
        let peers = elements[low...].prefix { keyOf($0).parts.first == key.parts.first }
        return peers.firstIndex { keyOf($0).isSameItem(as: key) }.map { $0 + 1 } ?? low
    }
}
