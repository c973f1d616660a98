//! The pieces of all players.

use super::{Fault, HOME, SEATS, SHARED, Square, Step, ZERO, nth_after, shared_step, square};
use crate::rules::{Expected, Seat};

/// The largest number of pieces of a player.
pub(in crate::rules) const MOST: usize = 4;
/// The step of pieces that are not in play.
const NOWHERE: Step = Step(u8::MAX);

/// The pieces of one player on one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their owner.
    pub seat: Seat,
    /// The step of their own way on which they stand.
    pub step: Step,
    /// The number of pieces: 1 or 2.
    pub pieces: u8,
}

/// The steps of the pieces of all players. A player's pieces on one step are interchangeable, so pieces have no
/// identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// The number of pieces of each player.
    each: u8,
    /// The steps by seat, in ascending order. There are always four, so that loops over them have a fixed length.
    steps: [[Step; MOST]; SEATS as usize],
}

/// The distinct steps of the pieces of a seat, in ascending order.
#[derive(Clone, Debug)]
pub struct Steps<'a>(&'a [Step]);

impl Iterator for Steps<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let (step, rest) = self.0.split_first()?;
        self.0 = rest;
        while self.0.first() == Some(step) {
            self.0 = &self.0[1..];
        }
        Some(*step)
    }
}

/// The number of pieces on a step.
fn count(own: &[Step; MOST], step: Step) -> u8 {
    own.iter().fold(0, |count, own| count + u8::from(*own == step))
}

/// The number of a player's pieces on the block of a step. In the coloured column each block has two steps: one going
/// out, one coming in.
fn count_on_block(own: &[Step; MOST], step: Step) -> u8 {
    let there = count(own, step);
    if SHARED.contains(&step) { there } else { there + count(own, Step(HOME - step)) }
}

impl Pieces {
    /// Pieces of all players on the same steps, in ascending order.
    pub(in crate::rules) fn new(steps: &[Step]) -> Self {
        let each = steps.len().min(MOST);
        let mut pieces = Self { each: each.try_into().unwrap_or_default(), steps: [[NOWHERE; MOST]; SEATS as usize] };
        Seat::all(SEATS).for_each(|seat| pieces.set(seat, steps));
        pieces
    }

    /// Sets the steps of the pieces of `seat`, in ascending order; steps beyond the number of pieces are ignored.
    pub(in crate::rules) fn set(&mut self, seat: Seat, steps: &[Step]) {
        for (own, step) in self.steps[seat.index()][..self.each.into()].iter_mut().zip(steps) {
            *own = *step;
        }
    }

    /// The number of pieces of each player.
    #[must_use]
    pub fn each(&self) -> u8 {
        self.each
    }

    /// The steps of the pieces of `seat`, in ascending order; empty for a seat that does not exist.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &[Step] {
        self.steps.get(seat.index()).map_or(&[], |steps| &steps[..self.each.into()])
    }

    /// The steps of four pieces of `seat`, in ascending order; [`NOWHERE`] for those that are not in play.
    pub(in crate::rules) fn all_of(&self, seat: Seat) -> [Step; MOST] {
        self.steps[seat.index()]
    }

    /// The distinct steps of the pieces of `seat`, in ascending order.
    #[must_use]
    pub fn steps(&self, seat: Seat) -> Steps<'_> {
        Steps(self.of(seat))
    }

    /// The number of pieces of `seat` on `step`.
    #[must_use]
    pub fn count(&self, seat: Seat, step: Step) -> u8 {
        self.steps.get(seat.index()).map_or(0, |own| count(own, step))
    }

    /// The number of pieces of `seat` on a square, going out or coming in (X5).
    #[must_use]
    pub fn on(&self, seat: Seat, on: Square) -> u8 {
        self.of(seat).iter().fold(0, |count, step| count + u8::from(square(seat, *step) == Some(on)))
    }

    /// `true` if two pieces of `seat` are a pair on `step` (X6).
    #[must_use]
    pub fn is_pair(&self, seat: Seat, step: Step) -> bool {
        SHARED.contains(&step) && self.count(seat, step) == 2
    }

    /// The enemy pieces on the square of a step of `seat`.
    #[must_use]
    pub fn enemies(&self, seat: Seat, step: Step) -> Option<Group> {
        for by in 1..SEATS {
            let other = nth_after(seat, by);
            let step = shared_step(seat, step, other)?;
            let pieces = self.count(other, step);
            if pieces > 0 {
                return Some(Group { seat: other, step, pieces });
            }
        }
        None
    }

    /// `true` if all pieces of `seat` are home.
    #[must_use]
    pub fn all_home(&self, seat: Seat) -> bool {
        self.count(seat, HOME) == self.each
    }

    /// The sum of the steps of the pieces of `seat`.
    #[must_use]
    pub fn sum(&self, seat: Seat) -> u16 {
        self.of(seat).iter().map(|step| u16::from(step.0)).sum()
    }

    /// Checks that `more` pieces of `seat` fit on `step` (X4, X5).
    pub(in crate::rules) fn check_room(&self, seat: Seat, step: Step, more: u8) -> Result<(), Fault> {
        if step > HOME {
            Err(Fault::TooFar { seat, step })
        } else if step < HOME && count_on_block(&self.steps[seat.index()], step) + more > 2 {
            Err(Fault::Full { seat, step })
        } else {
            Ok(())
        }
    }

    /// Moves a number of pieces of `seat` from one step to another, and sends the enemy pieces there, which it returns,
    /// back to their 0 mark.
    pub(in crate::rules) fn carry(&mut self, seat: Seat, from: Step, to: Step, pieces: u8) -> Option<Group> {
        let hit = self.enemies(seat, to);
        self.place(seat, from, to, pieces);
        if let Some(group) = hit {
            self.place(group.seat, group.step, ZERO, group.pieces);
        }
        hit
    }

    /// Moves a number of pieces of `seat` from one step to another without hitting.
    pub(in crate::rules) fn place(&mut self, seat: Seat, from: Step, to: Step, pieces: u8) {
        let there = &mut self.steps[seat.index()];
        let mut own = *there;
        let mut left = pieces;
        for step in &mut own {
            let moves = *step == from && left > 0;
            left -= u8::from(moves);
            *step = if moves { to } else { *step };
        }
        for last in (1..MOST).rev() {
            for at in 0..last {
                (own[at], own[at + 1]) = (own[at].min(own[at + 1]), own[at].max(own[at + 1]));
            }
        }
        // One store for all four, because they are loaded as one value: a load after single stores would stall.
        *there = own;
    }

    /// The first condition of X1 and X5 that is not met, if any.
    pub(in crate::rules) fn contradiction(&self) -> Option<Expected> {
        let all = || Seat::all(SEATS).flat_map(|seat| self.of(seat).iter().map(move |step| (seat, *step)));
        if all().any(|(_, step)| step > HOME) {
            return Some(Expected("steps-to-81"));
        }
        let crowded =
            |(seat, step): (Seat, _)| step > ZERO && step < HOME && count_on_block(&self.steps[seat.index()], step) > 2;
        if all().any(crowded) {
            return Some(Expected("two-on-a-block"));
        }
        if all().any(|(seat, step)| self.enemies(seat, step).is_some()) {
            return Some(Expected("one-player-on-a-block"));
        }
        None
    }
}
