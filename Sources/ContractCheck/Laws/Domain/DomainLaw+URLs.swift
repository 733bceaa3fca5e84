import JSONText

extension DomainLaw {
    /// Whatever an answer links to is absolute, and where the answer came from.
    static let urls = DomainLaw("urls", basis: .decision, urlSentences) { operation, picture in
        picture.showings(of: operation).flatMap { showing in
            showing.urls.compactMap { url in
                guard !url.text.hasPrefix(picture.baseURL + "/") else { return nil }
                return showing.remark(
                    at: url.pointer, expected: "an absolute URL under \(picture.baseURL)", seen: url.text.quoted())
            }
        }
    }

    private static let urlSentences =
        (Sighting.operations + Level.allCases.map(\.linksOperation)
        + ["listRecents", "getCurrentUser", "listFilesOfTrack", "getFile", "listCommentsOfFile", "listReviewsOfTrack"])
        .map { ($0, "URLs are absolute, under the address that was asked.") }
}

/// A link in an answer.
struct LinkedURL {
    let pointer: JSONPointer
    let text: String
}

extension Showing {
    /// Every property that is called a URL and has one.
    var urls: [LinkedURL] {
        var urls: [LinkedURL] = []
        json.collectURLs(at: JSONPointer(), into: &urls)
        return urls
    }
}

extension JSONValue {
    fileprivate func collectURLs(at pointer: JSONPointer, into urls: inout [LinkedURL]) {
        switch self {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                element.collectURLs(at: pointer.appending(index), into: &urls)
            }
        case .object(let object):
            for (key, value) in object.members {
                if key == "url" || key.hasSuffix("Url"), let text = value.stringValue {
                    urls.append(LinkedURL(pointer: pointer.appending(key), text: text))
                } else {
                    value.collectURLs(at: pointer.appending(key), into: &urls)
                }
            }
        default: break
        }
    }
}
