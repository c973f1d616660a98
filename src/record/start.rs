//! The start of a match.

/// The start of a match. `O` is the type of the options and `P` that of the position: values, or their texts. In a
/// record it is one line, `options …` or `position …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start<O, P> {
    /// The start of the rulebook, with these options.
    Options(O),
    /// A position that was set up by hand.
    Position(P),
}
