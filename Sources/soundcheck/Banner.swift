import Contract
import MockAPI
import MockServer
import Reporting

/// What a person reads when the server answers: where it is, who they can be, and a first request to paste.
struct Banner {
    private let server: MockServer
    private let options: MockServer.Options
    private let style: Style

    init(_ server: MockServer, _ options: MockServer.Options, _ style: Style) {
        self.server = server
        self.options = options
        self.style = style
    }

    var text: String {
        let title = server.backend.worlds.standard.moment.catalog.scenario.title.printable
        var lines = ["", style.strong("Soundcheck") + " plays " + style.strong(title) + " on " + style.link(url)]
        lines += otherDevices
        lines += ["", "People, and the token that makes a request theirs:"]
        lines += people
        lines += [
            "", "\(counted(operationCount, "operation")); \(style.link(url + "/")) lists them with links that work.",
        ]
        lines += unusedHandlers
        lines += ["", "Try:  " + Banner.sampleCommand(for: server)]
        lines += ["Stop: Ctrl-C", ""]
        return lines.map { $0 + "\n" }.joined()
    }

    private var url: String { server.url.absoluteString }
    private var operationCount: Int { server.backend.contract.operations.count }

    private var otherDevices: [String] {
        guard options.host != .loopback else { return [] }
        let addresses = options.host.addressesForOtherDevices(port: server.port)
        guard !addresses.isEmpty else {
            return ["No network that another device could reach this machine by was found."]
        }
        return addresses.map { "From a phone on the same network: " + style.link("http://\($0)") }
    }

    /// As many as a person can choose from; the rest are a line.
    private var people: [String] {
        let people = server.people
        let rows = people.prefix(Banner.mostPeople)
            .map { (name: $0.name.printable, token: $0.token, about: $0.about.printable) }
        let names = rows.map(\.name.columns).max() ?? 0
        let tokens = rows.map(\.token.columns).max() ?? 0
        let more = people.count - rows.count
        return rows.map { row in
            "  \(row.name.padded(to: names))  \(style.token(row.token.padded(to: tokens)))  \(style.faint(row.about))"
        } + (more > 0 ? ["  … and \(more) more, whom \(style.link(url + "/")) lists"] : [])
    }

    private static let mostPeople = 20

    private var unusedHandlers: [String] {
        let unused = server.backend.contract.unusedHandlers
        guard !unused.isEmpty else { return [] }
        return ["\(server.backend.contract.name) leaves these handlers unused: \(unused.joined(separator: ", "))"]
    }
}
