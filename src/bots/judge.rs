//! Judging what has been played: what a match was worth to each seat along its way, what each choice cost, and what was luck.
//! The ways in which backgammon programs tell luck from play (<https://www.gnu.org/software/gnubg/>), for any game.

use super::search::{Limits, Thought};
use super::{Choices, Evaluate, Level, Thinking, Worth};
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
    /// What it has cost whoever chose it, against the best choice: 0 or less. In games without throws the costs of both sides
    /// are all that changes an outlook; where chance has a say, only what had a better choice costs anything.
    pub cost: i64,
    /// The best choice, if there was a better one, and more than whoever judges may be wrong by.
    pub better: Option<A>,
}

/// What is thought of a choice.
pub struct Weighed<A> {
    /// The outlook of each seat before it: of the best choice.
    pub before: Worth,
    /// The best choice, if it is another one.
    pub better: Option<A>,
}

/// A judge of a match, who looks at its steps from the last to the first: so what a choice was worth is known from what came
/// of it.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    /// The outlook after the step that is judged next; none before the first look.
    then: Option<Worth>,
}

impl Judge {
    /// Judges the step that happened in `state` by `action`. Where that is a move which somebody had bound themselves to before
    /// ([`Game::side_actions`](crate::rules::Game::side_actions)), it is judged as what they chose in `decided`, the state before they did; else that is the same
    /// state.
    ///
    /// Neither luck nor choice is what no seat decides by a move: an offer, a touch, a surrender, a clock. That costs nothing,
    /// and leaves the outlook as it was.
    pub fn step<G: Evaluate>(&mut self, state: &G, decided: &G, action: &G::Action) -> Judged<G::Action> {
        let mut judged = Judged { outlook: Worth::default(), luck: Worth::default(), cost: 0, better: None };
        // Where throws fall, every state has an outlook by itself. Where none do, it has that of what came of it.
        let then = |state: &G| self.then.filter(|_| !G::THROWS).unwrap_or_else(|| state.foreseen());
        let before = match (state.turn(), state.actor(action)) {
            _ if !is_listed(state, action) => {
                judged.outlook = then(decided);
                judged.outlook
            }
            (Turn::Chance(_), _) if G::THROWS => {
                let mean = outlook(state);
                judged.outlook = outlook(&after(state, action));
                judged.luck = std::array::from_fn(|seat| judged.outlook[seat] - mean[seat]);
                mean
            }
            // A choice is weighed by what its seat could know. What a bot leaves to the lot cannot be chosen well or badly.
            (Turn::Seat(seat), Actor::Seat(who)) if seat == who && !Choices::of(state, seat).by_lot => {
                let known = decided.seen_by(seat);
                judged.outlook = then(&after(&known, action));
                let Weighed { before, better } = known.weighs(seat, action, judged.outlook);
                let cost = (judged.outlook[seat.index()] - before[seat.index()]).min(0);
                let is_great = cost <= -G::SCALE.least();
                judged.better = better.filter(|_| is_great && !is_masterly(&known, seat, action));
                // What is estimated by itself is not told apart from what whoever judges may be wrong by.
                judged.cost = if judged.better.is_some() || !G::THROWS { cost } else { 0 };
                before
            }
            _ => {
                judged.outlook = then(&after(state, action));
                judged.outlook
            }
        };
        self.then = Some(before);
        judged
    }
}

/// Whether an action is one of those that a state lists for whoever's turn it is.
fn is_listed<G: Evaluate>(state: &G, action: &G::Action) -> bool {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.contains(action)
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
pub fn outlook<G: Evaluate>(state: &G) -> Worth {
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

/// What is thought of a choice where chance has a say, after which the outlook is `then`: all that could be chosen is looked at
/// in the same way.
pub fn weighed<G: Evaluate>(state: &G, seat: Seat, then: Worth) -> Weighed<G::Action> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let (mut before, mut better) = (then, None);
    for action in actions {
        let worth = outlook(&after(state, &action));
        if worth[seat.index()] > before[seat.index()] {
            (before, better) = (worth, Some(action));
        }
    }
    Weighed { before, better }
}

/// What is thought of a choice of one of two, of which `then` has come, if a search knows more than a look. Before it the
/// position was worth what a search finds, or more, if more came of it: so whatever an outlook gains shows that the other side
/// had lost it the move before, and the costs of both sides together are all that changes it. `counts` makes an outlook of what
/// the search takes a position to be worth.
pub fn searched<G: Evaluate>(
    state: &G,
    seat: Seat,
    (chosen, then): (&G::Action, Worth),
    limits: Limits,
    counts: impl Fn(i64) -> i64,
) -> Weighed<G::Action> {
    let best = found(state, seat, limits).map(|best| (of_two(state, seat, counts(best.worth)), best.action));
    match best.filter(|(before, _)| before[seat.index()] > then[seat.index()]) {
        Some((before, action)) => Weighed { before, better: Some(action).filter(|action| action != chosen) },
        None => Weighed { before: then, better: None },
    }
}

/// The outlook of two as a search finds it; where nobody can choose by a search, as it looks.
pub fn foreseen<G: Evaluate>(state: &G, limits: Limits, counts: impl Fn(i64) -> i64) -> Worth {
    match state.turn() {
        Turn::Over => state.by_seat(G::plain),
        Turn::Seat(seat) if !Choices::of(state, seat).by_lot => {
            found(state, seat, limits).map_or_else(|| outlook(state), |best| of_two(state, seat, counts(best.worth)))
        }
        _ => outlook(state),
    }
}

/// The best that `seat` can do, as far as a search sees.
fn found<G: Evaluate>(state: &G, seat: Seat, limits: Limits) -> Option<Thought<G::Action>> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let mut search = state.searches(seat, actions, limits);
    while search.go_on(u64::MAX) {}
    search.thought().cloned()
}

/// The outlook of both of two, if that of one is so much.
fn of_two<G: Evaluate>(state: &G, seat: Seat, worth: i64) -> Worth {
    state.by_seat(|_, other| if other == seat { worth } else { -worth })
}
