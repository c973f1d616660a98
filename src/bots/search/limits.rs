//! Iterative deepening within limits.

/// The limits of a search; it stops at the first that it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest number of iterations; 0 counts as 1. Each search defines its iteration.
    pub depth: u8,
    /// The greatest number of positions to visit. The first iteration is completed in any case.
    pub positions: u64,
}

impl Limits {
    /// At most `depth` iterations, with any number of positions.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self { depth, positions: u64::MAX }
    }

    /// At most `positions` positions, at any depth.
    #[must_use]
    pub const fn positions(positions: u64) -> Self {
        Self { depth: u8::MAX, positions }
    }
}

/// The progress of a search.
pub struct Progress {
    limits: Limits,
    /// The number of positions visited.
    pub positions: u64,
    /// The current iteration, from 1; 0 before the first.
    pub depth: u8,
}

impl Progress {
    /// The progress of a search that has not started.
    pub fn new(limits: Limits) -> Self {
        Self { limits, positions: 0, depth: 0 }
    }
}

/// A search by iterative deepening that visits one position at a time.
pub trait Deepening {
    fn progress(&mut self) -> &mut Progress;

    /// `true` within an iteration.
    fn is_iterating(&self) -> bool;

    /// Starts the next iteration.
    fn begin_iteration(&mut self);

    /// Visits the next position of the iteration.
    fn visit(&mut self);
}

/// Visits up to `positions` more positions. Returns `true` if there is more to search.
pub fn advance(search: &mut impl Deepening, positions: u64) -> bool {
    let end = search.progress().positions.saturating_add(positions);
    loop {
        let iterates = search.is_iterating();
        let progress = search.progress();
        let is_spent = progress.depth > 1 && progress.positions >= progress.limits.positions;
        if is_spent || (!iterates && progress.depth >= progress.limits.depth.max(1)) {
            return false;
        }
        if progress.positions >= end {
            return true;
        }
        if !iterates {
            progress.depth += 1;
            search.begin_iteration();
        }
        search.progress().positions += 1;
        search.visit();
    }
}
