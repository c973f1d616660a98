//! The summary of a finished match.

use caravanserai::rules::chaupar::{self, Chaupar};
use caravanserai::rules::damath::{self, Damath};
use caravanserai::rules::dschamal::{self, Dschamal};
use caravanserai::rules::marrakech::{self, Marrakech};
use caravanserai::rules::pachisi::{self, Pachisi};
use caravanserai::rules::{Game, Seat, Turn};
use caravanserai::scene::{Ending, PastAction, Scene, Seating, curve};
use fastrand::Rng;

use crate::common;

const NAMES: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gül", "Hugo"];

/// A state, and the actions that follow it.
struct Play<G: Game> {
    start: G,
    actions: Vec<G::Action>,
}

impl<G: Scene> Play<G> {
    fn new(start: &str, actions: &[&str]) -> Self {
        let read = |text: &&str| text.parse().unwrap_or_else(|error| panic!("{error:?}"));
        let start = start.parse().unwrap_or_else(|error| panic!("{error:?}"));
        Self { start, actions: actions.iter().map(read).collect() }
    }

    /// A random match from the rulebook's start to its end.
    fn random(options: &G::Options, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let start = G::new(options).expect("options that can be played");
        let (mut state, mut actions, mut listed) = (start.clone(), Vec::new(), Vec::new());
        while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
            state.apply(&action).expect("a legal action");
            actions.push(action);
        }
        Self { start, actions }
    }

    fn end(&self) -> (G, Option<Ending>) {
        let mut state = self.start.clone();
        let mut happened = Vec::new();
        for action in &self.actions {
            let actor = state.actor(action);
            let event = state.apply(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
            happened.push((actor, action, event));
        }
        let seats = state.seats();
        let names = NAMES.iter().take(seats.into()).map(|name| (*name).to_owned()).collect();
        let seating = Seating { names, looks: (0..seats).collect(), ..Seating::default() };
        let happened =
            happened.iter().map(|(actor, action, event)| PastAction { actor: *actor, action: *action, event });
        let ending = state.ending(happened, &seating);
        (state, ending)
    }

    fn ending(&self) -> Ending {
        self.end().1.expect("the match is over")
    }
}

/// Checks the invariants of every ending.
fn check<G: Scene>(options: &G::Options, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let play = Play::<G>::random(options, seed);
        let (state, ending) = play.end();
        assert_eq!(state.turn(), Turn::Over);
        let ending = ending.expect("an ending");
        let outcome = state.outcome().expect("places");
        for row in &ending.rows {
            assert_eq!(row.place, outcome.places[row.seat.index()]);
        }
        assert!(ending.rows.is_sorted_by_key(|row| row.place), "{:?}", ending.rows);
        let mut seats: Vec<_> = ending.rows.iter().map(|row| row.seat).collect();
        seats.sort_unstable();
        assert!(seats.into_iter().eq(Seat::all(state.seats())), "every seat once");
        assert!(ending.notes.iter().all(|note| note.ends_with('.') && note.contains(": ")), "{:?}", ending.notes);
        let is_draw = state.seats() == 2 && outcome.winners().count() == 2;
        for winner in outcome.winners().filter(|_| !is_draw) {
            assert!(ending.title.contains(NAMES[winner.index()]), "{}", ending.title);
        }

        let lines = curve(play.start.clone(), play.actions.iter());
        assert_eq!(lines.len(), usize::from(state.seats()), "{seed}");
        for (seat, line) in Seat::all(state.seats()).zip(&lines) {
            assert_eq!((line.len(), line.len() <= 121), (lines[0].len(), true));
            assert_eq!(line.last().copied(), state.current_score(seat), "the curve ends where the match does");
        }
    }
}

#[test]
fn the_end_of_any_match_is_told_whole() {
    check::<Marrakech>(&marrakech::Options::default(), 0..6);
    check::<Damath>(&damath::Options::default(), 0..6);
    check::<Dschamal>(&dschamal::Options { players: 5, ..Default::default() }, 0..4);
    check::<Chaupar>(&chaupar::Options::default(), 0..2);
    check::<Pachisi>(&pachisi::Options::default(), 0..2);
}

#[test]
fn a_curve_has_a_point_for_each_change_and_not_too_many() {
    let play = Play::<Marrakech>::random(&marrakech::Options::default(), 1);
    let lines = curve(play.start, play.actions.iter());
    assert_eq!(lines[0][0], 30, "everybody begins with thirty dirhams");
    assert!(lines.iter().all(|line| line.len() > 20));
    assert_eq!(curve(play.start, [].iter()), Vec::<Vec<i64>>::new(), "nothing has happened");
}

#[test]
fn m6_the_biggest_payment_is_told() {
    let random = Play::<Marrakech>::random(&marrakech::Options::default(), 3);
    let (mut state, mut most) = (random.start, 0);
    for action in &random.actions {
        if let marrakech::Event::Walked { payment: Some(payment), .. } = state.apply(action).expect("legal") {
            most = most.max(payment.paid);
        }
    }
    let notes = random.ending().notes;
    assert!(
        notes[0].starts_with("Biggest payment: ") && notes[0].contains(&format!(" {most} dirhams, on ")),
        "{notes:?}"
    );
}

#[test]
fn d9_the_best_capture_is_told_with_its_sum() {
    let play = Play::<Damath>::new(
        "set=counting operators=own touch=off damas=once move=off game=off | turn 1 | \
         1: 12@12 1@50 | 2: 5@23 10@67 | scores 0 0 | move 0",
        &["12x34", "offer", "accept"],
    );
    let ending = play.ending();
    assert_eq!(ending.notes.len(), 1);
    assert!(ending.notes[0].starts_with("Best capture: Ada’s, 12 − 5 = 7"), "{:?}", ending.notes);
    assert!(ending.title.starts_with("Ada wins ") && ending.title.contains('–'), "{}", ending.title);
}

#[test]
fn d11_who_has_no_pieces_left_and_wins_is_not_blamed_for_it() {
    let lost = Play::<Damath>::new("turn 1 | 1: 9@21 | 2: 10@32 | scores -5 50", &["21x43"]).ending();
    assert_eq!(lost.why.map(|(why, clause)| (why.contains("higher total"), clause.0)), Some((true, "D12")));
    let won = Play::<Damath>::new("turn 1 | 1: 9@21 | 2: 10@32 | scores 50 0", &["21x43"]).ending();
    assert_eq!(won.why.map(|(why, clause)| (why, clause.0)), Some(("Ben has no pieces left.".into(), "D11")));
}

#[test]
fn p9_hits_throws_and_luck_are_counted() {
    let play = Play::<Pachisi>::new(
        "throw=die pieces=4; A 0 0 14 30; B 0 0 18 40; C 0 3 14 33; D 0 0 10 42; now D throw",
        &["4", "42+4", "3", "10+3", "stop"],
    );
    let ending = play.ending();
    let told =
        |seat| ending.rows.iter().find(|row| row.seat == Seat(seat)).map(|row| row.details.clone()).unwrap_or_default();
    // 42 + 10 + 4 + 3 steps; 4 + 3 is the average of two throws of a die.
    assert_eq!(told(3), "59 steps. 1 hit made, 0 suffered. 2 throws: exactly average.");
    assert_eq!(told(0), "30 steps. 0 hits made, 1 suffered. 0 throws: exactly average.");
    assert_eq!(
        ending.notes,
        [
            "Hardest hit: Dan sent Ada’s piece back from block 14, 67 steps from home.",
            "Longest run: Dan moved 7 steps in one turn."
        ]
    );
}

#[test]
fn p6_a_cancelled_turn_counts_its_throws_but_no_run_and_no_hit() {
    let play = Play::<Pachisi>::new(
        "throw=die pieces=4; A 0 0 16 30; B 0 0 18 40; C 0 3 14 33; D 0 0 10 42; now D throw",
        &["6", "42+6", "6", "10+6", "6", "stop"],
    );
    let ending = play.ending();
    let dan = ending.rows.iter().find(|row| row.seat == Seat(3)).expect("Dan");
    assert_eq!(dan.details, "52 steps. 0 hits made, 0 suffered. 3 throws: 8 steps more than average.");
    assert_eq!(ending.notes, Vec::<String>::new());
}

#[test]
fn c10_the_pasa_have_their_own_mean() {
    let play = Play::<Chaupar>::new(
        "A 6 12 25 29 open; B 7 12 12 16 open; C 7 12 30 36 open; D 12 16 17 40 open; now D throw",
        &["1 4", "40+4", "12+1", "stop"],
    );
    let ending = play.ending();
    let told =
        |seat| ending.rows.iter().find(|row| row.seat == Seat(seat)).map(|row| row.details.clone()).unwrap_or_default();
    assert_eq!(told(3), "90 steps. 1 hit made, 0 suffered. 1 throw: 2 steps less than average.");
    assert!(ending.notes[1].ends_with("Dan moved 5 steps in one turn."), "{:?}", ending.notes);
}

#[test]
fn b7_duels_won_and_the_best_catch_are_told() {
    let play = Play::<Dschamal>::new(
        "players 2 start chosen duel live; camps blue-egg+white-egg+yellow-egg+blue-star+white-star+yellow-star blue-cone; \
         master A; challenged B; now duel",
        &["A draws brown-egg", "B draws white-box", "A draws brown-star"],
    );
    let ending = play.ending();
    assert_eq!(ending.title, "Ada wins 8–0");
    let told: Vec<_> = ending.rows.iter().map(|row| row.details.as_str()).collect();
    assert_eq!(told, ["won 3 duels", "won 0 duels"]);
    assert_eq!(
        ending.notes,
        [
            "Duel 1 decided it: Ada won the brown egg.",
            "Best catch: Ada won the brown egg at once, worth 4 victory points."
        ]
    );
}
