import JSONText

/// The compiled schemas by their place in the document.
struct SchemaLibrary: Sendable {
    private let graph: SchemaGraph
    private let indexes: [JSONPointer: Int]

    init(nodes: [SchemaNode], indexes: [JSONPointer: Int]) {
        graph = SchemaGraph(nodes)
        self.indexes = indexes
    }

    func schema(at pointer: JSONPointer) -> Schema? {
        indexes[pointer].map { Schema(graph: graph, index: $0) }
    }

    /// The `schema` of a parameter, a header or a media type.
    func schema(below node: DocumentNode) -> Schema? { schema(at: node.pointer.appending("schema")) }

    /// All schemas, those within others too.
    var all: [Schema] { graph.nodes.indices.map { Schema(graph: graph, index: $0) } }
}
