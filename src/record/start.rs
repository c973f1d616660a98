//! What a match begins from.

/// The start of a match; `O` are the options and `P` is the position, as values or as their texts. In a
/// record it is one line, `options …` or `position …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start<O, P> {
    /// What was agreed before: the rulebook's start.
    Options(O),
    /// A position that was set up by hand.
    Position(P),
}
