import Contract
import Foundation
import JSONText
import MockAPI

/// Findings of one case, for whoever has to act on them.
struct FindingText {
    private let check: CheckCase
    private let inspection: Inspection
    /// What is wrong is mostly wrong in many places alike: these many are told in full.
    private static let limit = 3

    init(_ check: CheckCase, _ inspection: Inspection) {
        self.check = check
        self.inspection = inspection
    }

    /// The first line says it all.
    func text(of findings: [Finding]) -> String {
        var blocks = findings.prefix(Self.limit).map(block)
        let others = findings.count - blocks.count
        if others > 0 { blocks.append("And \(others) more.") }
        return blocks.joined(separator: "\n\n")
    }

    private func block(_ finding: Finding) -> String {
        var lines = [headline(finding), remedy(of: finding)]
        if let exchange = finding.exchange {
            let body = exchange.response.body.count
            let type = exchange.response["Content-Type"].map { " of \($0)" } ?? ""
            lines.append("It was answered \(exchange.statusInWords), with \(body) bytes\(type).")
            lines.append(curl(exchange))
        }
        return lines.joined(separator: "\n")
    }

    private func headline(_ finding: Finding) -> String {
        let place = finding.pointer.map { $0.components.isEmpty ? "" : " at \($0)" } ?? ""
        let request = finding.exchange.map { "\($0.request.method) \($0.request.target) \($0.asker)\(place): " } ?? ""
        return "\(request)expected \(finding.expected), seen: \(finding.seen)"
    }

    private func remedy(of finding: Finding) -> String {
        check.remedy(for: finding).sentence(
            basis: check.basis(of: finding), status: check.operation?.status ?? .exists)
    }

    /// The request as a command. A token that is not make-believe is not told, but taken from the environment.
    private func curl(_ exchange: Exchange) -> String {
        let secret = inspection.people.isEmpty ? exchange.caller : nil
        let placeholder = "SOUNDCHECK-TOKEN"
        let fields = exchange.request.fields.map { field in
            let isSecret = secret != nil && field.name == "Authorization"
            return "\(field.name): \(isSecret ? "Bearer \(placeholder)" : field.value)"
        }
        let command = CurlCommand(
            method: exchange.request.method, fields: fields,
            body: exchange.request.body.isEmpty ? nil : try? JSONParser.parse(exchange.request.body),
            url: inspection.baseURL + exchange.request.target)
        guard let secret else { return command.text }
        // The quotes that keep a shell from reading the field are left for the variable, and taken up again.
        return command.text.replacingOccurrences(of: placeholder, with: "'\"$\(secret.tokenVariable)\"'")
    }
}

extension CheckCaller {
    /// The environment's name for their token: `SOUNDCHECK_TOKEN_ADA`.
    var tokenVariable: String { TokenVariable.name(of: name) }
}

extension Exchange {
    /// As whom it was asked: `as ada`.
    var asker: String {
        if let caller { return "as \(caller.name)" }
        let hasToken = request.fields.contains { $0.name.lowercased() == "authorization" }
        return hasToken ? "with a token that does not work" : "without a token"
    }
}
