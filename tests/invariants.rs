//! The laws that `rules/game.rs` documents, checked for every game of the catalogue at every position of random
//! play-throughs.

use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Mutex;
use std::{fmt, fs};

use caravanserai::rules::catalogue::{Visitor, visit_all};
use caravanserai::rules::{Actor, Game, ParseError, Refusal, Seat, Turn};
use caravanserai::words::{MESSAGES, Place};
use fastrand::Rng;
use proptest::prelude::*;

use crate::{common, effort};

/// The maximum number of play-throughs per set-up of a game.
const GAMES: usize = 8;
/// The number of actions after which a play-through is abandoned.
const MOST_ACTIONS: usize = 2_000;

/// A position of a play-through.
struct Moment<'a, G: Game> {
    options: &'a G::Options,
    seed: u64,
    /// All actions so far.
    past: &'a [G::Action],
    state: &'a G,
    /// The actions that [`Game::actions`] lists.
    listed: &'a [G::Action],
    /// Actions that are legal in some position of this game.
    known: &'a [G::Action],
}

impl<G: Game> fmt::Display for Moment<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, number) = (G::NAME, self.past.len());
        write!(f, "{name}, {}, seed {}, after {number} actions: {}", self.options, self.seed, self.state)
    }
}

/// A law that holds in every position of every game.
trait Law {
    fn hold<G: Game>(moment: &Moment<G>, rng: &mut Rng);
}

/// Checks the law for every game.
fn everywhere<L: Law>() {
    struct Everywhere<L>(PhantomData<L>);

    impl<L: Law> Visitor for Everywhere<L> {
        fn visit<G: Game + 'static>(&mut self) {
            let known = known_actions::<G>();
            for options in G::variants() {
                for seed in (0..).take(effort::tries(GAMES)) {
                    hold_in_game::<L, G>(&options, &known, seed);
                }
            }
        }
    }

    visit_all(&mut Everywhere::<L>(PhantomData));
}

fn hold_in_game<L: Law, G: Game>(options: &G::Options, known: &[G::Action], seed: u64) {
    let mut play = Rng::with_seed(seed);
    let mut law = Rng::with_seed(seed);
    let mut state = start::<G>(options);
    let mut past = Vec::new();
    let mut listed = Vec::new();
    loop {
        let next = common::selection(&state, &mut listed, &mut play);
        let moment = Moment { options, seed, past: &past, state: &state, listed: &listed, known };
        L::hold(&moment, &mut law);
        match next {
            Some(action) if past.len() < MOST_ACTIONS => {
                state.apply(&action).expect("a listed action is legal");
                past.push(action);
            }
            _ => return,
        }
    }
}

fn start<G: Game>(options: &G::Options) -> G {
    G::new(options).unwrap_or_else(|refusal| panic!("{}, {options}: {refusal:?}", G::NAME))
}

/// Collects every action that is listed in some position of a few play-throughs.
fn known_actions<G: Game>() -> Vec<G::Action> {
    let mut known = BTreeMap::new();
    let mut listed = Vec::new();
    for options in G::variants() {
        let mut rng = Rng::with_seed(0);
        let mut state = start::<G>(&options);
        for _ in 0..MOST_ACTIONS {
            let Some(action) = common::selection(&state, &mut listed, &mut rng) else {
                break;
            };
            state.apply(&action).expect("a listed action is legal");
            let all = listed.drain(..).chain(state.side_actions());
            known.extend(all.map(|action| (action.to_string(), action)));
        }
    }
    known.into_values().collect()
}

struct LegalIsListed;

impl Law for LegalIsListed {
    fn hold<G: Game>(moment: &Moment<G>, rng: &mut Rng) {
        let Moment { state, listed, .. } = moment;
        let side_actions = state.side_actions();
        for action in listed.iter().chain(&side_actions) {
            assert_eq!(state.check(action), Ok(()), "{action} is listed\n{moment}");
        }
        for action in rng.choose_multiple(moment.known, 40) {
            let is_listed = listed.contains(action) || side_actions.contains(action);
            assert_eq!(state.check(action).is_ok(), is_listed, "{action}\n{moment}");
        }
    }
}

#[test]
fn an_action_is_legal_if_and_only_if_it_is_listed() {
    everywhere::<LegalIsListed>();
}

struct ListedOnce;

impl Law for ListedOnce {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        let Moment { state, listed, .. } = moment;
        let all: Vec<_> = listed.iter().cloned().chain(state.side_actions()).collect();
        for (number, action) in all.iter().enumerate() {
            assert!(!all[..number].contains(action), "{action} is listed twice\n{moment}");
        }
        let over = state.turn() == Turn::Over;
        assert_eq!(listed.is_empty(), over, "there is something to do until the match is over\n{moment}");
    }
}

#[test]
fn actions_are_listed_once_and_until_the_match_is_over() {
    everywhere::<ListedOnce>();
}

struct ListedInOrder;

impl Law for ListedInOrder {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        let lists = |state: &G| {
            let mut listed = Vec::new();
            state.actions(&mut listed);
            (listed, state.side_actions())
        };
        let state = moment.state;
        let first = lists(state);
        let read: G = state.to_string().parse().expect("its own text");
        for (again, how) in [(state, "listed twice"), (&state.clone(), "copied"), (&read, "read from its text")] {
            assert_eq!(lists(again), first, "{how}\n{moment}");
        }
    }
}

/// Links encode an action by its index in the list.
#[test]
fn actions_are_listed_in_an_order_that_the_state_alone_decides() {
    everywhere::<ListedInOrder>();
}

struct ApplyAgreesWithCheck;

impl Law for ApplyAgreesWithCheck {
    fn hold<G: Game>(moment: &Moment<G>, rng: &mut Rng) {
        for action in rng.choose_multiple(moment.known.iter().chain(moment.listed), 10) {
            let mut after = moment.state.clone();
            let applied = after.apply(action);
            assert_eq!(applied.err(), moment.state.check(action).err(), "{action}\n{moment}");
            if moment.state.check(action).is_err() {
                assert_eq!(after, *moment.state, "{action} is refused and changes the state\n{moment}");
            }
        }
    }
}

#[test]
fn applying_does_what_checking_says_and_leaves_the_state_alone_if_refused() {
    everywhere::<ApplyAgreesWithCheck>();
}

struct RefusalsCiteClauses;

impl Law for RefusalsCiteClauses {
    fn hold<G: Game>(moment: &Moment<G>, rng: &mut Rng) {
        let clauses = clauses::<G>();
        let refusals =
            rng.choose_multiple(moment.known, 20).into_iter().filter_map(|action| moment.state.check(action).err());
        let clocks = moment.state.clocks().into_iter().map(|clock| clock.clause);
        for clause in refusals.map(|refusal| refusal.clause()).chain(clocks) {
            assert!(clauses.contains(clause.0), "{clause} is in no rulebook page\n{moment}");
        }
    }
}

/// The ids of the game's rulebook page, to which links can point.
fn clauses<G: Game>() -> &'static BTreeSet<String> {
    static PAGES: Mutex<BTreeMap<&str, &BTreeSet<String>>> = Mutex::new(BTreeMap::new());
    let read = || {
        let path = format!("{}/static/rules/en/{}.html", env!("CARGO_MANIFEST_DIR"), G::NAME);
        let page = fs::read_to_string(path).expect("a rulebook page");
        let ids = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        &*Box::leak(Box::new(ids.map(str::to_owned).collect()))
    };
    PAGES.lock().expect("a list of pages").entry(G::NAME).or_insert_with(read)
}

#[test]
fn refusals_and_clocks_cite_a_clause_of_the_rulebook_page() {
    everywhere::<RefusalsCiteClauses>();
}

struct ChanceListsItsOutcomes;

impl Law for ChanceListsItsOutcomes {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        let chance = moment.state.chance();
        if let Turn::Chance(_) = moment.state.turn() {
            let outcomes: Vec<_> = chance.iter().map(|(action, _)| action.clone()).collect();
            assert_eq!(outcomes, moment.listed, "{moment}");
            assert!(chance.iter().all(|&(_, weight)| weight > 0), "every outcome can happen\n{moment}");
        } else {
            assert_eq!(chance, [], "{moment}");
        }
    }
}

#[test]
fn the_outcomes_of_chance_are_the_listed_actions_with_their_weights() {
    everywhere::<ChanceListsItsOutcomes>();
}

struct ThrowsAreToldOf;

impl Law for ThrowsAreToldOf {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        if let Turn::Chance(_) = moment.state.turn() {
            assert!(G::THROWS || moment.past.is_empty(), "it says that chance decides but who begins\n{moment}");
        }
    }
}

#[test]
fn a_game_without_throws_has_but_a_lot_at_the_start() {
    everywhere::<ThrowsAreToldOf>();
}

struct ActorsHaveTheTurn;

impl Law for ActorsHaveTheTurn {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        let turn = moment.state.turn();
        for action in moment.listed {
            let has_turn = match (turn, moment.state.actor(action)) {
                (Turn::Seat(seat), Actor::Seat(actor)) => actor == seat,
                (Turn::Seats(seats), Actor::Seat(actor)) => seats.contains(actor),
                (Turn::Chance(_), actor) => actor == Actor::Chance,
                _ => false,
            };
            assert!(has_turn, "{action} is made by {:?}\n{moment}", moment.state.actor(action));
        }
        for seat in named_by(turn) {
            assert!(seat.0 < moment.state.seats(), "{seat} has the turn\n{moment}");
        }
    }
}

fn named_by(turn: Turn) -> Vec<Seat> {
    match turn {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => vec![seat],
        Turn::Seats(seats) => seats.iter().collect(),
        Turn::Chance(None) | Turn::Over => Vec::new(),
    }
}

#[test]
fn whoever_acts_has_the_turn() {
    everywhere::<ActorsHaveTheTurn>();
}

struct OutcomeAtTheEnd;

impl Law for OutcomeAtTheEnd {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        let outcome = moment.state.outcome();
        assert_eq!(outcome.is_some(), moment.state.turn() == Turn::Over, "{moment}");
        if let Some(outcome) = outcome {
            assert_eq!(outcome.places.len(), usize::from(moment.state.seats()), "a place for each seat\n{moment}");
            for place in &outcome.places {
                let ahead = outcome.places.iter().filter(|other| *other < place).count();
                assert_eq!(usize::from(*place), ahead + 1, "{:?}\n{moment}", outcome.places);
            }
        }
    }
}

#[test]
fn there_is_an_outcome_when_the_match_is_over() {
    everywhere::<OutcomeAtTheEnd>();
}

struct ClocksCanRunOut;

impl Law for ClocksCanRunOut {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        let clocks = moment.state.clocks();
        for (number, clock) in clocks.iter().enumerate() {
            assert!(moment.state.side_actions().contains(&clock.up), "{} is an aside\n{moment}", clock.up);
            assert_eq!(moment.state.actor(&clock.up), Actor::Clock, "{moment}");
            assert!(clock.seconds > 0, "{moment}");
            let twin = clocks[..number].iter().find(|other| other.clause == clock.clause);
            assert_eq!(twin, None, "one clock of a clause\n{moment}");
        }
    }
}

#[test]
fn clocks_can_run_out() {
    everywhere::<ClocksCanRunOut>();
}

struct SeenIsSeen;

impl Law for SeenIsSeen {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        for seat in Seat::all(moment.state.seats()) {
            let seen = moment.state.seen_by(seat);
            assert_eq!(seen.seen_by(seat), seen, "seen by {seat}\n{moment}");
            assert_eq!(seen.turn(), moment.state.turn(), "seen by {seat}\n{moment}");
        }
    }
}

#[test]
fn looking_twice_shows_no_less_and_the_turn_is_known() {
    everywhere::<SeenIsSeen>();
}

struct TextReadsBack;

impl Law for TextReadsBack {
    fn hold<G: Game>(moment: &Moment<G>, _: &mut Rng) {
        reads_back(moment.state, moment);
        reads_back(moment.options, moment);
        for action in moment.listed.iter().chain(&moment.state.side_actions()) {
            reads_back(action, moment);
            assert!(!action.to_string().starts_with('@'), "{action} is a line of its own in a record\n{moment}");
        }
    }
}

/// A type with a text form.
trait Notation: fmt::Display + fmt::Debug + PartialEq + FromStr<Err = ParseError> {}

impl<T: fmt::Display + fmt::Debug + PartialEq + FromStr<Err = ParseError>> Notation for T {}

fn reads_back(value: &impl Notation, context: &impl fmt::Display) {
    let text = value.to_string();
    assert!(!text.is_empty(), "{value:?} is written as nothing\n{context}");
    assert!(!text.contains(['\n', '\r']), "{text:?} is one line\n{context}");
    assert_eq!(text.parse().as_ref(), Ok(value), "{text}\n{context}");
}

#[test]
fn text_reads_back() {
    everywhere::<TextReadsBack>();
}

struct ReplayLeadsHere;

impl Law for ReplayLeadsHere {
    fn hold<G: Game>(moment: &Moment<G>, rng: &mut Rng) {
        if rng.u8(..20) > 0 && moment.state.turn() != Turn::Over {
            return;
        }
        let mut replayed = start::<G>(moment.options);
        for action in moment.past {
            let read: G::Action = action.to_string().parse().expect("its own text");
            replayed.apply(&read).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}\n{moment}"));
        }
        assert_eq!(replayed, *moment.state, "{moment}");
    }
}

#[test]
fn the_actions_replayed_from_their_text_lead_to_the_same_state() {
    everywhere::<ReplayLeadsHere>();
}

/// The number of actions that are played on from a position parsed from damaged text.
const PLAYED_ON: usize = 300;

struct DamagedTextIsNoHarm;

impl Law for DamagedTextIsNoHarm {
    fn hold<G: Game>(moment: &Moment<G>, rng: &mut Rng) {
        let mut listed = Vec::new();
        for _ in 0..4 {
            if let Some(action) = rng.choice(moment.known) {
                says_why::<G, G::Action>(&damaged(&action.to_string(), rng));
            }
            says_why::<G, G::Options>(&damaged(&moment.options.to_string(), rng));
            let text = damaged(&moment.state.to_string(), rng);
            if G::FROM_POSITIONS {
                says_why::<G, G>(&text);
            }
            let Ok(mut state) = text.parse::<G>() else {
                continue;
            };
            reads_back(&state, moment);
            for _ in 0..PLAYED_ON {
                let Some(action) = common::selection(&state, &mut listed, rng) else {
                    break;
                };
                let applied = state.apply(&action);
                assert!(applied.is_ok(), "{action} is listed: {applied:?}\n{state}");
            }
        }
    }
}

/// Checks that a text that a player can enter is parsed, or that the game or the house has a message for what was
/// expected.
fn says_why<G: Game, T: Notation>(text: &str) {
    let Err(error) = text.parse::<T>() else { return };
    let is_meant = |file| file == G::NAME || file == "table";
    let messages = MESSAGES.iter().filter(|message| message.name == "expected" && is_meant(message.file));
    let has_words = messages.flat_map(|message| message.places).any(|place| match place {
        Place::Key(keys) => keys.contains(&error.expected.0),
        _ => false,
    });
    assert!(has_words, "{} has no words for {error:?}", G::NAME);
}

/// Returns the text with one to three random damages: a character removed, inserted or swapped, or the end cut off.
fn damaged(text: &str, rng: &mut Rng) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..=3) {
        let (at, other) = (rng.usize(..text.len()), text[rng.usize(..text.len())]);
        match rng.u8(..10) {
            0 => text.truncate(at + 1),
            1..3 => drop(text.remove(at)),
            3..5 => text.insert(at, other),
            _ => text[at] = other,
        }
        if text.is_empty() {
            break;
        }
    }
    text.into_iter().collect()
}

#[test]
fn damaged_text_is_refused_or_describes_a_position_that_can_be_played() {
    everywhere::<DamagedTextIsNoHarm>();
}

struct Reads(String);

impl Visitor for Reads {
    fn visit<G: Game + 'static>(&mut self) {
        self.read::<G>();
        self.read::<G::Options>();
        self.read::<G::Action>();
        says_why::<G, G::Options>(&self.0);
        says_why::<G, G::Action>(&self.0);
        if G::FROM_POSITIONS {
            says_why::<G, G>(&self.0);
        }
    }
}

impl Reads {
    fn read<T: Notation>(&self) {
        if let Ok(value) = self.0.parse::<T>() {
            reads_back(&value, &self.0);
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_refused_or_describes_something(text in "\\PC{0,60}|[a-hA-H0-9 ;:>-]{0,40}") {
        visit_all(&mut Reads(text));
    }
}
