//! How far a search goes, and what it finds.

/// How far a search goes at the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many times it deepens; 0 is as 1. What a step is, the search says.
    pub depth: u8,
    /// How many positions it looks at. The first step is finished all the same.
    pub positions: u64,
}

impl Limits {
    /// So many steps, however many positions that is.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self { depth, positions: u64::MAX }
    }

    /// So many positions, however deep that is.
    #[must_use]
    pub const fn positions(positions: u64) -> Self {
        Self { depth: u8::MAX, positions }
    }
}

/// The finding of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<A> {
    /// In which step it has found it.
    pub depth: u8,
    /// How many positions it had looked at.
    pub positions: u64,
    /// What it takes the position to be worth to whoever asked; in the game's own unit.
    pub worth: i64,
    /// The action that it takes to be best.
    pub action: A,
}

/// How far a search has come.
pub struct Progress {
    limits: Limits,
    /// How many positions have been looked at.
    pub positions: u64,
    /// The step that it is in; 0 before the first.
    pub depth: u8,
}

impl Progress {
    /// Before the first position.
    pub fn new(limits: Limits) -> Self {
        Self { limits, positions: 0, depth: 0 }
    }
}

/// A search that looks at one position after the other, and further ahead with every step.
pub trait Deepening {
    fn progress(&mut self) -> &mut Progress;

    /// Whether it is in a step.
    fn is_at_work(&self) -> bool;

    /// Begins the next step.
    fn deepen(&mut self);

    /// Looks at the next position of the step.
    fn look(&mut self);
}

/// Looks at so many positions more. Tells whether there is more to look for.
pub fn go_on(search: &mut impl Deepening, positions: u64) -> bool {
    let end = search.progress().positions.saturating_add(positions);
    loop {
        let works = search.is_at_work();
        let progress = search.progress();
        let is_spent = progress.depth > 1 && progress.positions >= progress.limits.positions;
        if is_spent || (!works && progress.depth >= progress.limits.depth.max(1)) {
            return false;
        }
        if progress.positions >= end {
            return true;
        }
        if !works {
            progress.depth += 1;
            search.deepen();
        }
        search.progress().positions += 1;
        search.look();
    }
}
