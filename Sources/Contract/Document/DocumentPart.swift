/// What an object of an OpenAPI document is (OpenAPI 3.1, section 4.8); that decides what may stand below it.
enum DocumentPart: String, Sendable {
    case document = "a document"
    case components = "the components"
    case pathItem = "a path item"
    case operation = "an operation"
    case parameter = "a parameter"
    case requestBody = "a request body"
    case response = "a response"
    case header = "a header"
    case mediaType = "a media type"
    case example = "an example"
    case schema = "a schema"

    /// What stands below a key.
    enum Child {
        case one(DocumentPart)
        case list(DocumentPart)
        case map(DocumentPart)
    }

    func child(_ key: String) -> Child? {
        switch (self, key) {
        case (.document, "paths"): .map(.pathItem)
        case (.document, "components"): .one(.components)
        case (.components, "schemas"): .map(.schema)
        case (.components, "parameters"): .map(.parameter)
        case (.components, "requestBodies"): .map(.requestBody)
        case (.components, "responses"): .map(.response)
        case (.components, "headers"): .map(.header)
        case (.components, "examples"): .map(.example)
        case (.components, "pathItems"): .map(.pathItem)
        case (.pathItem, "parameters"), (.operation, "parameters"): .list(.parameter)
        case (.pathItem, _) where Self.methods.contains(key): .one(.operation)
        case (.operation, "requestBody"): .one(.requestBody)
        case (.operation, "responses"): .map(.response)
        case (.response, "headers"): .map(.header)
        case (.requestBody, "content"), (.response, "content"), (.parameter, "content"), (.header, "content"):
            .map(.mediaType)
        case (.parameter, "schema"), (.header, "schema"), (.mediaType, "schema"): .one(.schema)
        case (.parameter, "examples"), (.header, "examples"), (.mediaType, "examples"): .map(.example)
        default: nil
        }
    }

    /// A path item's keys that are methods.
    static let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

    /// Whether a `$ref` may stand in its place. Schemas' are judged where schemas are compiled.
    var mayBeReference: Bool {
        switch self {
        case .document, .components, .operation, .mediaType, .schema: false
        case .pathItem, .parameter, .requestBody, .response, .header, .example: true
        }
    }
}
