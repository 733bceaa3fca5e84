import Contract

extension CheckCase {
    /// `<operation>.head`
    static func head(_ operation: Operation) -> CheckCase? {
        guard operation.method == "GET" else { return nil }
        return CheckCase(
            operation, "head", "HEAD gives what GET does, without the body.", basis: .http
        ) { inspection throws(TransportFault) in
            .findings([])
        }
    }
}
