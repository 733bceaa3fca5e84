import ContractSuite
import Foundation
import StageClient
import Testing

extension JSONDecoder {
    /// Reads instants as a formatter does that nobody has told of fractions.
    fileprivate static var withoutFractions: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            guard let date = ISO8601DateFormatter().date(from: try container.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no instant")
            }
            return date
        }
        return decoder
    }
}

extension WrongClientTests {
    @Test("An ISO8601DateFormatter as it comes: instants with a fraction cannot be read")
    func formatterWithoutFractions() async {
        await expectFailures(
            exactly: ["*.tolerance.fractional-seconds"], but: ["getCurrentUser"],
            among: ["getArtist", "getCurrentUser"]
        ) { door in
            StageClient(
                baseURL: door.baseURL, token: door.token,
                transport: URLSessionTransport(timeout: door.patience), decoder: .withoutFractions)
        }
    }
}
