import Foundation

extension ContractCall {
    /// The same call of a server that is somewhere else: addresses in it lead there.
    func moved(to baseURL: URL) -> ContractCall {
        guard case .streamAudio(let url, let range) = self,
            var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        else { return self }
        (components.scheme, components.host, components.port) = (baseURL.scheme, baseURL.host, baseURL.port)
        return .streamAudio(url: components.url ?? url, range: range)
    }
}
