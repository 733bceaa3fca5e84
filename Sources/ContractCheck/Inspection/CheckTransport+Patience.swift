extension CheckTransport {
    /// Sends a request, and a few times again where the server asks to come back later (RFC 9110, section 10.2.3): a check
    /// sends many, and that it was slowed down says nothing of the contract.
    func sendPatiently(_ request: CheckRequest) async throws(TransportFault) -> CheckResponse {
        for _ in 0..<3 {
            let response = try await send(request)
            guard let seconds = response.secondsToWait else { return response }
            try? await Task.sleep(for: .seconds(seconds))
        }
        let response = try await send(request)
        guard let seconds = response.secondsToWait else { return response }
        throw TransportFault(
            "it is too busy: after three waits it still answers \(response.status) with Retry-After: \(seconds)")
    }
}

extension CheckResponse {
    /// How long the server wants a client to wait; nothing where it does not say, or longer than a check can.
    fileprivate var secondsToWait: Int? {
        guard status == 429 || status == 503, let seconds = self["Retry-After"].flatMap({ Int($0) }) else { return nil }
        return (0...30).contains(seconds) ? seconds : nil
    }
}
