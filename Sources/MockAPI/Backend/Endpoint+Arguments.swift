import Catalog
import Contract
import HTTPWire
import JSONText

extension Endpoint {
    /// Reads what the operation declares from a request, and reports every fault.
    /// - Parameter caller: whose list a `cursor` must belong to.
    func readArguments(
        _ route: Router.Route, of request: HTTPRequest, caller: User?
    ) throws(Problem) -> Arguments {
        var (arguments, faults) = route.readArguments(of: request)
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
