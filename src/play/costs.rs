//! The sums of a puzzle: what each direction costs over the faces of the die.

use crate::puzzles::Sum;
use crate::words::{Surd, TypedNumber, Unclear, judge_typed};

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
    pub verdict: Option<Result<bool, Unclear>>,
}

impl<A> Costs<A> {
    /// The sums of these ways, before anything is typed.
    #[must_use]
    pub fn new(ways: Vec<(A, Sum)>) -> Self {
        let way = |(action, sum)| Way { action, sum, typed: String::new(), verdict: None };
        Self { ways: ways.into_iter().map(way).collect(), failures: 0 }
    }

    /// Replaces what is typed for the way with this index. A right result stays as it is.
    pub fn set(&mut self, index: usize, text: String) {
        if let Some(way) = self.ways.get_mut(index).filter(|way| !way.is_right()) {
            (way.typed, way.verdict) = (text, None);
        }
    }

    /// `true` if every way has a result to hand in.
    #[must_use]
    pub fn can_hand_in(&self) -> bool {
        self.ways.iter().all(|way| !way.typed.trim().is_empty())
    }

    /// Judges the typed results. Nothing happens while one is missing. One that is neither right nor wrong is no failure.
    pub fn hand_in(&mut self) {
        if self.can_hand_in() {
            for way in &mut self.ways {
                let total = way.sum.total().into();
                let is_total = |typed: TypedNumber| Some(typed.value == Surd::integer(total));
                way.verdict = Some(judge_typed(&way.typed, None, is_total));
            }
            self.failures += usize::from(self.wrong().is_some());
        }
    }

    /// `true` once every result is right.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.ways.iter().all(Way::is_right)
    }

    /// The first way whose result has to be typed again, and why.
    #[must_use]
    pub fn unclear(&self) -> Option<(&Way<A>, Unclear)> {
        self.ways.iter().find_map(|way| Some((way, way.verdict?.err()?)))
    }

    /// The first way with a wrong result.
    #[must_use]
    pub fn wrong(&self) -> Option<&Way<A>> {
        self.ways.iter().find(|way| way.verdict == Some(Ok(false)))
    }
}

impl<A> Way<A> {
    /// `true` once its result is right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.verdict == Some(Ok(true))
    }

    /// The working without its result ([`working`]).
    #[must_use]
    pub fn working(&self) -> String {
        working(&self.sum)
    }
}

/// The working of a sum, without its result: `0 + 2 × 3 + 2 × 3 + 4`, a term for each number of the die.
pub(super) fn working(sum: &Sum) -> String {
    let term = |faces: u32, dirhams: u32| match (faces, dirhams) {
        (1, _) | (_, 0) => dirhams.to_string(),
        _ => format!("{faces}\u{a0}×\u{a0}{dirhams}"),
    };
    let terms: Vec<_> = sum.terms.iter().map(|each| term(each.faces, each.dirhams)).collect();
    terms.join(" + ")
}
