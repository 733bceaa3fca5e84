import Catalog
import Contract
import HTTPWire
import JSONText

extension Endpoint {
    /// Reads what the operation declares from a request's path, query and fields, and reports every fault.
    /// - Parameter caller: whose list a `cursor` must belong to.
    func readArguments(
        _ route: Router.Route, of request: HTTPRequest, caller: User?
    ) throws(Problem) -> Arguments {
        var arguments = Arguments()
        var faults: [ParameterFault] = []
        func take(_ texts: [String], as parameter: Parameter) {
            switch parameter.read(texts) {
            case .value(let value): arguments.append(parameter.name, value)
            case .refused(let detail): faults.append(ParameterFault(name: parameter.name, detail: detail))
            case nil: break
            }
        }

        for (parameter, text) in zip(operation.pathParameters, route.pathValues) { take([text], as: parameter) }
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
        // An example's cursors are its own.
        if isComputed, let cursor = arguments["cursor"]?.stringValue,
            let detail = ListName(route, for: caller).fault(in: cursor)
        {
            faults.append(ParameterFault(name: "cursor", detail: detail))
        }
        guard faults.isEmpty else { throw .invalidParameters(faults) }
        return arguments
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
