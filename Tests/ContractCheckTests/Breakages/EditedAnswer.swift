import ContractCheck
import JSONText
import MockAPI

/// A sound answer that was changed as a server would that does not know better: pages are cut of the changed list, and
/// totals, links and lengths are those of what is sent.
struct EditedAnswer {
    let response: CheckResponse

    /// What the caller's own cursors begin with.
    private static func cursorPrefix(of request: CheckRequest) -> String { "edited-\(request.caller ?? "")-" }

    /// Nothing for what is no GET or HEAD that goes well.
    init?(to request: CheckRequest, edit: (inout JSONValue) -> Void) {
        guard ["GET", "HEAD"].contains(request.method), var answer = Self.whole(for: request) else { return nil }
        answer.edit(by: edit)
        if let elements = (try? JSONParser.parse(answer.body))?.arrayValue {
            Self.cutPage(of: elements, for: request, from: &answer)
        }
        answer.set("Content-Length", to: String(answer.body.count))
        if request.method == "HEAD" { answer.body = [] }
        response = answer
    }

    /// What is asked for without paging, if it would be answered with paging too.
    private static func whole(for request: CheckRequest) -> CheckResponse? {
        let isPage = request.query("limit") != nil || request.query("cursor") != nil
        let isOurs = request.query("cursor")?.hasPrefix(cursorPrefix(of: request)) ?? false
        if isPage, !isOurs, sound(request.target, request)?.status != 200 { return nil }
        let whole = sound(isPage ? "\(request.path)?limit=200\(otherItems(of: request))" : request.target, request)
        return whole?.status == 200 ? whole : nil
    }

    /// What a query has besides paging, as it follows other items.
    private static func otherItems(of request: CheckRequest) -> String {
        let items = request.target.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&") ?? []
        return items.filter { !$0.hasPrefix("limit=") && !$0.hasPrefix("cursor=") }.map { "&\($0)" }.joined()
    }

    private static func sound(_ target: String, _ request: CheckRequest) -> CheckResponse? {
        try? Small.transport().answer(to: CheckRequest("GET", target, fields: request.fields))
    }

    private static func cutPage(of elements: [JSONValue], for request: CheckRequest, from answer: inout CheckResponse) {
        let prefix = cursorPrefix(of: request)
        let start = request.query("cursor").flatMap { Int($0.dropFirst(prefix.count)) } ?? 0
        let limit = request.query("limit").flatMap { Int($0) } ?? elements.count
        let page = Array(elements.dropFirst(start).prefix(limit))
        let next = start + page.count
        let query = "limit=\(limit)&cursor=\(prefix)\(next)\(otherItems(of: request))"
        let link = "<http://localhost:8080\(request.path)?\(query)>; rel=\"next\""
        answer.body = JSONWriter.bytes(of: JSONValue.array(page))
        answer.set("X-Total-Count", to: String(elements.count))
        answer.set("Link", to: next < elements.count ? link : nil)
    }
}
