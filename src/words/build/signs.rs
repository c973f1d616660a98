// The signs of the short form that messages have in a program. The build writes them, and the program, which includes
// this file, reads them.

/// A place of a message: this, and its number as a digit.
pub const PLACE: char = '\u{1}';
/// A choice between words: this, the number of the place that decides it, for each of its variants a key, [`KEY`], a
/// pattern and [`VARIANT`], and [`END`]. The last variant has no key: it is for all others.
pub const CHOICE: char = '\u{2}';
/// The end of a variant's key.
pub const KEY: char = '\u{3}';
/// The end of a variant.
pub const VARIANT: char = '\u{4}';
/// The end of a choice.
pub const END: char = '\u{5}';
/// Stands before each message of a run.
pub const MESSAGE: char = '\u{6}';
/// Begins a run of messages: this, and the place of its first one. A catalogue is the number of its language as a capital
/// letter from A on, and its runs.
/// A file of one ends with U+0008, by which the page sees that nothing is cut off.
pub const RUN: char = '\u{7}';
