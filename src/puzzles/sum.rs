//! Sums over the faces of a die, for pupils to work out.

/// The average cost of a way: each number of the die with the dirhams that it costs. The mean is
/// [`Sum::total`] ÷ [`Sum::faces`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// One for each number of the die.
    pub terms: Vec<Term>,
}

/// A number of the die in a [`Sum`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The number rolled.
    pub roll: u8,
    /// The number of faces that show it.
    pub faces: u32,
    /// The dirhams that are paid then.
    pub dirhams: u32,
}

impl Sum {
    /// The dirhams paid over all faces of the die.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.terms.iter().map(|term| term.faces * term.dirhams).sum()
    }

    /// The number of faces of the die.
    #[must_use]
    pub fn faces(&self) -> u32 {
        self.terms.iter().map(|term| term.faces).sum()
    }
}
