import JSONText

/// Compiles the schemas of a document, each once, and follows their references.
struct SchemaCompiler {
    let root: JSONValue
    let log: FaultLog
    private var nodes: [SchemaNode] = []
    private var indexes: [JSONPointer: Int] = [:]

    static func compile(_ survey: DocumentSurvey, log: FaultLog) -> SchemaLibrary {
        var compiler = SchemaCompiler(root: survey.root.value, log: log)
        for schema in survey.schemas { _ = compiler.compile(schema) }
        compiler.cutCircles()
        return SchemaLibrary(nodes: compiler.nodes, indexes: compiler.indexes)
    }

    private init(root: JSONValue, log: FaultLog) {
        self.root = root
        self.log = log
    }

    /// The schema's index. It is given before the schema is compiled, so that a shape that holds itself comes to an end.
    mutating func compile(_ schema: DocumentNode) -> Int {
        if let known = indexes[schema.pointer] { return known }
        let index = nodes.count
        indexes[schema.pointer] = index
        nodes.append(SchemaNode(pointer: schema.pointer))
        switch schema.value {
        case .bool(true):
            break
        case .bool(false):
            nodes[index].assertions = [.never]
        case .object:
            let node = compileKeywords(of: schema)
            nodes[index] = node
        default:
            log.add("expected a schema, found \(schema.value.wording)", at: schema.pointer)
        }
        return index
    }

    /// Reports schemas that lead back to themselves for one and the same value, and makes them harmless.
    private mutating func cutCircles() {
        var marks: [Int: CircleMark] = [:]
        for index in nodes.indices { cutCircles(from: index, &marks) }
    }

    private enum CircleMark { case entered, left }

    private mutating func cutCircles(from index: Int, _ marks: inout [Int: CircleMark]) {
        guard marks[index] == nil else { return }
        marks[index] = .entered
        for next in nodes[index].applicators.flatMap(\.inPlace) {
            if marks[next] == .entered {
                log.add("the schema never ends: it leads back to itself", at: nodes[index].pointer)
                nodes[index].applicators = []
            }
            cutCircles(from: next, &marks)
        }
        marks[index] = .left
    }
}
