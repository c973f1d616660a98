//! Judging what has been played: what a match was worth to each seat along its way, what each choice cost, and what was luck.
//! The ways in which backgammon programs tell luck from play (<https://www.gnu.org/software/gnubg/>), for any game.

use super::search::{Limits, Thought};
use super::{Evaluate, Level, Thinking, Worth};
use crate::rules::{Actor, Seat, Turn};

/// What an outlook is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Hundredths of a percent: the chance to win.
    Chance,
    /// Hundredths of what is counted in the end: how far ahead the seat will be of the others on average.
    Lead,
}

impl Scale {
    /// What a choice costs at the least, if it costs anything: what is less may be the fault of who judges.
    const fn least(self) -> i64 {
        match self {
            Self::Chance => 50,
            Self::Lead => 5,
        }
    }
}

/// The judgement on something that has happened. What things are worth is counted in the game's [`Evaluate::SCALE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<A> {
    /// The outlook of each seat after it.
    pub outlook: Worth,
    /// What it has changed for each seat, if chance has decided: what fell, less what falls on average.
    pub luck: Worth,
    /// What it has cost whoever chose it, against the best choice: 0 or less.
    pub cost: i64,
    /// The best choice, if there was a better one.
    pub better: Option<A>,
}

/// What is thought of a choice.
pub struct Weighed<A> {
    /// The outlook of each seat after what was chosen.
    pub outlook: Worth,
    /// The best choice, and what it would be worth to whoever chose.
    pub best: (i64, A),
}

/// Judges what happened in a state by `action`, which is one of its actions. After something else nothing is known but the
/// outlook.
pub fn judge<G: Evaluate>(before: &G, action: &G::Action) -> Judged<G::Action> {
    let (mut luck, mut cost, mut better) = (Worth::default(), 0, None);
    let outlook = match (before.turn(), before.actor(action)) {
        (Turn::Chance(_), _) => {
            let fell = outlook(&after(before, action));
            let mean = outlook(before);
            luck.iter_mut().zip(fell).zip(mean).for_each(|((luck, fell), mean)| *luck = fell - mean);
            fell
        }
        (Turn::Seat(seat), Actor::Seat(who)) if seat == who => {
            // A choice is weighed by what its seat could know.
            let known = before.seen_by(seat);
            let Weighed { outlook, best: (best, action_best) } = known.weighs(seat, action);
            let less = best - outlook[seat.index()];
            if less >= G::SCALE.least() && !is_masterly(&known, seat, action) {
                (cost, better) = (-less, Some(action_best));
            }
            outlook
        }
        _ => outlook(&after(before, action)),
    };
    Judged { outlook, luck, cost, better }
}

/// Whether the highest bot would have done the same. It looks further than what is judged by, and gives the hints: who follows
/// them is not told that they were wrong.
fn is_masterly<G: Evaluate>(state: &G, seat: Seat, chosen: &G::Action) -> bool {
    Thinking::begin(Level::Master, state, seat, 0).is_some_and(|bot| bot.finish() == *chosen)
}

fn after<G: Evaluate>(state: &G, action: &G::Action) -> G {
    let mut state = state.clone();
    // Every action here is of the match or listed by the state, so it is legal.
    let _ = state.apply(action);
    state
}

/// The outlook of each seat: chance falls as it does on average, and whoever chooses then chooses what is best as it looks.
fn outlook<G: Evaluate>(state: &G) -> Worth {
    let Turn::Chance(_) = state.turn() else { return chosen(state) };
    let (mut sum, mut weights) = (Worth::default(), 0);
    for (outcome, weight) in state.chance() {
        let (each, weight) = (chosen(&after(state, &outcome)), i64::from(weight));
        sum.iter_mut().zip(each).for_each(|(sum, each)| *sum += weight * each);
        weights += weight;
    }
    sum.map(|sum| sum / weights.max(1))
}

/// The same without looking beyond a throw.
fn chosen<G: Evaluate>(state: &G) -> Worth {
    let Turn::Seat(seat) = state.turn() else { return state.standing() };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let all = actions.iter().map(|action| after(state, action).standing());
    all.max_by_key(|worth| worth[seat.index()]).unwrap_or_else(|| state.standing())
}

/// What is thought of a choice where chance has a say: all that could be chosen is looked at in the same way.
pub fn weighed<G: Evaluate>(state: &G, seat: Seat, chosen: &G::Action) -> Weighed<G::Action> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let outlook_after = |action: &G::Action| outlook(&after(state, action));
    let outlook = outlook_after(chosen);
    let mut best = (outlook[seat.index()], chosen.clone());
    for action in actions {
        let worth = outlook_after(&action)[seat.index()];
        if worth > best.0 {
            best = (worth, action);
        }
    }
    Weighed { outlook, best }
}

/// What is thought of a choice of one of two, if a search knows more than a look: both are searched as far. `counts` makes an
/// outlook of what the search takes a position to be worth.
pub fn searched<G: Evaluate>(
    state: &G,
    seat: Seat,
    chosen: &G::Action,
    limits: Limits,
    counts: impl Fn(i64) -> i64,
) -> Weighed<G::Action> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let found = |actions, limits| -> Option<Thought<G::Action>> {
        let mut search = state.searches(seat, actions, limits);
        while search.go_on(u64::MAX) {}
        search.thought().cloned()
    };
    let best = found(actions, limits);
    let worth = match &best {
        Some(best) if best.action != *chosen => {
            found(vec![chosen.clone()], Limits::depth(best.depth)).map(|it| it.worth)
        }
        best => best.as_ref().map(|best| best.worth),
    };
    let worth = counts(worth.unwrap_or_default());
    let best = best.map_or((worth, chosen.clone()), |best| (counts(best.worth), best.action));
    let outlook = state.by_seat(|_, other| if other == seat { worth } else { -worth });
    Weighed { outlook, best }
}
