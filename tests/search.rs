//! The searches return legal actions, depend on nothing but their input, and find what has to be found.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::search::{Limits, Method, Thought};
use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::rules::damath::Damath;
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use crate::players::{one_ahead, random};
use crate::table;

/// Begins a search.
fn search<G: Evaluate>(method: Method, state: &G, seat: Seat, limits: Limits) -> Option<Thinking<G::Action>> {
    Thinking::search(method, state, seat, 1, limits)
}

fn found<G: Evaluate>(method: Method, state: &G, seat: Seat, positions: u64) -> Option<G::Action> {
    search(method, state, seat, Limits::positions(positions)).map(Thinking::finish)
}

struct ThinksLegally;

impl Visitor for ThinksLegally {
    fn visit<G: Evaluate + 'static>(&mut self) {
        for options in G::variants() {
            let mut moves = 0..;
            table::play(&options, &mut Rng::with_seed(3), |state: &G, seat, rng| {
                // One position in forty is searched.
                if moves.next().is_some_and(|number: u32| number.is_multiple_of(40)) {
                    for method in [Method::Search, Method::Mcts] {
                        let action = found(method, state, seat, 300).expect("an action");
                        assert_eq!(state.check(&action), Ok(()), "{action}\n{state}");
                        assert_eq!(found(method, state, seat, 300), Some(action), "the same again\n{state}");
                        for other in
                            Seat::all(state.seats()).filter(|&other| Turn::Seat(seat) == state.turn() && other != seat)
                        {
                            assert_eq!(found(method, state, other, 300), None, "{other} has no turn\n{state}");
                        }
                    }
                }
                random::choose(state, seat, rng).expect("an action")
            });
        }
    }
}

#[test]
fn searches_do_what_is_legal_and_the_same_by_the_same_random_numbers() {
    visit_all(&mut ThinksLegally);
}

fn start() -> Damath {
    "first A".parse().expect("a position")
}

#[test]
fn a_search_deepens_until_it_may_look_no_further() {
    for method in [Method::Search, Method::Mcts] {
        let mut thinking = search(method, &start(), Seat(0), Limits::positions(5000)).expect("a turn");
        let mut depths = Vec::new();
        while thinking.advance(1) {
            depths.extend(thinking.thought().map(|thought| thought.depth));
        }
        let last = thinking.thought().expect("a thought");
        assert!(last.depth > 3 && last.positions <= 5000, "{last:?}");
        assert!(depths.is_sorted() && depths.first() == Some(&1), "{depths:?}");
        depths.dedup();
        assert!(depths.len() > 3 && depths.last() == Some(&last.depth), "{depths:?}");
    }
}

#[test]
fn a_search_has_something_to_do_before_it_has_found_anything() {
    for method in [Method::Search, Method::Mcts] {
        let thinking = search(method, &start(), Seat(0), Limits::positions(5000)).expect("a turn");
        assert!(thinking.thought().is_none());
        assert_eq!(start().check(&thinking.best()), Ok(()));
    }
}

#[test]
fn a_search_goes_no_deeper_than_it_may() {
    for depth in 0..5 {
        let mut thinking = search(Method::Search, &start(), Seat(0), Limits::depth(depth)).expect("a turn");
        assert!(!thinking.advance(u64::MAX));
        assert_eq!(thinking.thought().expect("a thought").depth, depth.max(1));
    }
}

/// Returns the result of a search or a bot that runs in slices of this many positions.
fn in_slices<A: Clone>(mut thinking: Thinking<A>, slice: u64) -> (A, Option<Thought<A>>) {
    while thinking.advance(slice) {}
    (thinking.best(), thinking.thought().cloned())
}

struct SlicesAreOne;

impl Visitor for SlicesAreOne {
    fn visit<G: Evaluate + 'static>(&mut self) {
        let (mut moves, mut compared) = (0_u32.., 0);
        table::play(&G::Options::default(), &mut Rng::with_seed(5), |state: &G, seat, rng| {
            if compared < 40 && moves.next().is_some_and(|number| number.is_multiple_of(5)) {
                compared += 1;
                let methods = [Method::Search, Method::Mcts];
                let searches = methods.map(|method| move || search(method, state, seat, Limits::positions(2500)));
                for begin in searches {
                    let [fine, coarse, whole] =
                        [100, 1000, 1_000_000].map(|slice| in_slices(begin().expect("a turn"), slice));
                    assert_eq!(fine, coarse, "{state}");
                    assert_eq!(coarse, whole, "{state}");
                }
                let bot = |level| Thinking::begin(level, state, seat, 7).expect("a turn");
                for level in Level::ALL.into_iter().filter(|level| *level < Level::Master || compared < 6) {
                    assert_eq!(in_slices(bot(level), 100), in_slices(bot(level), 1_000_000), "{level:?}: {state}");
                }
            }
            random::choose(state, seat, rng).expect("an action")
        });
        assert!(compared > 5, "{}: {compared}", G::NAME);
    }
}

#[test]
fn how_a_search_is_cut_into_slices_has_no_say_in_what_it_finds() {
    visit_all(&mut SlicesAreOne);
}

/// Positions of Damath with the best action in each, one per line.
const BEST: &str = include_str!("data/search/damath.txt");

#[test]
fn alpha_beta_finds_what_is_best() {
    let lines = BEST.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let plays = |line: &str| {
        let (best, position) = line.split_once(" : ").expect("an action and a position");
        let state: Damath = position.parse().expect("a position");
        let Turn::Seat(seat) = state.turn() else { panic!("{line}") };
        let found = found(Method::Search, &state, seat, 50_000).expect("an action").to_string();
        (found != best).then(|| format!("{found} instead of {line}"))
    };
    let (all, wrong) = (lines.clone().count(), lines.filter_map(plays).collect::<Vec<_>>());
    assert!(all >= 10 && wrong.is_empty(), "of {all}: {wrong:#?}");
}

/// Counts the points of the search, in halves, in twenty matches against one-action lookahead.
fn halves<G: Evaluate>(positions: u64) -> usize {
    let mut halves = 0;
    for (seed, first) in (0..10).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let is_search = |seat: Seat| (first + seat.index()).is_multiple_of(2);
        let end = table::play(&G::Options::default(), &mut Rng::with_seed(seed), |state: &G, seat, rng| {
            if is_search(seat) {
                return found(Method::Search, state, seat, positions).expect("an action");
            }
            one_ahead::choose(state, seat, rng).expect("an action")
        });
        let winners: Vec<Seat> = end.outcome().expect("the match is over").winners().collect();
        halves += match (winners.iter().any(|&seat| is_search(seat)), winners.iter().all(|&seat| is_search(seat))) {
            (_, true) => 2,
            (true, false) => 1,
            (false, _) => 0,
        };
    }
    halves
}

#[test]
fn a_short_search_beats_looking_one_move_ahead_at_damath() {
    let halves = halves::<Damath>(2000);
    assert!(halves >= 36, "{halves} of 40");
}
