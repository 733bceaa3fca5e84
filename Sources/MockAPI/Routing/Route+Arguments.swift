import Contract
import HTTPWire

extension Router.Route {
    /// Reads what the operation declares from a request's path, query and fields; all that does not fit is a fault.
    func readArguments(of request: HTTPRequest) -> (arguments: Arguments, faults: [ParameterFault]) {
        var arguments = Arguments()
        var faults: [ParameterFault] = []
        func take(_ texts: [String], as parameter: Parameter) {
            switch parameter.read(texts) {
            case .value(let value): arguments.append(parameter.name, value)
            case .refused(let detail): faults.append(ParameterFault(name: parameter.name, detail: detail))
            case nil: break
            }
        }

        for (parameter, text) in zip(operation.pathParameters, pathValues) { take([text], as: parameter) }
        let query = operation.queryParameters.isEmpty ? [] : request.target.queryItems
        for parameter in operation.queryParameters {
            var texts: [String] = []
            for item in query where item.name == parameter.name { texts.append(item.value) }
            take(texts, as: parameter)
        }
        for parameter in operation.headerParameters {
            take(HTTPFieldName(parameter.name).map(request.fields.values) ?? [], as: parameter)
        }
        let cookies = operation.cookieParameters.isEmpty ? [] : request.cookies
        for parameter in operation.cookieParameters {
            take(cookies.filter { $0.name == parameter.name }.map(\.value), as: parameter)
        }
        return (arguments, faults)
    }
}

extension HTTPRequest {
    /// The pairs of `Cookie` (RFC 6265 section 4.2.1).
    fileprivate var cookies: [(name: Substring, value: String)] {
        fields.values(.cookie).flatMap { $0.split(separator: ";") }.map { pair in
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (halves[0].drop { $0 == " " }, halves.count == 2 ? String(halves[1]) : "")
        }
    }
}
