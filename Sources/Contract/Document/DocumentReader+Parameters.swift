import JSONText

extension DocumentReader {
    private typealias PlacedParameter = (parameter: Parameter, pointer: JSONPointer)

    /// The path item's parameters and the operation's, which replace those of the same name and location.
    func parameters(of place: OperationPlace) -> [Parameter] {
        var merged = parameters(listedIn: place.pathItem)
        for own in parameters(listedIn: place.node) {
            if let index = merged.firstIndex(where: {
                own.parameter.isCalled($0.parameter.name, in: $0.parameter.location)
            }) {
                merged[index] = own
            } else {
                merged.append(own)
            }
        }
        judge(merged, against: place)
        return merged.map(\.parameter)
    }

    private func parameters(listedIn node: DocumentNode) -> [PlacedParameter] {
        var listed: [PlacedParameter] = []
        for entry in node["parameters"]?.elements ?? [] {
            guard let part = survey.resolve(entry), let parameter = sharedParameters.value(of: part, parameter) else {
                continue
            }
            if listed.contains(where: { $0.parameter.isCalled(parameter.name, in: parameter.location) }) {
                log.add(
                    "the \(parameter.location.rawValue) parameter \"\(parameter.name)\" is declared twice",
                    at: entry.pointer)
            }
            listed.append((parameter, entry.pointer))
        }
        return listed
    }

    /// Nil for what is no parameter: a fault, or a field that OpenAPI describes elsewhere.
    private func parameter(_ node: DocumentNode) -> Parameter? {
        let name = requiredString("name", of: node)
        guard let location = location(node), !name.isEmpty else { return nil }
        if location == .header, ["accept", "content-type", "authorization"].contains(name.lowercased()) { return nil }
        guard let schema = schemas.schema(below: node) else {
            log.add("the parameter \"\(name)\" has no \"schema\"", at: node.pointer)
            return nil
        }
        guard isText(schema), schema.items.map(isText) ?? true else {
            log.add(
                "the parameter \"\(name)\" is an object, which is not read from text; "
                    + "expected a string, a number, a boolean or an array of these",
                at: schema.pointer)
            return nil
        }
        return Parameter(
            name: name,
            location: location,
            isRequired: location == .path || flag(node["required"]),
            description: string(node["description"]),
            schema: schema,
            types: schema.types,
            itemTypes: schema.items?.types ?? [],
            defaultValue: schema.defaultValue,
            example: example(of: node, schema),
            isExploded: node["explode"]?.value.boolValue ?? (location == .query || location == .cookie),
            pointer: node.pointer)
    }

    private func isText(_ schema: Schema) -> Bool { schema.types != .object }

    private func location(_ node: DocumentNode) -> Parameter.Location? {
        let text = requiredString("in", of: node)
        if let location = Parameter.Location(rawValue: text) { return location }
        if let node = node["in"] {
            let known = Parameter.Location.allCases.map(\.rawValue).joined(separator: ", ")
            log.add("expected one of \(known), found \(node.value.wording)", at: node.pointer)
        }
        return nil
    }

    /// Path parameters and the path itself must agree.
    private func judge(_ parameters: [PlacedParameter], against place: OperationPlace) {
        let names = place.path.parameterNames
        let declared = parameters.filter { $0.parameter.location == .path }
        for (parameter, pointer) in declared where !names.contains(parameter.name) {
            log.add(
                "the path \(place.path) has no {\(parameter.name)}" + Spelling.hint(for: parameter.name, among: names),
                at: pointer)
        }
        for name in names where !declared.contains(where: { $0.parameter.name == name }) {
            log.add(
                "\(place.method) \(place.path) does not declare the path parameter {\(name)}", at: place.node.pointer)
        }
    }
}
