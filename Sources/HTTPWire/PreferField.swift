/// What a client would like of its answer, by `Prefer` (RFC 7240).
package enum PreferField {
    /// The preferences of all lines, in their order: names in lower case, values without quotes, "" for none. Of a name
    /// that comes again the first counts; parameters are dropped, and members that cannot be read are passed over.
    package static func preferences(in fields: HTTPFields) -> [(name: String, value: String)] {
        var preferences: [(name: String, value: String)] = []
        var names: Set<String> = []
        fields.forEachValue(of: .prefer) { line in
            var cursor = FieldCursor(line)
            while !cursor.isAtEnd {
                if let preference = preference(&cursor), names.insert(preference.name).inserted {
                    preferences.append(preference)
                }
                cursor.skipMember()
            }
        }
        return preferences
    }

    /// `token [ BWS "=" BWS word ]` (section 2); nil where something else stands.
    private static func preference(_ cursor: inout FieldCursor) -> (name: String, value: String)? {
        guard let name = cursor.token() else { return nil }
        cursor.skipBlanks()
        var value = ""
        if cursor.skip(Byte.equals) {
            cursor.skipBlanks()
            // An empty value is the same as none.
            value = cursor.tokenOrQuoted()?.unescaped ?? ""
        }
        cursor.skipBlanks()
        guard cursor.isAtMemberEnd || cursor.skip(Byte.semicolon) else { return nil }
        return (name.text.lowercased(), value)
    }
}
