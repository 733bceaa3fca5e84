import Catalog
import Contract
import HTTPWire
import JSONText
import MockAPI

/// A connection's bytes, answered by a backend of their own. Every request has an answer, and each is what the document
/// says; what fails is only what was asked to.
func tryAnswers(_ input: [UInt8]) {
    let catalog = Bundled.smallCatalog
    let now = catalog.scenario.now
    let worlds = Worlds(Scenarios("small", catalog), maximum: 4, time: TimeSource(wall: { now }, uptime: { 0 }))
    guard let backend = try? Backend(contract: Bundled.contract, admin: Bundled.admin, worlds: worlds) else {
        fatalError("no backend")
    }
    var parser = RequestParser()
    input.withUnsafeBytes { parser.push($0) }
    do {
        while let event = try parser.next() {
            if case .request(let request) = event { ask(request, of: backend) }
        }
    } catch {
        _ = backend.answer(to: error).response
    }
    if worlds.standard.read(\.isChanged) { tryReloading(worlds.standard.moment.catalog) }
}

/// What is only read reads the same the next time, be its answer kept or made anew.
private func ask(_ request: HTTPRequest, of backend: Backend) {
    let answer = backend.respond(to: request).answer
    check(answer, to: request, of: backend)
    guard request.method == .get, answer.response.body.bytesHeld == answer.response.body.count,
        answer.operationId.map({ backend.contract.operation($0) != nil }) ?? true
    else { return }
    let again = backend.respond(to: request).answer
    guard answer.rule == nil, again.rule == nil else { return }
    require(
        again.response.status == answer.response.status && again.response.fields.lines == answer.response.fields.lines
            && again.response.body.bytes == answer.response.body.bytes,
        "\(request.target) is answered otherwise the next time")
}

private func check(_ answer: Answer, to request: HTTPRequest, of backend: Backend) {
    let response = answer.response
    let status = response.status.code
    // Weather breaks what it is asked to break.
    guard answer.rule == nil, answer.preferences.isEmpty else { return }
    require(status < 500 || status == 501, "\(request.method.rawValue) \(request.target) is answered \(status)")
    // Sound may be of any length, and has no schema.
    guard response.body.bytesHeld > 0, let type = response.fields.first(.contentType),
        Contract.MediaType.isJSON(type)
    else { return }
    guard let value = try? JSONParser.parse(response.body.bytes) else { fatalError("an answer that is no JSON") }
    let id = answer.operationId ?? ""
    let isAdmin = backend.contract.operation(id) == nil
    guard let operation = (isAdmin ? backend.admin.contract : backend.contract).operation(id) else { return }
    guard let content = operation.response(for: status)?.content[Contract.MediaType.essence(of: type)] else {
        fatalError("\(id) answers \(status) \(type), which is not declared")
    }
    guard let schema = content.schema else { return }
    let faults = SchemaValidator.validate(value, against: schema)
    require(faults.isEmpty, "\(id) answers \(status) against its schema: \(faults)")
}
