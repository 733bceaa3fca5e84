import ContractCheck
import JSONText

/// A server that breaks one rule of the contract.
struct Breakage: Sendable, CustomStringConvertible {
    /// What it does.
    let name: String
    /// The cases that must find it. No other may.
    let expected: Set<String>
    /// Makes the broken answer of a sound one.
    let change: @Sendable (CheckRequest, inout CheckResponse) -> Void

    var description: String { name }

    init(
        _ name: String, foundBy expected: Set<String>,
        change: @escaping @Sendable (CheckRequest, inout CheckResponse) -> Void
    ) {
        self.name = name
        self.expected = expected
        self.change = change
    }

    /// A server whose lists or resources say something wrong.
    /// - Parameters:
    ///   - path: of the answers that are broken; `*` stands for any one segment.
    ///   - caller: whose answers are broken; everybody's if nil.
    init(
        _ name: String, foundBy expected: Set<String>, at path: String, for caller: String? = nil,
        edit: @escaping @Sendable (inout JSONValue) -> Void
    ) {
        self.init(name, foundBy: expected) { request, response in
            if request.isFor(path), caller == nil || request.caller == caller { response.edit(by: edit) }
        }
    }
}

extension CheckRequest {
    /// Whose token it carries, in seeds where tokens are made of ids.
    var caller: String? {
        fields.first { $0.name == "Authorization" }.map { String($0.value.dropFirst("Bearer mock-".count)) }
    }

    var path: String { String(target.prefix { $0 != "?" }) }

    func isFor(_ path: String) -> Bool {
        let (own, other) = (self.path.split(separator: "/"), path.split(separator: "/"))
        return own.count == other.count && zip(own, other).allSatisfy { $1 == "*" || $0 == $1 }
    }
}

extension CheckResponse {
    /// Changes what a 200 shows.
    mutating func edit(by change: (inout JSONValue) -> Void) {
        guard status == 200, var json = try? JSONParser.parse(body) else { return }
        change(&json)
        body = JSONWriter.bytes(of: json)
    }
}
