//! How long a search goes on, and what it tells meanwhile.

/// How long a search goes on.
pub struct Limits<'a, A> {
    /// How many times it deepens at the most; 0 is as 1. What a step is, the search says.
    pub depth: u8,
    /// How many positions it looks at, at the most. The first step is finished all the same.
    pub positions: u64,
    /// Is asked now and then whether to stop, once the first step is finished.
    pub stop: &'a mut dyn FnMut() -> bool,
    /// Is told what has been found, after each step.
    pub report: &'a mut dyn FnMut(&Thought<A>),
}

/// The finding of a search after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<A> {
    /// How many steps it has made.
    pub depth: u8,
    /// How many positions it has looked at.
    pub positions: u64,
    /// What it takes the position to be worth to whoever asked; in the game's own unit.
    pub worth: i64,
    /// The action that it takes to be best.
    pub action: A,
}

/// After so many positions it is asked whether to stop.
const ASKED: u64 = 256;

/// Watches whether a search has to stop.
pub struct Watch<'a> {
    /// How many positions have been looked at.
    pub positions: u64,
    /// Whether the first step is made, so that there is something to stop with.
    pub may_stop: bool,
    most: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
}

impl<'a> Watch<'a> {
    /// Before the first of at most so many positions.
    pub fn new(most: u64, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { positions: 0, may_stop: false, most, stop, stopped: false }
    }

    /// Counts a position; `None` if it is time to stop.
    pub fn count(&mut self) -> Option<()> {
        self.positions += 1;
        if self.may_stop && (self.positions.is_multiple_of(ASKED) || self.positions > self.most) {
            self.stopped |= self.positions > self.most || (self.stop)();
        }
        (!self.stopped).then_some(())
    }
}
