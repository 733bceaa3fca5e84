/// What makes one representation: two requests of the same name get the same bytes.
struct RepresentationName: Sendable, Hashable {
    /// The operation's id, or the path of one of the server's own pages.
    let resource: String
    var caller: String?
    /// Declared parameters in canonical form, never the raw target: unknown ones would fill the store.
    var parameters = ""
    let baseURL: String
}

extension RepresentationName {
    init(_ call: Call) {
        let parameters = call.operation.parameters.compactMap { parameter in
            call.parameters[parameter.name]?.parameterText.map { "\(parameter.name)=\($0.percentEncoded)" }
        }
        self.init(
            resource: call.operation.id, caller: call.caller?.id, parameters: parameters.joined(separator: "&"),
            baseURL: call.baseURL)
    }
}
