import JSONText

extension FrontPage {
    /// The page for programs and terminals.
    var value: JSONValue {
        [
            "title": .string("Soundcheck: \(scenario.title)"),
            "story": .string(scenario.story),
            "world": .string(worldName),
            "document": .string(baseURL + OwnPage.document.rawValue),
            "controlSide": .string("\(baseURL)/\(Admin.root)"),
            "people": .array(
                people.map { person in
                    [
                        "id": .string(person.id), "name": .string(person.name), "email": .string(person.email),
                        "password": .string(person.password), "token": .string(person.token),
                        "about": .string(person.about),
                    ]
                }),
            "operations": .array(operations.map { $0.value(at: baseURL) }),
        ]
    }
}

extension FrontPage.Line {
    fileprivate func value(at baseURL: String) -> JSONValue {
        var object = JSONObject([
            ("operationId", .string(operation.id)),
            ("request", .string("\(operation.method) \(operation.path)")),
            ("status", .string(operation.status.rawValue)),
            ("parked", .bool(operation.isParked)),
            ("summary", .string(operation.summary ?? operation.id)),
        ])
        if !isComputed { object.append("answeredBy", "the document's example") }
        if let caller { object.append("caller", .string(caller.id)) }
        if let sampleTarget { object.append("url", .string(baseURL + sampleTarget)) }
        if let curl = curl(at: baseURL) { object.append("curl", .string(curl)) }
        return .object(object)
    }
}
