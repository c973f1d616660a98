//! An adaptive code for passing: the odds of a pass are how often the seat has passed before, so a seat that never
//! passes costs next to nothing.

use super::number::{Digits, Number};
use crate::rules::{Game, Seat, Turn};

/// For each seat, the weights of acting and of passing. At first a pass is as likely as each other action.
pub(super) struct Passes([[u32; 2]; Seat::MOST as usize]);

/// The weight that a pass adds, and an action that is the only one. One of two actions adds half of it, and so on.
const ONE: u32 = 60;

impl Default for Passes {
    fn default() -> Self {
        Self([[ONE; 2]; _])
    }
}

/// A choice in which passing is one of the listed actions.
struct Choice<'a> {
    /// The index of the pass in the list.
    pass: usize,
    /// The number of other actions.
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
    /// Adds the index `at` of an action in the list.
    pub(super) fn put<G: Game>(&mut self, digits: &mut Digits, state: &G, listed: &[G::Action], at: usize) {
        let Some(mut choice) = self.choice(state, listed) else { return digits.put(at, listed.len()) };
        let is_pass = at == choice.pass;
        digits.put_second(is_pass, choice.odds());
        if !is_pass {
            digits.put(if at < choice.pass { at } else { at - 1 }, listed.len() - 1);
        }
        choice.made(is_pass);
    }

    /// Takes the index that [`Self::put`] adds.
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

    /// The choice to pass or not; `None` if passing is not one of several actions.
    fn choice<G: Game>(&mut self, state: &G, listed: &[G::Action]) -> Option<Choice<'_>> {
        let Turn::Seat(seat) = state.turn() else { return None };
        let pass = listed.iter().position(G::is_pass)?;
        let ways = u32::try_from(listed.len() - 1).ok().filter(|ways| (1..=ONE).contains(ways))?;
        Some(Choice { pass, ways, counts: self.0.get_mut(seat.index())? })
    }
}
