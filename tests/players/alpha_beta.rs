//! A player of Damath that looks many moves ahead: alpha-beta search with killer moves and nothing else, exact to the last
//! fraction of a point.

use std::mem;
use std::ops::Neg;

use caravanserai::bots::Choices;
use caravanserai::rules::damath::{Action, Damath, Sum};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use super::random;

/// The action that turns out best `depth` moves later, itself the first of them and at least that, if both sides play their
/// best; among equals the first as [`Game::actions`] lists them. Where the lot decides for bots, it does (D13). `None` if it
/// is not for `seat` to act.
pub fn choose(state: &Damath, seat: Seat, depth: u8, rng: &mut Rng) -> Option<Action> {
    let Choices { state, actions, at_random } = Choices::of(state, seat);
    if actions.len() > 1 && !at_random { best(&state, &actions, depth) } else { random::one_of(actions, rng) }
}

/// That one of `actions` which is best for whoever's turn it is. After `depth` moves the search goes on as long as a capture
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

/// The state after an action that is listed.
fn after(state: &Damath, action: &Action) -> Damath {
    if let Action::Play(way) = action {
        return state.played(way);
    }
    let mut state = *state;
    state.happen(action);
    state
}

/// How far whoever's turn it is, or would be, is ahead if the match ends with this position (D12).
fn lead(state: &Damath) -> Sum {
    let side = state.side();
    state.total(side) - state.total(side.other())
}

/// What a position is worth to whoever's turn it is: a match that is won more than any that goes on, and that more than
/// one that is lost; among these the greater lead more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    /// 1 if the match is won, −1 if it is lost; 0 if it is a draw or goes on.
    decided: i8,
    lead: Sum,
}

impl Worth {
    /// Less than any position is worth, and turned round more than any.
    const LEAST: Self = Self { decided: -2, lead: Sum::ZERO };

    /// Of a match that has ended with this lead.
    fn of_end(lead: Sum) -> Self {
        Self { decided: lead.cmp(&Sum::ZERO) as i8, lead }
    }

    /// Of a match that goes on.
    fn of_lead(lead: Sum) -> Self {
        Self { decided: 0, lead }
    }
}

/// What it is worth to the other.
impl Neg for Worth {
    type Output = Self;

    fn neg(self) -> Self {
        Self { decided: -self.decided, lead: -self.lead }
    }
}

/// A search that goes on.
struct Search {
    /// By how many moves have been made.
    plies: Vec<Ply>,
}

/// What the positions after the same number of moves share.
struct Ply {
    /// Room for the actions, so that it need not be found anew in each position.
    actions: Vec<Action>,
    /// The killer move: the last action that the other would not have let come to pass. It often is so again in the next
    /// position; tried first, it halves the positions that are looked at.
    killer: Option<Action>,
}

impl Search {
    /// What `state`, which `made` moves have led to, is worth to whoever's turn it is, looking `depth` moves ahead. It
    /// matters only between `alpha` and `beta`: what is not above `alpha` may come out greater than it is, but not above
    /// `alpha`; what is not below `beta` less, but not below `beta`.
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
