//! The bots: what they do is legal, and the better one wins.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Bot, Evaluate, Level, Thinking, choose};
use caravanserai::rules::chaupar::{self, Chaupar, Standing};
use caravanserai::rules::damath::{self, Damath};
use caravanserai::rules::marrakech::{Deck, Marrakech, Options};
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Actor, Game, Seat, Turn};
use fastrand::Rng;

mod table;

/// Of a hundred matches, how many `bot` wins alone on one seat, another one in each match, against `others`.
fn percent<G: Evaluate>(bot: Bot, others: Bot, options: &G::Options, matches: usize) -> usize {
    let mut rng = Rng::with_seed(1);
    let mut won = 0;
    let seats = G::new(options).expect("options that can be played").seats();
    for own in Seat::all(seats).cycle().take(matches) {
        let end = table::play(options, &mut rng, |state: &G, seat, rng| {
            let bot = if seat == own { bot } else { others };
            choose(bot, state, seat, &mut || rng.u64(..)).expect("an action")
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
        let percent = percent::<Marrakech>(Bot::OneAhead, Bot::Random, &Options { players, deck }, matches);
        assert!(percent >= least, "{players} players, {deck}: {percent} %");
    }
}

#[test]
fn one_ahead_beats_random_at_damath() {
    let percent = percent::<Damath>(Bot::OneAhead, Bot::Random, &damath::Options::default(), 100);
    assert!(percent >= 90, "{percent} %");
}

#[test]
fn alpha_beta_beats_one_ahead_at_damath() {
    for options in ["", "set=radical", "set=polynomial damas=double"] {
        let options = options.parse().expect("options");
        let percent = percent::<Damath>(Bot::AlphaBeta { depth: 4 }, Bot::OneAhead, &options, 60);
        assert!(percent >= 75, "{options}: {percent} %");
    }
}

#[test]
fn alpha_beta_leaves_nothing_to_the_lot() {
    let play = |lot| {
        let mut state: Damath = "first A".parse().expect("a position");
        let mut past = Vec::new();
        while let Turn::Seat(seat) = state.turn() {
            let action = choose(Bot::AlphaBeta { depth: 3 }, &state, seat, &mut || lot).expect("an action");
            state.apply(&action).expect("a legal action");
            past.push(action);
        }
        past
    };
    assert_eq!(play(0), play(u64::MAX));
}

#[test]
fn one_ahead_beats_random_at_chaupar() {
    let percent = percent::<Chaupar>(Bot::OneAhead, Bot::Random, &chaupar::Options, 60);
    assert!(percent >= 80, "{percent} %");
}

#[test]
fn one_ahead_beats_random_at_pachisi() {
    for options in Pachisi::variants() {
        let percent = percent::<Pachisi>(Bot::OneAhead, Bot::Random, &options, 40);
        assert!(percent >= 80, "{options}: {percent} %");
    }
}

#[test]
fn c7_at_least_half_of_the_keen_bots_earn_their_pairs() {
    let mut rng = Rng::with_seed(1);
    let (mut earned, mut seats) = (0, 0);
    for _ in 0..15 {
        let end = table::play(&chaupar::Options, &mut rng, |state: &Chaupar, seat, rng| {
            choose(Bot::OneAhead, state, seat, &mut || rng.u64(..)).expect("an action")
        });
        let standings = Seat::all(4).map(|seat| end.standing(seat));
        earned += standings.filter(|standing| *standing == Standing::Earned).count();
        seats += 4;
    }
    assert!(2 * earned >= seats, "{earned} of {seats}");
}

/// Of a hundred matches of two against two, how many the first two win.
fn two_on_two<G: Evaluate>(one: Bot, other: Bot) -> usize {
    let mut rng = Rng::with_seed(1);
    let mut won = 0;
    for first in [0, 1].into_iter().cycle().take(100) {
        let bot = |seat: Seat| if (first + seat.index()).is_multiple_of(2) { one } else { other };
        let end = table::play(&G::Options::default(), &mut rng, |state: &G, seat, rng| {
            choose(bot(seat), state, seat, &mut || rng.u64(..)).expect("an action")
        });
        let outcome = end.outcome().expect("the match is over");
        won += usize::from(outcome.winners().all(|seat| bot(seat) == one));
    }
    won
}

#[test]
fn half_ahead_lies_between_random_and_one_ahead() {
    for (name, over, under) in [
        (
            "chaupar",
            two_on_two::<Chaupar>(Bot::HalfAhead, Bot::Random),
            two_on_two::<Chaupar>(Bot::OneAhead, Bot::HalfAhead),
        ),
        (
            "pachisi",
            two_on_two::<Pachisi>(Bot::HalfAhead, Bot::Random),
            two_on_two::<Pachisi>(Bot::OneAhead, Bot::HalfAhead),
        ),
    ] {
        assert!(over >= 80, "{name}: {over} of a hundred against random");
        assert!((60..=80).contains(&under), "{name}: one-ahead wins {under} of a hundred against it");
    }
}

struct LevelsPlayLegally;

impl Visitor for LevelsPlayLegally {
    fn visit<G: Evaluate + 'static>(&mut self) {
        for options in G::variants() {
            for level in Level::ALL {
                let mut moves = 0_u32..;
                table::play(&options, &mut Rng::with_seed(8), |state: &G, seat, rng| {
                    // Those who think for long do so in each fortieth position.
                    if level < Level::Keen || moves.next().is_some_and(|number| number.is_multiple_of(40)) {
                        let mut thinking = Thinking::begin(level, state, seat, rng.u64(..)).expect("a turn");
                        thinking.go_on(3000);
                        assert_eq!(state.check(&thinking.best()), Ok(()), "{level:?}: {state}");
                        for other in
                            Seat::all(state.seats()).filter(|&other| Turn::Seat(seat) == state.turn() && other != seat)
                        {
                            assert!(Thinking::begin(level, state, other, 0).is_none(), "{other} has no turn: {state}");
                        }
                        return thinking.best();
                    }
                    choose(Bot::Random, state, seat, &mut || rng.u64(..)).expect("an action")
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
        for (options, &bot) in G::variants().iter().flat_map(|options| G::BOTS.iter().map(move |bot| (options, bot))) {
            let play = |seed| {
                let mut past = Vec::new();
                let mut rng = Rng::with_seed(seed);
                let end = table::play(options, &mut rng, |state: &G, seat, rng| {
                    let bot = if seat == Seat(1) { bot } else { Bot::Random };
                    let action = choose(bot, state, seat, &mut || rng.u64(..)).expect("an action");
                    assert_eq!(state.check(&action), Ok(()), "{action}\n{state}");
                    for other in Seat::all(state.seats()).filter(|&other| other != seat) {
                        let theirs = choose(bot, state, other, &mut || 0);
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
fn bots_do_what_is_legal_and_their_seats_and_the_same_by_the_same_random_numbers() {
    visit_all(&mut PlaysLegally);
}
