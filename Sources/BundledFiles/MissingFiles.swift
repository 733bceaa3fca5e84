/// The folder that comes with the program is in none of the places where it is looked for.
package struct MissingFiles: Error, Equatable, CustomStringConvertible {
    package let name: String
    package let places: [String]

    package var description: String {
        "the folder \"\(name)\" that comes with the program is missing; put it beside the program. Looked at:\n"
            + places.map { "  \($0)" }.joined(separator: "\n")
    }
}
