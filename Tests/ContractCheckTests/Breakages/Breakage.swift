import ContractCheck
import JSONText

/// A server that breaks one rule of the contract.
struct Breakage: Sendable, CustomStringConvertible {
    /// What it does.
    let name: String
    /// The cases that must find it. No other may.
    let expected: Set<String>
    /// Of the answers that are broken; `*` stands for any one segment.
    let path: String
    /// Makes the broken answer of a sound one.
    let change: @Sendable (CheckRequest, inout CheckResponse) -> Void

    var description: String { name }

    init(
        _ name: String, foundBy expected: Set<String>, at path: String,
        change: @escaping @Sendable (CheckRequest, inout CheckResponse) -> Void
    ) {
        self.name = name
        self.expected = expected
        self.path = path
        self.change = { request, response in
            if request.isFor(path) { change(request, &response) }
        }
    }

    /// A server that plays the small seeds, and whose lists or resources say something wrong: in whole and in pages, and
    /// with the fields that fit.
    /// - Parameter caller: whose answers are broken; everybody's if nil.
    init(
        _ name: String, foundBy expected: Set<String>, at path: String, for caller: String? = nil,
        edit: @escaping @Sendable (inout JSONValue) -> Void
    ) {
        self.init(name, foundBy: expected, at: path) { request, response in
            guard caller == nil || request.caller == caller else { return }
            if let edited = EditedAnswer(to: request, edit: edit)?.response { response = edited }
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

    /// The value of a query's item.
    func query(_ name: String) -> String? {
        let items = target.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&") ?? []
        return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
}

extension CheckResponse {
    /// Changes what a 200 shows.
    mutating func edit(by change: (inout JSONValue) -> Void) {
        guard status == 200, var json = try? JSONParser.parse(body) else { return }
        change(&json)
        body = JSONWriter.bytes(of: json)
    }

    /// Changes the bytes of a 200, and says how many there are, to HEAD too: of that one only the length is known.
    mutating func replaceBody(by change: ([UInt8]) -> [UInt8]) {
        guard status == 200, let length = self["Content-Length"].flatMap({ Int($0) }) else { return }
        set("Content-Length", to: String(change(body.isEmpty ? Array(repeating: 0, count: length) : body).count))
        if !body.isEmpty { body = change(body) }
    }

    mutating func set(_ name: String, to value: String?) {
        fields.removeAll { $0.name.lowercased() == name.lowercased() }
        if let value { fields.append(CheckRequest.Field(name, value)) }
    }
}
