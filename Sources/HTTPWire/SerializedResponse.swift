/// A response as it leaves, to be sent any number of times: only its date changes.
package struct SerializedResponse: Sendable {
    /// Its head, and its body where that is short.
    package private(set) var bytes: [UInt8]
    /// What is sent right behind the bytes.
    package let body: HTTPBody?
    private let datePlace: Range<Int>

    /// - Parameters: as those of ``ResponseSerializer/append(_:answering:_:keepAlive:date:to:)``.
    package init(
        _ response: HTTPResponse, answering method: HTTPMethod, _ version: HTTPVersion, keepAlive: Bool, date: [UInt8]
    ) {
        bytes = []
        body = ResponseSerializer.append(
            response, answering: method, version, keepAlive: keepAlive, date: date, to: &bytes)
        let dateStart = ResponseSerializer.dateOffset(in: response)
        datePlace = dateStart..<dateStart + date.count
    }

    /// - Parameter date: as long as the one before, as every text of `Date` is.
    package mutating func setDate(_ date: [UInt8]) {
        bytes.replaceSubrange(datePlace, with: date)
    }
}
