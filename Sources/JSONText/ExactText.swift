/// A string that is compared by its UTF-8 bytes. `String` itself compares canonically, where a composed and a decomposed
/// é are equal; in JSON they are two keys.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: ExactText, right: ExactText) -> Bool {
        // Of the same bytes are only texts that are canonically equal, which mostly tells them apart at once.
        guard left.text == right.text, left.text.utf8.count == right.text.utf8.count else { return false }
        var leftText = left.text
        var rightText = right.text
        return leftText.withUTF8 { leftBytes in
            rightText.withUTF8 { rightBytes in
                guard let left = leftBytes.baseAddress, let right = rightBytes.baseAddress else { return true }
                var index = 0
                while index < leftBytes.count {
                    if left[index] != right[index] { return false }
                    index += 1
                }
                return true
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        text.hash(into: &hasher)  // texts of the same bytes are canonically equal, and so are their hashes
    }
}
