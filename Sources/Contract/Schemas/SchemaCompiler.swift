import JSONText

/// Compiles the schemas of a document, each once, and follows their references.
struct SchemaCompiler {
    let root: JSONValue
    let log: FaultLog
    private var nodes: [SchemaNode] = []
    private var indexes: [JSONPointer: Int] = [:]
    /// Schemas that have an index and are not compiled yet: references may lead further than a stack is deep.
    private var waiting: [(index: Int, schema: DocumentNode)] = []

    static func compile(_ survey: DocumentSurvey, log: FaultLog) -> SchemaLibrary {
        var compiler = SchemaCompiler(root: survey.root.value, log: log)
        for schema in survey.schemas {
            _ = compiler.compile(schema)
            compiler.compileWaiting()
        }
        compiler.cutEndlessWays()
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
        waiting.append((index, schema))
        return index
    }

    private mutating func compileWaiting() {
        while let (index, schema) = waiting.popLast() { compile(schema, as: index) }
    }

    private mutating func compile(_ schema: DocumentNode, as index: Int) {
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
    }

    /// Reports schemas that lead back to themselves for one and the same value, or through very many others, and makes them
    /// harmless: whoever judges a value follows them all.
    private mutating func cutEndlessWays() {
        var marks: [Int: Mark] = [:]
        for index in nodes.indices { _ = cutEndlessWays(from: index, depth: 1, &marks) }
    }

    private enum Mark: Equatable {
        case entered
        /// How many schemas are on the longest way from here, this one included.
        case left(Int)
    }

    private static let longestWay = 32

    private mutating func cutEndlessWays(from index: Int, depth: Int, _ marks: inout [Int: Mark]) -> Int {
        if case .left(let length) = marks[index] { return length }
        marks[index] = .entered
        var longest = 1
        for next in nodes[index].applicators.flatMap(\.inPlace) {
            if marks[next] == .entered {
                longest = cutOff(index, "the schema never ends: it leads back to itself")
                break
            }
            let isTooDeep = depth == Self.longestWay
            if !isTooDeep { longest = max(longest, 1 + cutEndlessWays(from: next, depth: depth + 1, &marks)) }
            if isTooDeep || longest > Self.longestWay {
                longest = cutOff(
                    index, "the schema leads from one to another \(Self.longestWay) times and on; refer more directly")
                break
            }
        }
        marks[index] = .left(longest)
        return longest
    }

    private mutating func cutOff(_ index: Int, _ message: String) -> Int {
        log.add(message, at: nodes[index].pointer)
        nodes[index].applicators = []
        return 1
    }
}
