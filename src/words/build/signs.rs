// The control characters of the short form of messages. The build writes them, and the program, which includes this
// file, reads them.

/// A placeable: followed by the number of its argument as a digit.
pub const PLACE: char = '\u{1}';
/// A selector: followed by the number of its argument, and for each variant a key, [`KEY`], a pattern and
/// [`VARIANT`], then [`END`]. The last variant has an empty key and is the default.
pub const CHOICE: char = '\u{2}';
/// The end of a variant's key.
pub const KEY: char = '\u{3}';
/// The end of a variant.
pub const VARIANT: char = '\u{4}';
/// The end of a choice.
pub const END: char = '\u{5}';
/// Precedes each message of a run.
pub const MESSAGE: char = '\u{6}';
/// Starts a run of messages: followed by the index of the first one. A catalogue is the index of its language, as a
/// capital letter from A on, followed by its runs. Its file ends with U+0008, so that the page notices when the end is missing.
pub const RUN: char = '\u{7}';
