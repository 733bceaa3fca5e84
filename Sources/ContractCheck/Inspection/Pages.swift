import Contract
import Foundation
import JSONText

/// A list as it comes by following `Link` from page to page.
struct Pages: Sendable {
    /// Each an array that went well, but the last perhaps.
    var exchanges: [Exchange] = []
    /// A link that does not lead to the server under check, where the walk ended.
    var strayLink: String?
    /// Whether there was more when the walk had taken as many steps as it does.
    var goesOn = false

    /// A check takes no more than that: a list may be very long, and a broken one never ends.
    static let limit = 100

    var elements: [JSONValue] { exchanges.flatMap(\.elements) }

    /// Where a page's link leads, behind the base URL.
    enum Next {
        case none
        case page(String)
        case stray(String)
    }
}

extension Inspection {
    /// Walks through a list. It ends where a link leads to where the walk has been.
    nonisolated func pages(
        of operation: Operation, _ call: CheckCall, query: CheckQuery, anew: Bool
    ) async throws(TransportFault) -> Pages {
        var pages = Pages()
        var exchange = try await ask(operation, call, query: query, anew: anew)
        var visited: Set<String> = []
        while visited.insert(exchange.request.target).inserted {
            if pages.exchanges.count == Pages.limit {
                pages.goesOn = true
                return pages
            }
            pages.exchanges.append(exchange)
            switch next(after: exchange) {
            case .none: return pages
            case .stray(let link):
                pages.strayLink = link
                return pages
            case .page(let target):
                let request = CheckRequest("GET", target, fields: exchange.request.fields)
                exchange = try await send(request, of: operation, as: call.caller, anew: anew)
            }
        }
        return pages
    }

    /// Where an answer's link to the next page leads, which may be written relative to the page (RFC 8288, section 3.1).
    nonisolated func next(after exchange: Exchange) -> Pages.Next {
        guard exchange.isSuccess, let link = exchange.response["Link"].flatMap({ LinkField.target(of: "next", in: $0) })
        else { return .none }
        let base = URL(string: baseURL + exchange.request.target)
        guard let url = URL(string: link, relativeTo: base)?.absoluteString, url.hasPrefix(baseURL + "/") else {
            return .stray(link)
        }
        return .page(String(url.dropFirst(baseURL.count)))
    }
}
