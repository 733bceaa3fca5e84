import Contract
import JSONText

extension CheckCase {
    /// `openLink.links`
    static func openedLinks(_ operation: Operation) -> CheckCase? {
        guard operation.id == "openLink" else { return nil }
        return CheckCase(
            operation, "links", "Links that work open what they were made for and no more, and others get 410.",
            basis: .consistency
        ) { inspection throws(TransportFault) in
            let links = try await inspection.catalogue().picture.someLinks
            var hearing = Hearing()
            for link in links {
                guard let call = operation.call(by: link.target) else { continue }
                try await hearing.compare { anew throws(TransportFault) in
                    var hearing = Hearing()
                    let exchange = try await inspection.ask(operation, call, anew: anew)
                    hearing.expect(exchange, opens: link)
                    try await inspection.expectSound(behind: exchange, &hearing)
                    return hearing
                }
            }
            return hearing.judgement(
                orNothingBecause: "no caller was shown a share link under the address that was asked")
        }
    }
}

/// A share link as a list shows it.
private struct ListedLink {
    /// Of its URL, behind the base URL.
    let target: String
    let value: JSONValue
    let resource: Sighting.Resource

    var status: String? { value["status"]?.stringValue }
}

extension Picture {
    /// A few of each status.
    fileprivate var someLinks: [ListedLink] {
        var known: Set<String> = []
        var counts: [String: Int] = [:]
        return Level.allCases.flatMap { level in
            showings(of: level.linksOperation).flatMap { list in
                list.elements.compactMap { link in
                    guard let url = link["url"]?.stringValue, url.hasPrefix(baseURL + "/"), let id = list.id.subject,
                        known.insert(url).inserted
                    else { return nil }
                    return ListedLink(
                        target: String(url.dropFirst(baseURL.count)), value: link,
                        resource: Sighting.Resource(level: level, id: id))
                }
            }
        }.filter { link in
            guard let status = link.status else { return false }
            counts[status, default: 0] += 1
            return counts[status, default: 0] <= 4
        }
    }
}

extension Hearing {
    fileprivate mutating func expect(_ exchange: Exchange, opens link: ListedLink) {
        switch link.status {
        case "active": expectContents(of: exchange, link)
        case "expired", "revoked":
            expect(
                exchange.status == 410, in: exchange, "the status 410, since the link is \(link.status ?? "")",
                seen: exchange.statusInWords)
        default: break
        }
    }

    private mutating func expectContents(of exchange: Exchange, _ link: ListedLink) {
        guard exchange.isSuccess, let opened = exchange.json else {
            return expect(
                exchange.isSuccess, in: exchange, "the status 200, since the link is active",
                seen: exchange.statusInWords)
        }
        let expectations: [([String], JSONValue?)] = [
            (["access"], link.value["access"]), (["expiresAt"], link.value["expiresAt"]),
            (["sharedBy", "id"], link.value["createdBy"]?["id"]), (["subject", "id"], .string(link.resource.id)),
            (["subject", "type"], .string(link.resource.level.rawValue)),
        ]
        for (keys, expected) in expectations {
            let seen = opened[JSONPointer(keys)]
            expect(
                Likeness.areAlike(seen, expected), in: exchange, at: JSONPointer(keys),
                "\(JSONValue.forPeople(expected)), as the list of links has it", seen: JSONValue.forPeople(seen))
        }
        let access = link.value["access"]?.stringValue ?? ""
        for (index, track) in (opened["tracks"]?.arrayValue ?? []).enumerated() {
            expectNoMore(than: access, of: track, at: JSONPointer(["tracks"]).appending(index), in: exchange)
        }
    }

    /// Only those who may load a version are told where, and only those who may comment read comments.
    private mutating func expectNoMore(
        than access: String, of track: JSONValue, at pointer: JSONPointer, in exchange: Exchange
    ) {
        let mayLoad = access == "download" && track.hasValue("audioUrl")
        expect(
            track.hasValue("downloadUrl") == mayLoad, in: exchange, at: pointer.appending("downloadUrl"),
            mayLoad ? "a URL, since the link gives downloads" : "none, since the link gives no download",
            seen: JSONValue.forPeople(track["downloadUrl"]))
        let comments = track["comments"]?.arrayValue ?? []
        expect(
            access == "comment" || comments.isEmpty, in: exchange, at: pointer.appending("comments"),
            "none, since the link does not show them", seen: "\(comments.count)")
    }
}

extension Inspection {
    /// Asks for the head of the first piece of audio that an opened link gives.
    fileprivate nonisolated func expectSound(
        behind exchange: Exchange, _ hearing: inout Hearing
    ) async throws(TransportFault) {
        let tracks = exchange.isSuccess ? exchange.json?["tracks"]?.arrayValue ?? [] : []
        guard let url = tracks.lazy.compactMap({ $0["audioUrl"]?.stringValue }).first, url.hasPrefix(baseURL + "/"),
            let operation = document.operation("streamAudio"),
            let call = operation.call(by: String(url.dropFirst(baseURL.count)))
        else { return }
        let audio = try await answerIfAny { () async throws(TransportFault) in try await ask(operation, call) }
        guard let audio else { return }
        hearing.expect(
            audio.isSuccess, in: audio, "the status 200, where an opened link leads", seen: audio.statusInWords)
    }
}
