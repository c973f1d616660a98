//! The bots play legal actions, and the stronger ones win.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::rules::chaupar::{self, Chaupar, PairRight};
use caravanserai::rules::damath::{self, Damath};
use caravanserai::rules::marrakech::{Deck, Marrakech, Options};
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Actor, Game, Seat, Turn};
use fastrand::Rng;

use crate::players::{alpha_beta, one_ahead, random};
use crate::{common, table};

/// A player: returns its action on a seat; `None` if that seat is not to act.
type Player<G> = fn(&G, Seat, &mut Rng) -> Option<<G as Game>::Action>;

/// Returns the percentage of matches that `player` wins alone against `others`; its seat changes with each match.
fn percent<G: Evaluate>(player: Player<G>, others: Player<G>, options: &G::Options, matches: usize) -> usize {
    let mut rng = Rng::with_seed(1);
    let mut won = 0;
    let seats = G::new(options).expect("options that can be played").seats();
    for own in Seat::all(seats).cycle().take(matches) {
        let end = table::play(options, &mut rng, |state: &G, seat, rng| {
            let player = if seat == own { player } else { others };
            player(state, seat, rng).expect("an action")
        });
        let outcome = end.outcome().expect("the match is over");
        won += usize::from(outcome.winners().eq([own]));
    }
    100 * won / matches
}

#[test]
fn one_ahead_beats_random_at_marrakech() {
    for (players, deck, matches, least) in
        [(2, Deck::Plain, 300, 97), (2, Deck::Boxed, 100, 97), (3, Deck::Plain, 100, 90), (4, Deck::Plain, 100, 80)]
    {
        let percent = percent::<Marrakech>(one_ahead::choose, random::choose, &Options { players, deck }, matches);
        assert!(percent >= least, "{players} players, {deck}: {percent} %");
    }
}

#[test]
fn one_ahead_beats_random_at_damath() {
    let percent = percent::<Damath>(one_ahead::choose, random::choose, &damath::Options::default(), 100);
    assert!(percent >= 90, "{percent} %");
}

#[test]
fn alpha_beta_beats_one_ahead_at_damath() {
    let four_ahead = |state: &Damath, seat, rng: &mut Rng| alpha_beta::choose(state, seat, 4, rng);
    for options in ["", "set=radical", "set=polynomial damas=double"] {
        let options = options.parse().expect("options");
        let percent = percent::<Damath>(four_ahead, one_ahead::choose, &options, 60);
        assert!(percent >= 75, "{options}: {percent} %");
    }
}

#[test]
fn alpha_beta_leaves_nothing_to_the_lot() {
    let play = |seed| {
        let mut rng = Rng::with_seed(seed);
        let mut state: Damath = "first A".parse().expect("a position");
        let mut past = Vec::new();
        while let Turn::Seat(seat) = state.turn() {
            let action = alpha_beta::choose(&state, seat, 3, &mut rng).expect("an action");
            state.apply(&action).expect("a legal action");
            past.push(action);
        }
        past
    };
    assert_eq!(play(0), play(1));
}

#[test]
fn one_ahead_beats_random_at_chaupar() {
    let percent = percent::<Chaupar>(one_ahead::choose, random::choose, &chaupar::Options::default(), 60);
    assert!(percent >= 80, "{percent} %");
}

#[test]
fn one_ahead_beats_random_at_pachisi() {
    for options in Pachisi::variants() {
        let percent = percent::<Pachisi>(one_ahead::choose, random::choose, &options, 40);
        assert!(percent >= 80, "{options}: {percent} %");
    }
}

#[test]
fn c7_at_least_half_of_the_keen_bots_earn_their_pairs() {
    let mut rng = Rng::with_seed(1);
    let (mut earned, mut seats) = (0, 0);
    for _ in 0..15 {
        let end = table::play(&chaupar::Options::default(), &mut rng, |state: &Chaupar, seat, rng| {
            one_ahead::choose(state, seat, rng).expect("an action")
        });
        let pair_rights = Seat::all(4).map(|seat| end.pair_right(seat));
        earned += pair_rights.filter(|pair_right| *pair_right == PairRight::Earned).count();
        seats += 4;
    }
    assert!(2 * earned >= seats, "{earned} of {seats}");
}

#[test]
fn c7_at_least_four_in_five_of_casual_bots_earn_their_pairs() {
    const MATCHES: usize = 12;
    let mut rng = Rng::with_seed(1);
    let mut earned = 0;
    for _ in 0..MATCHES {
        let mut state = Chaupar::new(&chaupar::Options::default()).expect("a match");
        let mut listed = Vec::new();
        // Beyond this nothing is settled any more.
        while Seat::all(4).any(|seat| state.pair_right(seat) == PairRight::Open) {
            let action = match state.turn() {
                Turn::Seat(seat) => Thinking::begin(Level::Casual, &state, seat, rng.u64(..)).map(Thinking::finish),
                _ => common::selection(&state, &mut listed, &mut rng),
            };
            let Some(action) = action else { break };
            state.apply(&action).expect("a legal action");
        }
        earned += Seat::all(4).filter(|seat| state.pair_right(*seat) == PairRight::Earned).count();
    }
    assert!(5 * earned >= 4 * 4 * MATCHES, "{earned} of {}", 4 * MATCHES);
}

struct LevelsPlayLegally;

impl Visitor for LevelsPlayLegally {
    fn visit<G: Evaluate + 'static>(&mut self) {
        for options in G::variants() {
            for level in Level::ALL {
                let mut moves = 0_u32..;
                table::play(&options, &mut Rng::with_seed(8), |state: &G, seat, rng| {
                    // Levels with a long search are tested in one position of forty.
                    if level < Level::Advanced || moves.next().is_some_and(|number| number.is_multiple_of(40)) {
                        let mut thinking = Thinking::begin(level, state, seat, rng.u64(..)).expect("a turn");
                        thinking.advance(3000);
                        assert_eq!(state.check(&thinking.best()), Ok(()), "{level:?}: {state}");
                        for other in
                            Seat::all(state.seats()).filter(|&other| Turn::Seat(seat) == state.turn() && other != seat)
                        {
                            assert!(Thinking::begin(level, state, other, 0).is_none(), "{other} has no turn: {state}");
                        }
                        return thinking.best();
                    }
                    random::choose(state, seat, rng).expect("an action")
                });
            }
        }
    }
}

#[test]
fn bots_of_every_level_do_what_is_legal() {
    visit_all(&mut LevelsPlayLegally);
}

struct PlaysLegally;

impl Visitor for PlaysLegally {
    fn visit<G: Evaluate + 'static>(&mut self) {
        let players: [Player<G>; 2] = [random::choose, one_ahead::choose];
        for (options, player) in G::variants().iter().flat_map(|options| players.map(|player| (options, player))) {
            let play = |seed| {
                let mut past = Vec::new();
                let mut rng = Rng::with_seed(seed);
                let end = table::play(options, &mut rng, |state: &G, seat, rng| {
                    let player = if seat == Seat(1) { player } else { random::choose };
                    let action = player(state, seat, rng).expect("an action");
                    assert_eq!(state.check(&action), Ok(()), "{action}\n{state}");
                    for other in Seat::all(state.seats()).filter(|&other| other != seat) {
                        let theirs = player(state, other, &mut Rng::with_seed(0));
                        assert!(theirs.is_none_or(|action| state.actor(&action) == Actor::Seat(other)), "{state}");
                    }
                    past.push(action.clone());
                    action
                });
                (past, end)
            };
            assert_eq!(play(7), play(7), "the same seed plays the same match");
        }
    }
}

#[test]
fn simple_players_do_what_is_legal_and_their_seats_and_the_same_by_the_same_random_numbers() {
    visit_all(&mut PlaysLegally);
}
