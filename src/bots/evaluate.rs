//! The evaluation of positions.

use super::search::{Expectimax, Limits, Search};
use super::{Level, Scale, Worth};
use crate::rules::{Game, Seat, Turn};

/// The default search limit of the master; the games that use it gain nothing from more.
const MASTER: Limits = Limits::positions(2_000);

/// The comparison of a choice with its alternatives.
pub struct Assessment<A> {
    /// The outlook of each seat before the choice, which is that of the best alternative.
    pub before: Worth,
    /// The best choice, if it is not the chosen one.
    pub better: Option<A>,
}

/// A game with an evaluation function, and with the bots that it defines.
pub trait Evaluate: Game {
    /// The unit of the outlooks ([`Evaluate::outlook`]).
    const SCALE: Scale = Scale::Lead;

    /// The evaluation of the position for `seat`; greater is better. The unit is the game's own and the same in all
    /// its positions. The result of a finished match need not be included: bots compare [`Game::outcome`] first, and
    /// values only among equal places.
    fn value(&self, seat: Seat) -> i64;

    /// [`Evaluate::value`] of every seat.
    fn values(&self) -> Worth {
        self.by_seat(Self::value)
    }

    /// A simpler heuristic, which may have a unit of its own; the default evaluation of [`Level::Advanced`].
    fn heuristic(&self, seat: Seat) -> i64 {
        self.value(seat)
    }

    /// The material count, without threats or potential; it may have a unit of its own. The default evaluation of
    /// [`Level::Beginner`] and [`Level::Casual`].
    fn material(&self, seat: Seat) -> i64 {
        self.heuristic(seat)
    }

    /// The evaluation of [`Level::Casual`].
    fn casual(&self, seat: Seat) -> i64 {
        self.material(seat)
    }

    /// The `evaluation` of every seat.
    fn by_seat(&self, evaluate: impl Fn(&Self, Seat) -> i64) -> Worth {
        let mut worth = Worth::default();
        Seat::all(self.seats()).zip(&mut worth).for_each(|(seat, worth)| *worth = evaluate(self, seat));
        worth
    }

    /// Removes from the legal `actions` those that the rulebook allows to people but not to bots; at least one
    /// remains. Returns `true` if the bot picks one of the rest at random: because the rulebook says so, or because
    /// it cannot tell them apart.
    fn restrict_for_bot(&self, _actions: &mut Vec<Self::Action>) -> bool {
        false
    }

    /// Starts a search for the best of `actions` for `seat`, at full strength within `limits`.
    fn start_search(&self, seat: Seat, actions: Vec<Self::Action>, limits: Limits) -> Box<dyn Search<Self::Action>> {
        Box::new(Expectimax::new(self, seat, actions, Self::values, Self::SCALE, limits))
    }

    /// Starts the search of a bot of this level on `seat` among `actions`. Levels differ by evaluation and depth. Of
    /// equal actions the first is found.
    fn start_level_search(
        &self,
        level: Level,
        seat: Seat,
        actions: Vec<Self::Action>,
    ) -> Box<dyn Search<Self::Action>> {
        let material: fn(&Self) -> Worth = |state| state.by_seat(Self::material);
        let (evaluate, depth) = match level {
            Level::Beginner => (material, 1),
            Level::Casual => ((|state| state.by_seat(Self::casual)) as fn(&Self) -> Worth, 2),
            Level::Advanced => ((|state| state.by_seat(Self::heuristic)) as fn(&Self) -> Worth, 1),
            Level::Master => return self.start_search(seat, actions, MASTER),
        };
        Box::new(Expectimax::new(self, seat, actions, evaluate, Self::SCALE, Limits::depth(depth)))
    }

    /// `true` if a throw is used in part: the next choice belongs to the one before, and is advised along with it.
    fn is_mid_throw(&self) -> bool {
        false
    }

    /// A side action ([`Game::side_actions`]) that a bot on `seat` takes before its move, such as an offer.
    fn choose_side_action(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The probability of each seat to win, in hundredths of a percent; only of games with [`Scale::Chance`].
    fn win_chances(&self) -> Worth {
        self.values()
    }

    /// The static outlook of each seat, without looking ahead, in [`Evaluate::SCALE`]; of a finished match, its
    /// result.
    fn static_outlook(&self) -> Worth {
        match (Self::SCALE, self.outcome()) {
            (Scale::Lead, _) => self.values(),
            (Scale::Chance, None) => self.win_chances(),
            (Scale::Chance, Some(outcome)) => {
                let mut worth = Worth::default();
                outcome.winners().for_each(|seat| worth[seat.index()] = 10_000);
                worth
            }
        }
    }

    /// The outlook of each seat where no later step of the match is known ([`super::Judge`]), in [`Evaluate::SCALE`].
    fn outlook(&self) -> Worth {
        expected_outlook(self)
    }

    /// The best play of all from here, some moves long; empty in games whose course depends on throws.
    fn best_play(&self) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Compares the `_chosen` action of `seat`, whose outlook is `then`, with its alternatives, each of which is valued
    /// by `expected_outlook`.
    fn assess(&self, seat: Seat, _chosen: &Self::Action, then: Worth) -> Assessment<Self::Action> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let (mut before, mut better) = (then, None);
        for action in actions {
            let worth = expected_outlook(&after(self, &action));
            if worth[seat.index()] > before[seat.index()] {
                (before, better) = (worth, Some(action));
            }
        }
        Assessment { before, better }
    }
}

/// The expected outlook of each seat, by a one-ply expectimax: the mean over chance outcomes, then the choice that is
/// best by its static outlook.
pub fn expected_outlook<G: Evaluate>(state: &G) -> Worth {
    let Turn::Chance(_) = state.turn() else { return chosen(state) };
    let (mut sum, mut weights) = (Worth::default(), 0);
    for (outcome, weight) in state.chance() {
        let (each, weight) = (chosen(&after(state, &outcome)), i64::from(weight));
        sum.iter_mut().zip(each).for_each(|(sum, each)| *sum += weight * each);
        weights += weight;
    }
    sum.map(|sum| sum / weights.max(1))
}

/// The outlook after the best choice by static outlook, without looking beyond a throw. Where the choices cannot be told
/// apart, none is the best.
fn chosen<G: Evaluate>(state: &G) -> Worth {
    let Turn::Seat(seat) = state.turn() else { return state.static_outlook() };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    if G::THROWS && state.restrict_for_bot(&mut actions.clone()) {
        return state.static_outlook();
    }
    let all = actions.iter().map(|action| after(state, action).static_outlook());
    all.max_by_key(|worth| worth[seat.index()]).unwrap_or_else(|| state.static_outlook())
}

/// The state after an action, which is part of the match or listed by the state, so it is legal.
pub(super) fn after<G: Evaluate>(state: &G, action: &G::Action) -> G {
    let mut state = state.clone();
    let _ = state.apply(action);
    state
}
