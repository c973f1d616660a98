//! The sums of a puzzle: what each way costs over the faces of the die.

use crate::puzzles::Sum;

/// The sums of a puzzle, one for each way, which a solver works out all at once. A plain value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Costs<A> {
    /// The ways, with what each costs.
    pub ways: Vec<Way<A>>,
    /// The number of times that results were handed in of which at least one was wrong.
    pub failures: usize,
}

/// A way, and its sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way<A> {
    /// The action that takes this way.
    pub action: A,
    /// Its cost.
    pub sum: Sum,
    /// The result typed so far.
    pub typed: String,
    /// The verdict on the result that was handed in, until another one is typed.
    pub is_right: Option<bool>,
}

impl<A> Costs<A> {
    /// The sums of these ways, before anything is typed.
    #[must_use]
    pub fn new(ways: Vec<(A, Sum)>) -> Self {
        let way = |(action, sum)| Way { action, sum, typed: String::new(), is_right: None };
        Self { ways: ways.into_iter().map(way).collect(), failures: 0 }
    }

    /// Replaces what is typed for the way with this index. A right result stays as it is.
    pub fn set(&mut self, index: usize, text: String) {
        if let Some(way) = self.ways.get_mut(index).filter(|way| way.is_right != Some(true)) {
            (way.typed, way.is_right) = (text, None);
        }
    }

    /// `true` if every way has a result to hand in.
    #[must_use]
    pub fn can_hand_in(&self) -> bool {
        self.ways.iter().all(|way| !way.typed.trim().is_empty())
    }

    /// Judges the typed results. Nothing happens while one is missing.
    pub fn hand_in(&mut self) {
        if self.can_hand_in() {
            for way in &mut self.ways {
                way.is_right = Some(way.typed.trim().parse() == Ok(way.sum.total()));
            }
            self.failures += usize::from(!self.is_done());
        }
    }

    /// `true` once every result is right.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.ways.iter().all(|way| way.is_right == Some(true))
    }

    /// The first way with a wrong result.
    #[must_use]
    pub fn wrong(&self) -> Option<&Way<A>> {
        self.ways.iter().find(|way| way.is_right == Some(false))
    }
}

impl<A> Way<A> {
    /// The working without its result: `0 + 2 × 3 + 2 × 3 + 4`, a term for each number of the die.
    #[must_use]
    pub fn working(&self) -> String {
        let term = |faces: u32, dirhams: u32| match (faces, dirhams) {
            (1, _) | (_, 0) => dirhams.to_string(),
            _ => format!("{faces}\u{a0}×\u{a0}{dirhams}"),
        };
        let terms: Vec<_> = self.sum.terms.iter().map(|each| term(each.faces, each.dirhams)).collect();
        terms.join(" + ")
    }
}
