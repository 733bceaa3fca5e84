import HTTPWire
import JSONText
import MockAPI
import Testing

@testable import ContractCheck

@Suite("Servers that are other than the mock, and right")
struct OtherServerTests {
    private func findings(of change: @escaping @Sendable (CheckRequest, inout CheckResponse) -> Void) async throws
        -> [String]
    {
        var transport = try Small.transport()
        transport.change = change
        let found = try await Judging(transport, cases: DomainLaws.cases(for: transport.backend.contract)).findings()
        return found.map { "\($0): \($1[0].told)" }
    }

    @Test("One that has only what the specification says exists")
    func onlyExisting() async throws {
        let missing = ["/track/*", "/auth/me", "/collaboration/shared-by-me"]
        let findings = try await findings { request, response in
            if missing.contains(where: request.isFor) {
                response = CheckResponse(status: 404, fields: [], body: [])
            }
        }
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test("One that says 404 of what somebody may not see")
    func hiding() async throws {
        let findings = try await findings { _, response in
            if response.status == 403 { response = CheckResponse(status: 404, fields: [], body: []) }
        }
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test("One that has roles and link states of its own, and tells more")
    func extended() async throws {
        let findings = try await findings { _, response in
            response.edit { $0 = $0.extended() }
        }
        #expect(findings.allSatisfy { $0.contains(".values") }, "\(findings)")
    }

    @Test("One whose data changed once while it was asked")
    func changing() async throws {
        let asked = Asked()
        let findings = try await findings { request, response in
            guard request.isFor("/track/project/album"), request.caller == "ada", asked.isFirst(request) else { return }
            response.edit { $0.editEach { $0.set("name", to: "Before") } }
        }
        #expect(findings.isEmpty, "\(findings)")
    }
}

extension JSONValue {
    /// Collaborators with a role, links with a status and properties that the contract does not know.
    fileprivate func extended(under key: String = "") -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.extended(under: key) })
        case .object(let object):
            var extended = JSONObject([("mood", "blue")])
            for (key, value) in object.members { extended.append(key, value.extended(under: key)) }
            if ["collaborators", "sharing"].contains(key) { extended.set("role", "conductor") }
            if object["url"] != nil { extended.set("status", "paused") }
            return .object(extended)
        default: return self
        }
    }
}
