import Catalog
import Contract
import HTTPWire
import JSONText
import MockAPI

/// Holds an answer against the document, and against the rules that hold for every answer.
struct AnswerCheck {
    private let exchange: Exchange
    private let contract: ContractDocument
    private let catalog: Snapshot
    private(set) var complaints: [String] = []

    init(_ exchange: Exchange, by contract: ContractDocument, about catalog: Snapshot) {
        self.exchange = exchange
        self.contract = contract
        self.catalog = catalog
        checkFields()
        if exchange.response.status.forbidsContent { checkNoContent() }
        if exchange.status >= 400 { checkProblem() }
        if let id = exchange.operationId, let operation = contract.operation(id) {
            checkDeclared(by: operation)
            // Of the control side's operations it is the very purpose to tell them, and sound has no words.
            let isSound = exchange[.contentType] == "audio/wav"
            if !exchange.isOfControlSide, !isSound { checkSecrets() }
        }
    }

    private mutating func require(_ holds: Bool, _ complaint: @autoclosure () -> String) {
        if !holds { complaints.append(complaint()) }
    }

    private mutating func checkFields() {
        let names = exchange.response.fields.entries.map { $0.name.lowercased() }
        require(Set(names).count == names.count, "some field stands there twice: \(names)")
        require(names.contains("vary"), "Vary is missing")
    }

    private mutating func checkNoContent() {
        require(exchange.body.isEmpty, "it has a body")
        require(exchange[.contentType] == nil, "it has a Content-Type without a body")
    }

    // MARK: The document

    private mutating func checkDeclared(by operation: Operation) {
        // Prototypes may lack an answer; that is said before the document has its say.
        let isUnanswered = exchange.status == 501 && !operation.isComputed
        guard !isUnanswered else { return }
        guard let response = operation.response(for: exchange.status) else {
            let declared = operation.responses.keys.sorted().map(String.init).joined(separator: ", ")
            complaints.append("the status is not one that the document declares (\(declared))")
            return
        }
        for (name, header) in response.headers {
            let value = HTTPFieldName(name).flatMap { exchange[$0] }
            // The last page has no Link, what is not to be saved no name for it, and an example no fields of its own; all
            // others that are declared are there.
            let mayMiss =
                !header.isRequired && ["Link", "Content-Disposition"].contains(name) || !operation.isComputed
            require(value != nil || mayMiss, "the field \(name) is declared and missing")
            if let value, let schema = header.schema { check(value, as: name, against: schema) }
        }
        checkContent(of: response)
    }

    private mutating func check(_ value: String, as field: String, against schema: Schema) {
        let number = schema.types.contains(.integer) ? Int64(value).map(JSONValue.integer) : nil
        for fault in SchemaValidator.validate(number ?? .string(value), against: schema) {
            complaints.append("\(field): \(fault)")
        }
    }

    private mutating func checkContent(of response: Response) {
        guard let type = exchange[.contentType] else {
            return require(response.content.isEmpty, "there is no content, but the document declares some")
        }
        guard let content = response.content[Contract.MediaType.essence(of: type)] else {
            complaints.append("the document does not declare \(type)")
            return
        }
        if let json = exchange.json, let schema = content.schema {
            for fault in SchemaValidator.validate(json, against: schema) { complaints.append(fault.description) }
        }
        if type == "image/png" {
            require(exchange.body.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "this is no PNG")
        }
        if type == "audio/wav", exchange.status == 200 {
            require(exchange.response.body.bytes(in: 0..<4) == Array("RIFF".utf8), "this is no WAV")
        }
    }

    // MARK: Problems

    private mutating func checkProblem() {
        require(exchange[.contentType] == "application/problem+json", "a refusal is no problem document")
        require(exchange[.cacheControl] == "no-store", "a refusal may be kept")
        require(exchange[.etag] == nil, "a refusal has an ETag")
        if let problem = exchange.json, let schema = contract.schema(named: "Problem") {
            for fault in SchemaValidator.validate(problem, against: schema) { complaints.append(fault.description) }
        }
        let code = exchange.code ?? ""
        require(exchange["status"] == .integer(Int64(exchange.status)), "the problem names another status")
        require(exchange["type"] == .string("urn:soundcheck:problem:\(code)"), "type and code disagree")
        require(exchange["title"] == .string(exchange.response.status.reasonPhrase), "the title is another status's")
        require(exchange["instance"] == .string(exchange.request.target.pathAsURI), "instance is not the path")
        require((exchange.status == 401) == (exchange[.wwwAuthenticate] != nil), "WWW-Authenticate goes with 401")
        require((exchange.status == 405) == (exchange[.allow] != nil), "Allow goes with 405")
        // Of somebody else's comment it is the author that is told.
        let maySpareAccess = code != "forbidden" || ["editComment", "deleteComment"].contains(exchange.operationId)
        require(exchange["access"] == nil ? maySpareAccess : code == "forbidden", "access goes with forbidden")
        let listsFaults = code.hasPrefix("invalid-") || code == "data-conflict"
        // Of changes to data 404 lists those for which there is no record.
        let mayListFaults = listsFaults || exchange.isOfControlSide && exchange.status == 404
        require(exchange.faultyPlaces.isEmpty ? !listsFaults : mayListFaults, "errors go with invalid-…")
    }

    // MARK: Secrets

    /// No operation tells a password, or a token but to whoever signs in for it.
    private mutating func checkSecrets() {
        // Sound has no words, and is long.
        guard case .bytes = exchange.response.body else { return }
        var secrets = Set(catalog.users.flatMap { [$0.password, $0.token, "\($0.token)-renewed"] })
        if exchange.operationId == "signIn", exchange.status == 200 {
            let user = exchange["user"]?["id"]?.stringValue.flatMap { catalog.user(id: $0) }
            if let own = user?.token { secrets.subtract([own, "\(own)-renewed"]) }
        }
        if exchange.status == 401 {
            // What was sent as a token may be quoted back, and answered with the one that is nearly it.
            let sent = exchange.request.fields.combined(.authorization) ?? ""
            secrets.subtract(MakeBelieve.words(in: Array(sent.utf8)))
            let token = sent.split(separator: " ").last.map(String.init) ?? ""
            if let near = catalog.nearestToken(to: token) { secrets.remove(near) }
        }
        for word in MakeBelieve.words(in: exchange.body) where secrets.contains(word) {
            complaints.append("it tells the secret \(word)")
        }
    }
}
