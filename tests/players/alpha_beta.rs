//! A player of Damath: alpha-beta search with killer moves and nothing else, with exact scores.
//! fraction of a point.

use std::mem;
use std::ops::Neg;

use caravanserai::bots::Choices;
use caravanserai::rules::damath::{Action, Damath, Sum};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use super::random;

/// Returns the best action by a search of this depth, at least 1; among equals the first as [`Game::actions`] lists
/// them. Where the rules leave the choice of bots to chance (D13), it is random. `None` if `seat` is not to act.
pub fn choose(state: &Damath, seat: Seat, depth: u8, rng: &mut Rng) -> Option<Action> {
    let Choices { state, actions, at_random } = Choices::of(state, seat);
    if actions.len() > 1 && !at_random { best(&state, &actions, depth) } else { random::one_of(actions, rng) }
}

/// Returns the best of `actions` for the player to move. At the end of its depth the search continues while a capture
/// is compulsory (D7). `None` if there are no actions.
fn best(state: &Damath, actions: &[Action], depth: u8) -> Option<Action> {
    let mut search = Search { plies: Vec::new() };
    let mut best = None;
    let mut alpha = Worth::LEAST;
    for action in actions {
        let worth = -search.worth(&after(state, action), 0, depth.saturating_sub(1), Worth::LEAST, -alpha);
        if worth > alpha {
            alpha = worth;
            best = Some(*action);
        }
    }
    best
}

/// Returns the state after a listed action.
fn after(state: &Damath, action: &Action) -> Damath {
    if let Action::Play(way) = action {
        return state.played(way);
    }
    let mut state = *state;
    state.happen(action);
    state
}

/// Returns the lead of the player to move if the match ends with this position (D12).
fn lead(state: &Damath) -> Sum {
    let side = state.side();
    state.total(side) - state.total(side.other())
}

/// The value of a position for the player to move: won matches are above all that continue, and those above lost ones;
/// within each, the greater lead is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    /// 1 if the match is won, −1 if it is lost; 0 if it is a draw or goes on.
    decided: i8,
    lead: Sum,
}

impl Worth {
    /// Less than the value of any position; negated, greater than any.
    const LEAST: Self = Self { decided: -2, lead: Sum::ZERO };

    /// The value of a match that has ended with this lead.
    fn of_end(lead: Sum) -> Self {
        Self { decided: lead.cmp(&Sum::ZERO) as i8, lead }
    }

    /// The value of a match that continues.
    fn of_lead(lead: Sum) -> Self {
        Self { decided: 0, lead }
    }
}

/// The value for the opponent.
impl Neg for Worth {
    type Output = Self;

    fn neg(self) -> Self {
        Self { decided: -self.decided, lead: -self.lead }
    }
}

/// The state of a search.
struct Search {
    /// By the number of moves made.
    plies: Vec<Ply>,
}

/// Data shared by the positions after the same number of moves.
struct Ply {
    /// A buffer for the actions, so that it is not allocated in each position.
    actions: Vec<Action>,
    /// The killer move: the last action that caused a beta cutoff. It often does so in the next position too; tried
    /// first, it halves the number of positions searched.
    killer: Option<Action>,
}

impl Search {
    /// Returns the value of `state`, which is `made` moves below the root, for the player to move, by a search of this
    /// depth. The value is exact between `alpha` and `beta`; outside it is an upper bound not above `alpha`, or a lower
    /// bound not below `beta`.
    fn worth(&mut self, state: &Damath, made: usize, depth: u8, mut alpha: Worth, beta: Worth) -> Worth {
        if state.turn() == Turn::Over {
            return Worth::of_end(lead(state));
        }
        if depth == 0 && !state.must_capture() {
            return Worth::of_lead(lead(state));
        }
        if self.plies.len() == made {
            self.plies.push(Ply { actions: Vec::new(), killer: None });
        }
        let mut actions = mem::take(&mut self.plies[made].actions);
        state.actions(&mut actions);
        let killer = &self.plies[made].killer;
        if let Some(place) = actions.iter().position(|action| Some(action) == killer.as_ref()) {
            actions.swap(0, place);
        }
        let mut best = Worth::LEAST;
        for action in &actions {
            let worth = -self.worth(&after(state, action), made + 1, depth.saturating_sub(1), -beta, -alpha);
            best = best.max(worth);
            alpha = alpha.max(worth);
            if worth >= beta {
                self.plies[made].killer = Some(*action);
                break;
            }
        }
        self.plies[made].actions = actions;
        best
    }
}
