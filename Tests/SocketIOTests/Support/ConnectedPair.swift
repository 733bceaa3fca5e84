@testable import SocketIO

/// A client and the accepted socket at its other end, which belongs to the test.
struct ConnectedPair {
    let client: Client
    let served: Socket

    struct NotAccepted: Error {}

    init(receiveBuffer: Int32? = nil) throws {
        let listening = try Socket(for: .ipv4Loopback(port: 0))
        defer { listening.release() }
        try listening.startListening(on: .ipv4Loopback(port: 0))
        guard let address = listening.localAddress else { throw NotAccepted() }
        client = try Client(to: address, receiveBuffer: receiveBuffer)
        guard let accepted = listening.acceptNext() else { throw NotAccepted() }
        served = accepted.socket
    }
}
