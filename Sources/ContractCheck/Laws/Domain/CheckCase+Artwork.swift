import Contract
import JSONText

extension CheckCase {
    /// `getArtwork.urls`: pictures that answers link to load, without a token.
    static func artwork(_ operation: Operation) -> CheckCase? {
        guard operation.id == "getArtwork" else { return nil }
        return CheckCase(
            operation, "urls", "The URLs of artwork lead to square PNGs, without a token.", basis: .decision
        ) { inspection throws(TransportFault) in
            let pictures = try await inspection.catalogue().picture.pictureTargets
            guard !pictures.isEmpty else {
                return .nothingToJudge(because: "no answer links to artwork under the address that was asked")
            }
            var findings: [Finding] = []
            for target in pictures {
                let exchange = try await inspection.send(CheckRequest("GET", target), of: operation, as: nil)
                if let seen = exchange.complaintAboutPicture {
                    findings.append(Finding(in: exchange, expected: "200 with a square image/png", seen: seen))
                }
            }
            return .findings(findings)
        }
    }
}

extension Exchange {
    /// What is wrong with an answer that should be a picture.
    fileprivate var complaintAboutPicture: String? {
        guard status == 200 else { return "\(status)" }
        guard let type = response["Content-Type"] else { return "no Content-Type" }
        guard MediaType.essence(of: type) == "image/png" else { return type }
        guard let header = PNGHeader(response.body) else { return "\(response.body.count) bytes that are no whole PNG" }
        return header.width == header.height ? nil : "\(header.width) × \(header.height) pixels"
    }
}

extension Picture {
    /// A few pictures of each kind, as targets: to load them all would take long and tell no more.
    fileprivate var pictureTargets: [String] {
        ["artworkUrl", "avatarUrl"].flatMap { key in
            var targets: [String] = []
            for showing in showings {
                for url in showing.urls where url.pointer.components.last == key && url.text.hasPrefix(baseURL + "/") {
                    let target = String(url.text.dropFirst(baseURL.count))
                    if !targets.contains(target) { targets.append(target) }
                    if targets.count == 3 { return targets }
                }
            }
            return targets
        }
    }
}
