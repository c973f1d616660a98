//! Whether a seat passes where it could do something is told by how often it has: who never does so pays next to nothing.

use super::number::{Digits, Number};
use crate::rules::{Game, Seat, Turn};

/// Of each seat, how likely it does one of the things that it can do, and how likely it passes instead: as likely as
/// any of them, to begin with.
pub(super) struct Passes([[u32; 2]; Seat::MOST as usize]);

/// What doing the only thing that there is to do counts, or passing. Doing one of two counts half of it, and so on.
const ONE: u32 = 60;

impl Default for Passes {
    fn default() -> Self {
        Self([[ONE; 2]; _])
    }
}

/// Where one can pass.
struct Choice<'a> {
    /// The place of that among what is listed.
    pass: usize,
    /// How many others there are.
    ways: u32,
    counts: &'a mut [u32; 2],
}

impl Choice<'_> {
    fn odds(&self) -> [u32; 2] {
        let [does, passes] = *self.counts;
        [self.ways * does, passes]
    }

    fn made(&mut self, is_pass: bool) {
        self.counts[usize::from(is_pass)] += if is_pass { ONE } else { ONE / self.ways };
    }
}

impl Passes {
    /// Puts the place of what is done among what is listed.
    pub(super) fn put<G: Game>(&mut self, digits: &mut Digits, state: &G, listed: &[G::Action], at: usize) {
        let Some(mut choice) = self.choice(state, listed) else { return digits.put(at, listed.len()) };
        let is_pass = at == choice.pass;
        digits.put_second(is_pass, choice.odds());
        if !is_pass {
            digits.put(if at < choice.pass { at } else { at - 1 }, listed.len() - 1);
        }
        choice.made(is_pass);
    }

    /// Takes what [`Self::put`] puts.
    pub(super) fn take<G: Game>(&mut self, number: &mut Number, state: &G, listed: &[G::Action]) -> Option<usize> {
        let Some(mut choice) = self.choice(state, listed) else { return number.take(listed.len()) };
        let is_pass = number.take_second(choice.odds());
        choice.made(is_pass);
        if is_pass {
            return Some(choice.pass);
        }
        let at = number.take(listed.len() - 1)?;
        Some(if at < choice.pass { at } else { at + 1 })
    }

    /// None if nobody can choose to pass.
    fn choice<G: Game>(&mut self, state: &G, listed: &[G::Action]) -> Option<Choice<'_>> {
        let Turn::Seat(seat) = state.turn() else { return None };
        let pass = listed.iter().position(G::is_pass)?;
        let ways = u32::try_from(listed.len() - 1).ok().filter(|ways| (1..=ONE).contains(ways))?;
        Some(Choice { pass, ways, counts: self.0.get_mut(seat.index())? })
    }
}
