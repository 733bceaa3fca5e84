import ContractCheck
import JSONText

extension CheckRequest {
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    var query: String { String(target.drop { $0 != "?" }.dropFirst()) }

    func with(method: String? = nil, target: String? = nil) -> CheckRequest {
        CheckRequest(method ?? self.method, target ?? self.target, fields: fields, body: body)
    }

    func with(_ name: String, _ value: String?) -> CheckRequest {
        let others = fields.filter { $0.name != name }
        return CheckRequest(method, target, fields: others + (value.map { [Field(name, $0)] } ?? []), body: body)
    }

    /// Without what it makes its answer depend on.
    var unconditional: CheckRequest { with("If-None-Match", nil).with("If-Match", nil) }
}

extension CheckResponse {
    mutating func set(_ name: String, _ value: String?) {
        fields.removeAll { $0.name.lowercased() == name.lowercased() }
        if let value { fields.append(CheckRequest.Field(name, value)) }
    }

    /// Changes a body that is JSON, whatever the status.
    mutating func editProblem(by change: (inout JSONValue) -> Void) {
        guard var json = try? JSONParser.parse(body) else { return }
        change(&json)
        body = JSONWriter.bytes(of: json)
    }

    static func problem(_ status: Int, _ code: String, at request: CheckRequest) -> CheckResponse {
        let problem: JSONValue = [
            "type": .string("urn:soundcheck:problem:\(code)"), "title": "No", "status": .integer(Int64(status)),
            "detail": "No.", "instance": .string(request.path), "code": .string(code),
        ]
        return CheckResponse(
            status: status, fields: [CheckRequest.Field("Content-Type", "application/problem+json")],
            body: JSONWriter.bytes(of: problem))
    }
}

extension JSONValue {
    mutating func remove(_ key: String) {
        guard let object = objectValue else { return }
        self = .object(JSONObject(object.members.filter { $0.key != key }.map { ($0.key, $0.value) }))
    }
}
