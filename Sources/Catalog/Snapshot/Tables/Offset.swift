/// Where a record is in its table: the place in the seed file for one that was loaded, then the order of adding. It stays
/// a record's own for as long as the record is there, and decides between equals.
typealias Offset = UInt32
