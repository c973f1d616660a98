//! Post-game analysis: the outlook after each step, the cost of each choice, and luck versus skill, with the methods
//! of backgammon programs (<https://www.gnu.org/software/gnubg/>) generalised to any game.

use super::evaluate::{Assessment, after, expected_outlook};
use super::search::{Search, Thought};
use super::{Choices, Evaluate, Level, Scale, Thinking, Worth};
use crate::rules::{Actor, Game, Seat, Turn};

/// The analysis of one step. Numbers are in the game's [`Evaluate::SCALE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<A> {
    /// The outlook of each seat after the step.
    pub outlook: Worth,
    /// Luck, for each seat: the outlook after a throw minus its expected value before it. What is picked without knowing
    /// anything ([`Evaluate::restrict_for_bot`]) is luck too, in games with throws. 0 of all other steps.
    pub luck: Worth,
    /// The cost of the choice against the best one, at most 0. Luck and the costs of all sides are all that changes an
    /// outlook, so they add up to the result. In games with throws only a choice with a `better` alternative costs
    /// anything, and what a closer look at the other choices changes counts as luck.
    pub cost: i64,
    /// The best choice, if it is better by more than the error of the evaluation.
    pub better: Option<A>,
    /// The best play of all after the `better` choice ([`Evaluate::best_play`]); empty without one.
    pub after_better: Vec<A>,
    /// The best play of all after the choice that was made, where another was `better`.
    pub after_chosen: Vec<A>,
}

impl<A> Judged<A> {
    /// A step without luck or cost.
    fn neutral() -> Self {
        let (outlook, luck) = (Worth::default(), Worth::default());
        Self { outlook, luck, cost: 0, better: None, after_better: Vec::new(), after_chosen: Vec::new() }
    }
}

/// Analyses a match step by step from the last to the first, so that each choice is scored by its outcome.
#[derive(Clone, Debug, Default)]
pub struct Judge {
    /// The outlook after the step that is analysed next, which is the one before the step analysed last; `None` at
    /// the start.
    then: Option<Worth>,
}

impl Judge {
    /// Analyses the step `action` in `state`. If the action completes a choice that was bound before by a side action
    /// ([`Game::side_actions`]), `choice_state` is the state in which the choice was
    /// made; otherwise it equals `state`.
    ///
    /// A step that is neither a throw nor a move of the seat to act (an offer, a touch, a resignation, a clock) has
    /// no luck and no cost, and leaves the outlook as it was.
    pub fn step<G: Evaluate>(&mut self, state: &G, choice_state: &G, action: &G::Action) -> Judged<G::Action> {
        let mut judged = Judged::neutral();
        // The outlook after a step is the one before the next, so that luck and choices add up to the result.
        let then = |state: &G| self.then.unwrap_or_else(|| state.outlook());
        let before = match (state.turn(), state.actor(action)) {
            _ if !is_listed(state, action) => {
                judged.outlook = then(choice_state);
                judged.outlook
            }
            (Turn::Chance(_), _) if G::THROWS => {
                let mean = expected_outlook(state);
                judged.outlook = then(&after(state, action));
                judged.luck = std::array::from_fn(|seat| judged.outlook[seat] - mean[seat]);
                mean
            }
            // A choice is valued by what its seat could know. A random pick of a bot is neither good nor bad.
            (Turn::Seat(seat), Actor::Seat(who)) if seat == who && !Choices::of(state, seat).at_random => {
                let known = choice_state.seen_by(seat);
                let chosen = after(&known, action);
                judged.outlook = then(&chosen);
                // With throws, a choice is compared with its alternatives by the same evaluation; without, by what came
                // of it.
                let worth = if G::THROWS { chosen.outlook() } else { judged.outlook };
                let Assessment { before, better } = known.assess(seat, action, worth);
                let cost = (worth[seat.index()] - before[seat.index()]).min(0);
                let is_large = cost <= -least(G::SCALE);
                judged.better = better.filter(|_| is_large && !is_best_level_choice(&known, seat, action));
                if let Some(better) = &judged.better {
                    judged.after_better = after(&known, better).best_play();
                    judged.after_chosen = chosen.best_play();
                }
                // With throws, a cost below the threshold cannot be told from the error of the evaluation.
                if judged.better.is_none() && G::THROWS {
                    judged.outlook
                } else {
                    judged.cost = cost;
                    std::array::from_fn(|seat| judged.outlook[seat] + before[seat] - worth[seat])
                }
            }
            // Nobody knew what would come out of it: nothing that came later counts for it.
            _ if G::THROWS => {
                let before = state.outlook();
                judged.outlook = then(&after(state, action));
                judged.luck = std::array::from_fn(|seat| judged.outlook[seat] - before[seat]);
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

/// The smallest cost that is reported as a mistake: 2% of a chance, since less is within the error of the evaluation, and
/// teaches nobody anything.
pub(super) const fn least(scale: Scale) -> i64 {
    match scale {
        Scale::Chance => 200,
        Scale::Lead => 5,
    }
}

/// `true` if the state lists this action for the seat to act.
fn is_listed<G: Evaluate>(state: &G, action: &G::Action) -> bool {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.contains(action)
}

/// `true` if the strongest level plays this action. It searches deeper than this analysis and gives the hints, so its moves are
/// never called mistakes.
fn is_best_level_choice<G: Evaluate>(state: &G, seat: Seat, chosen: &G::Action) -> bool {
    Thinking::begin(Level::Master, state, seat, 0).is_some_and(|bot| bot.finish() == *chosen)
}

/// Creates a search of the actions of a state.
pub type Searcher<G> = fn(&G, Vec<<G as Game>::Action>) -> Box<dyn Search<<G as Game>::Action>>;

/// Assesses a choice in a two-player game by search. The outlook before it is the value that the search finds, or
/// `then` if that is greater: if the value rises, the previous move of the opponent is charged instead. So only costs
/// change the outlook. `counts` converts a search value to an outlook.
pub fn assess_by_search<G: Evaluate>(
    state: &G,
    seat: Seat,
    (chosen, then): (&G::Action, Worth),
    search: Searcher<G>,
    counts: impl Fn(i64) -> i64,
) -> Assessment<G::Action> {
    let best = found(state, search).map(|best| (zero_sum(state, seat, counts(best.worth)), best.action));
    match best.filter(|(before, _)| before[seat.index()] > then[seat.index()]) {
        Some((before, action)) => Assessment { before, better: Some(action).filter(|action| action != chosen) },
        None => Assessment { before: then, better: None },
    }
}

/// The outlook of a two-player game by search, or [`expected_outlook`] where nobody can search. `counts` converts a
/// search value to an outlook.
pub fn searched_outlook<G: Evaluate>(state: &G, search: Searcher<G>, counts: impl Fn(i64) -> i64) -> Worth {
    match state.turn() {
        Turn::Over => state.by_seat(G::material),
        Turn::Seat(seat) if !Choices::of(state, seat).at_random => found(state, search)
            .map_or_else(|| expected_outlook(state), |best| zero_sum(state, seat, counts(best.worth))),
        _ => expected_outlook(state),
    }
}

/// The best play of all from a position of a two-player game, of at most `moves` moves. The search of each looks one
/// move less far ahead, as does what one search finds along its line; `search` takes the number of moves left.
pub fn best_play_by_search<G: Evaluate>(
    state: &G,
    moves: u8,
    search: impl Fn(&G, Vec<G::Action>, u8) -> Box<dyn Search<G::Action>>,
) -> Vec<G::Action> {
    let (mut state, mut play) = (state.clone(), Vec::new());
    for left in (1..=moves).rev() {
        let Turn::Seat(seat) = state.turn() else { break };
        let best = found(&state, |state, actions| search(state, actions, left));
        let Some(best) = best.filter(|_| !Choices::of(&state, seat).at_random) else { break };
        state = after(&state, &best.action);
        play.push(best.action);
    }
    play
}

/// The best action that a search finds.
fn found<G: Evaluate>(
    state: &G,
    search: impl FnOnce(&G, Vec<G::Action>) -> Box<dyn Search<G::Action>>,
) -> Option<Thought<G::Action>> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let mut search = search(state, actions);
    while search.advance(u64::MAX) {}
    search.thought().cloned()
}

/// The outlook of both players of a zero-sum game, of whom `seat` has `worth`.
fn zero_sum<G: Evaluate>(state: &G, seat: Seat, worth: i64) -> Worth {
    state.by_seat(|_, other| if other == seat { worth } else { -worth })
}
