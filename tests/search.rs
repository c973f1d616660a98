//! The searches: what they do is legal, hangs on nothing but what they are given, and sees what has to be seen.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::search::{Limits, Method, Thought, think};
use caravanserai::bots::{Bot, Evaluate, choose};
use caravanserai::rules::damath::Damath;
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

mod table;

/// What a search finds that may look at so many positions, and what it tells after each step.
fn thoughts<G: Evaluate>(
    method: Method,
    state: &G,
    seat: Seat,
    positions: u64,
) -> (Option<G::Action>, Vec<Thought<G::Action>>) {
    let mut rng = Rng::with_seed(1);
    let mut thoughts = Vec::new();
    let mut limits = Limits {
        depth: u8::MAX,
        positions,
        stop: &mut || false,
        report: &mut |thought| thoughts.push(thought.clone()),
    };
    let action = think(method, state, seat, &mut limits, &mut || rng.u64(..));
    (action, thoughts)
}

fn found<G: Evaluate>(method: Method, state: &G, seat: Seat, positions: u64) -> Option<G::Action> {
    thoughts(method, state, seat, positions).0
}

struct ThinksLegally;

impl Visitor for ThinksLegally {
    fn visit<G: Evaluate + 'static>(&mut self) {
        for options in G::variants() {
            let mut moves = 0..;
            table::play(&options, &mut Rng::with_seed(3), |state: &G, seat, rng| {
                // A search of each fortieth position.
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
                choose(Bot::Random, state, seat, &mut || rng.u64(..)).expect("an action")
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
        let (action, thoughts) = thoughts(method, &start(), Seat(0), 5000);
        let last = thoughts.last().expect("a step");
        assert!(thoughts.len() > 3 && last.positions <= 5001, "{thoughts:?}");
        assert!(thoughts.iter().map(|thought| thought.depth).eq(1..=last.depth), "{thoughts:?}");
        assert!(action.is_some());
    }
}

#[test]
fn a_search_stops_when_it_is_told_to_but_not_without_an_action() {
    for method in [Method::Search, Method::Mcts] {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            true
        };
        let mut limits = Limits { depth: u8::MAX, positions: u64::MAX, stop: &mut stop, report: &mut |_| {} };
        assert!(think(method, &start(), Seat(0), &mut limits, &mut || 0).is_some());
        assert_eq!(asked, 1);
    }
}

#[test]
fn a_search_goes_no_deeper_than_it_may() {
    for depth in 0..5 {
        let mut deepest = 0;
        let mut limits =
            Limits { depth, positions: u64::MAX, stop: &mut || false, report: &mut |thought| deepest = thought.depth };
        think(Method::Search, &start(), Seat(0), &mut limits, &mut || 0);
        assert_eq!(deepest, depth.max(1));
    }
}

/// Positions of Damath with what is best in them, a line each.
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

/// Of twenty matches, how many halves of them the search wins.
fn halves<G: Evaluate>(positions: u64, against: Bot) -> usize {
    let mut halves = 0;
    for (seed, first) in (0..10).flat_map(|seed| [(seed, 0), (seed, 1)]) {
        let is_search = |seat: Seat| (first + seat.index()).is_multiple_of(2);
        let end = table::play(&G::Options::default(), &mut Rng::with_seed(seed), |state: &G, seat, rng| {
            if is_search(seat) {
                return found(Method::Search, state, seat, positions).expect("an action");
            }
            choose(against, state, seat, &mut || rng.u64(..)).expect("an action")
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
    let halves = halves::<Damath>(2000, Bot::OneAhead);
    assert!(halves >= 36, "{halves} of 40");
}
