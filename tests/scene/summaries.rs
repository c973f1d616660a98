//! The data of a match in a list of many: its picture, its standing and its highlights.

use std::collections::BTreeSet;

use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Actor, Game, Seat, Turn};
use caravanserai::scene::{Dice, PastAction, Scene, Seating, swatch};
use fastrand::Rng;

use crate::common;

fn seating(seats: u8) -> Seating {
    let names = (0..seats).map(|seat| format!("<{seat}>")).collect();
    Seating { names, looks: (0..seats).collect(), ..Seating::default() }
}

/// A random match: its states, and the step from each to the next.
struct Lot<G: Game> {
    states: Vec<G>,
    steps: Vec<(Actor, G::Action, G::Event)>,
}

impl<G: Scene> Lot<G> {
    fn new(options: &G::Options, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut state = G::new(options).expect("options that can be played");
        let (mut states, mut steps, mut listed) = (vec![state.clone()], Vec::new(), Vec::new());
        while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
            let actor = state.actor(&action);
            let event = state.apply(&action).expect("a legal action");
            states.push(state.clone());
            steps.push((actor, action, event));
        }
        Self { states, steps }
    }

    fn usual(seed: u64) -> Self {
        Self::new(&G::Options::default(), seed)
    }

    fn end(&self) -> &G {
        self.states.last().expect("a state")
    }

    /// The seat and the amount of a highlight.
    fn highlight(&self, what: &str) -> Option<(Seat, i64)> {
        let happened = self.steps.iter().map(|(actor, action, event)| PastAction { actor: *actor, action, event });
        let highlights = self.end().highlights(happened);
        let highlight = highlights.iter().find(|highlight| highlight.what == what)?;
        Some((Seat(highlight.seat), highlight.much.into()))
    }

    /// The greatest change of a seat's number by one action, the first of equals.
    fn greatest(&self, number: impl Fn(&G, Seat) -> i64) -> Option<(Seat, i64)> {
        let seats = || Seat::all(self.end().seats());
        let changes = self.states.windows(2).flat_map(|pair| {
            seats().map(|seat| (seat, number(&pair[1], seat) - number(&pair[0], seat))).collect::<Vec<_>>()
        });
        changes.rev().max_by_key(|(_, change)| *change).filter(|(_, change)| *change > 0)
    }

    fn dice(&self) -> Vec<Dice> {
        Dice::thrown(self.states[0].clone(), self.steps.iter().map(|(_, action, _)| action))
    }
}

/// Checks that every picture is a self-contained SVG document without names.
fn check_pictures<G: Scene>() {
    for options in G::variants() {
        let states = Lot::<G>::new(&options, 7).states;
        let mut pictures = BTreeSet::new();
        for state in states.iter().step_by(states.len() / 40 + 1).chain(states.last()) {
            let picture = state.picture(&seating(state.seats()));
            let of = |before: &str, after: char| -> BTreeSet<String> {
                picture.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0.to_owned())).collect()
            };
            let defined = of(" id=\"", '"');
            for used in of("href=\"#", '"').union(&of("url(#", ')')) {
                assert!(defined.contains(used), "{used} is missing in {picture}");
            }
            assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "), "{picture}");
            assert_eq!(picture.matches("<g").count(), picture.matches("</g>").count(), "{picture}");
            assert!(picture.len() < 7000, "{} bytes: {picture}", picture.len());
            assert!(!picture.contains("&lt;") && !picture.contains("<0>"), "{picture}");
            pictures.insert(picture);
        }
        assert!(pictures.len() > 10, "{} is drawn in {} ways", G::NAME, pictures.len());
    }
}

#[test]
fn pictures_are_small_documents_of_their_own() {
    check_pictures::<Marrakech>();
    check_pictures::<Damath>();
    check_pictures::<Chaupar>();
    check_pictures::<Pachisi>();
    check_pictures::<Dschamal>();
}

#[test]
fn pictures_have_the_colours_of_the_style_sheet() {
    let sheet = include_str!("../../static/looks.css");
    for look in 0..8 {
        let swatch = swatch(look);
        let line =
            format!(".look-{look} {{ --seat: {}; --deep: {}; --light: {};", swatch.seat, swatch.deep, swatch.light);
        assert!(sheet.contains(&line), "{line}");
    }
}

#[test]
fn how_it_stands_is_told_without_words() {
    fn check<G: Scene>(state: &str, told: &[&str]) {
        let state: G = state.parse().expect("a state");
        let stands: Vec<_> = Seat::all(state.seats()).map(|seat| state.score_text(seat)).collect();
        assert_eq!(stands, told, "{state}");
    }
    let market = "deck plain; order A > B > C; asam d4 north; dirhams 29 31 30; laid A:d5-e5 B:b4-c4 C:e3-f3 A:c6-d6; now B turn";
    check::<Marrakech>(market, &["33", "33", "32"]);
    check::<Damath>("turn 1 | 1: 12@10 D9@30 | 2: 5@05 | scores 17 -4 | move 20", &["17", "−4"]);
    check::<Chaupar>(
        "A 40 81 81 81 earned; B 70 75 81 81 earned; C 50 60 81 81 failed; D 76 78 80 81 earned; now D move 3 4",
        &["3/4", "2/4", "2/4", "1/4"],
    );
    check::<Pachisi>(
        "throw=cowries pieces=2; A 0 28; B 5 81; C 0 0; D 12 30; now D move 6",
        &["0/2", "1/2", "0/2", "0/2"],
    );
    check::<Dschamal>(
        "players 2 start chosen duel live; camps blue-egg+white-egg blue-cone; master B; challenged A; now duel",
        &["0", "0"],
    );
}

#[test]
fn the_biggest_payment_is_the_most_that_anybody_got_at_once() {
    for seed in 0..20 {
        let lot = Lot::<Marrakech>::new(&"players 4 deck plain".parse().expect("options"), seed);
        let (_, payment) = lot.highlight("payment").expect("somebody paid");
        let (_, gained) = lot.greatest(|state, seat| state.dirhams(seat).into()).expect("somebody gained");
        assert_eq!(payment, gained, "{seed}");
    }
}

#[test]
fn the_longest_capture_takes_the_most_pieces_at_once() {
    for seed in 0..20 {
        let lot = Lot::<Damath>::usual(seed);
        let taken = |state: &Damath, seat| state.side_of(seat).map_or(12, |side| state.board().of(side.other()).len());
        let least = lot.greatest(|state, seat| -i64::from(taken(state, seat)));
        assert_eq!(lot.highlight("capture").map(|(_, much)| much), least.map(|(_, much)| much), "{seed}");
        let scored = lot.greatest(|state, seat| {
            state
                .side_of(seat)
                .map_or(0, |side| state.score_number(side).hundredths().try_into().expect("a small score"))
        });
        assert_eq!(lot.highlight("hundredths"), scored, "{seed}");
    }
}

/// Checks the greatest number of throws of one seat in a row; no seat has two consecutive turns.
fn check_throws<G: Scene>() {
    for seed in 0..5 {
        let lot = Lot::<G>::usual(seed);
        let throwers = lot.states.iter().filter(|state| !state.is_opening()).filter_map(|state| match state.turn() {
            Turn::Chance(seat) => seat,
            _ => None,
        });
        let (mut last, mut run, mut most) = (None, 0, 0);
        for thrower in throwers {
            run = if last == Some(thrower) { run + 1 } else { 1 };
            (last, most) = (Some(thrower), most.max(run));
        }
        assert_eq!(lot.highlight("throws").map(|(_, much)| much), Some(most), "{} {seed}", G::NAME);
    }
}

#[test]
fn the_most_throws_are_those_of_one_turn() {
    check_throws::<Chaupar>();
    check_throws::<Pachisi>();
}

#[test]
fn the_most_duels_are_no_more_than_there_were() {
    let lot = Lot::<Dschamal>::usual(3);
    let (winner, won) = lot.highlight("duels").expect("somebody won one");
    let grew = lot.states.windows(2).filter(|pair| pair[1].camp(winner).len() > pair[0].camp(winner).len()).count();
    assert_eq!(won, i64::try_from(grew).expect("a few") - 1, "the first piece is not won");
}

/// Checks that each fall of the dice is counted exactly once, and that the faces have the right weights.
fn check_dice<G: Scene>(lot: &Lot<G>, weights: &[u32]) {
    let fallen: Vec<_> = lot.steps.iter().filter_map(|(_, action, _)| G::thrown(action)).collect();
    let dice = lot.dice();
    let [dice] = dice.as_slice() else { panic!("{} kinds of dice", dice.len()) };
    assert_eq!(dice.faces.iter().map(|face| face.weight).collect::<Vec<_>>(), weights);
    assert_eq!(dice.throws, [u32::try_from(fallen.len()).expect("not so many")]);
    for face in &dice.faces {
        assert_eq!(face.fell as usize, fallen.iter().filter(|shows| **shows == face.shows).count(), "{face:?}");
    }
    let expected: f64 = dice.faces.iter().map(|face| dice.expected(face)).sum();
    assert!((expected - f64::from(dice.throws[0])).abs() < 1e-6, "{expected}");
    let longest = fallen.chunk_by(|one, next| one == next).max_by_key(|run| run.len()).expect("a throw");
    assert_eq!(dice.run.times as usize, longest.len());
    assert!((0.0..=1.0).contains(&dice.likelihood()));
}

#[test]
fn dice_are_counted_beside_what_was_to_be_expected() {
    check_dice(&Lot::<Marrakech>::usual(5), &[1, 2, 2, 1]);
    check_dice(&Lot::<Chaupar>::usual(5), &[1, 2, 2, 2, 1, 2, 2, 1, 2, 1]);
    check_dice(&Lot::<Pachisi>::usual(5), &[1, 6, 15, 20, 15, 6, 1]);
    check_dice(&Lot::<Pachisi>::new(&"throw=die pieces=2".parse().expect("options"), 5), &[1; 6]);
    assert_eq!(Lot::<Damath>::usual(5).dice(), []);
    assert_eq!(Lot::<Dschamal>::usual(5).dice(), []);
}
