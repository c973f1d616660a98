//! Looking many moves ahead in games of two without chance: alpha-beta search.

use std::mem;
use std::ops::Neg;

use crate::rules::{Game, Turn};

/// A game in which two act in turn and nothing is left to chance.
pub trait Duel: Game {
    /// How far somebody is ahead, exactly; the default is not at all.
    type Lead: Copy + Default + Ord + Neg<Output = Self::Lead>;

    /// The state after one of [`Game::actions`]: it is the other's turn then, or the match is over. What it is after
    /// anything else means nothing, for that is not checked.
    #[must_use]
    fn after(&self, action: &Self::Action) -> Self;

    /// Whether the position can be judged as it stands. One that cannot is always looked beyond, so the rules must
    /// bring each chain of them to an end.
    fn is_quiet(&self) -> bool;

    /// How far whoever's turn it is, or would be, is ahead of the other if the match ends with this position.
    fn lead(&self) -> Self::Lead;
}

/// That one of `actions` which is best for whoever's turn it is: `depth` moves are looked ahead, the action itself
/// included and at least that, and then as many more as it takes to come to a quiet position; both sides play their
/// best. Of several that are equally good it is the first, so the same position always gives the same action. `None` if
/// there are no actions.
pub fn best<G: Duel>(state: &G, actions: &[G::Action], depth: u8) -> Option<G::Action> {
    let mut search = Search::<G> { plies: Vec::new() };
    let mut best = None;
    let mut alpha = Worth::least();
    for action in actions {
        let worth = -search.worth(&state.after(action), 0, depth.saturating_sub(1), Worth::least(), -alpha);
        if worth > alpha {
            alpha = worth;
            best = Some(action);
        }
    }
    best.cloned()
}

/// What a position is worth to whoever's turn it is: a match that is won more than any that goes on, and that more than
/// one that is lost; among these the greater lead more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Worth<L> {
    /// 1 if the match is won, −1 if it is lost; 0 if it is a draw or goes on.
    decided: i8,
    lead: L,
}

impl<L: Copy + Default + Ord + Neg<Output = L>> Worth<L> {
    /// Less than any position is worth, and turned round more than any.
    fn least() -> Self {
        Self { decided: -2, lead: L::default() }
    }

    /// Of a match that has ended with this lead.
    fn of_end(lead: L) -> Self {
        Self { decided: lead.cmp(&L::default()) as i8, lead }
    }

    /// Of a match that goes on.
    fn of_lead(lead: L) -> Self {
        Self { decided: 0, lead }
    }
}

/// What it is worth to the other.
impl<L: Neg<Output = L>> Neg for Worth<L> {
    type Output = Self;

    fn neg(self) -> Self {
        Self { decided: -self.decided, lead: -self.lead }
    }
}

/// A search that goes on.
struct Search<G: Duel> {
    /// By how many moves have been made.
    plies: Vec<Ply<G::Action>>,
}

/// What the positions after the same number of moves share.
struct Ply<A> {
    /// Room for the actions, so that it need not be found anew in each position.
    actions: Vec<A>,
    /// The killer move: the last action that the other would not have let come to pass. It often is so again in the next
    /// position; tried first, it halves the positions that are looked at.
    killer: Option<A>,
}

impl<G: Duel> Search<G> {
    /// What `state`, which `made` moves have led to, is worth to whoever's turn it is, looking `depth` moves ahead. It
    /// matters only between `alpha` and `beta`: what is not above `alpha` may come out greater than it is, but not above
    /// `alpha`; what is not below `beta` less, but not below `beta`.
    fn worth(
        &mut self,
        state: &G,
        made: usize,
        depth: u8,
        mut alpha: Worth<G::Lead>,
        beta: Worth<G::Lead>,
    ) -> Worth<G::Lead> {
        if state.turn() == Turn::Over {
            return Worth::of_end(state.lead());
        }
        if depth == 0 && state.is_quiet() {
            return Worth::of_lead(state.lead());
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
        let mut best = Worth::least();
        for action in &actions {
            let worth = -self.worth(&state.after(action), made + 1, depth.saturating_sub(1), -beta, -alpha);
            best = best.max(worth);
            alpha = alpha.max(worth);
            if worth >= beta {
                self.plies[made].killer = Some(action.clone());
                break;
            }
        }
        self.plies[made].actions = actions;
        best
    }
}
