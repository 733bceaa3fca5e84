import Contract
import HTTPWire
import JSONText

/// Reads what an operation declares from a request's path and query, and reports every fault.
enum ParameterReader {
    static func read(_ route: Router.Route, of target: RequestTarget) throws(Problem) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        var faults: [ParameterFault] = []
        func take(_ texts: [String], as parameter: Parameter) {
            switch parameter.read(texts) {
            case .value(let value): values[parameter.name] = value
            case .refused(let detail): faults.append(ParameterFault(name: parameter.name, detail: detail))
            case nil: break
            }
        }

        for (parameter, text) in zip(route.operation.pathParameters, route.pathValues) { take([text], as: parameter) }
        let query = route.operation.queryParameters.isEmpty ? [] : target.queryItems
        for parameter in route.operation.queryParameters {
            take(query.filter { $0.name == parameter.name }.map(\.value), as: parameter)
        }
        guard faults.isEmpty else { throw .invalidParameters(faults) }
        return values
    }
}
