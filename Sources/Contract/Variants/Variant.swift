/// Another answer that the document allows in place of the one that is given. Each is derived from the schema alone, so that
/// it works for every operation, one that is added later too; each is deterministic, and as valid as the answer that it is
/// made of. What the document does not say, such as that two operations agree, does not hold for it.
package enum Variant: String, Sendable, CaseIterable {
    /// Every property that may be null is null, one that the answer leaves out too.
    case nullOptionals = "null-optionals"
    /// Every property that is not required is left out.
    case absentOptionals = "absent-optionals"
    /// Every list that may be empty is.
    case emptyLists = "empty-lists"
    /// Every list has one item, the first; an empty one gets its schema's example, or what the schema asks for at least.
    case singleItem = "single-item"
    /// Every object that is open to other properties has some that the document does not know, one of each JSON type.
    case extraFields = "extra-fields"
    /// Every string with known values (`x-extensible-enum`) has another one.
    case unknownEnum = "unknown-enum"
    /// Every `date-time` has a fraction, of three digits or of nine.
    case fractionalSeconds = "fractional-seconds"
    /// Every `date-time` is the same instant, written with an offset.
    case offsetDates = "offset-dates"
    /// Every free text is as long as it may be, up to 1,000 characters. Ids, and texts with a format, a pattern or known
    /// values, are not free.
    case longText = "long-text"
    /// Every free text begins with spaces, emoji, combining marks, right-to-left script, quotes, backslashes, line breaks
    /// and characters without width.
    case oddText = "odd-text"
    /// Every integer is the greatest that it may be, of 53 bits at most; ids stay.
    case maxIntegers = "max-integers"
    /// Every list of objects that is in no other such list has 250 items or more, or as many as it may: copies with ids of
    /// their own.
    case manyItems = "many-items"
}
