//! The scene of Pachisi: drawing, touches and names.

use caravanserai::rules::cross::Step;
use caravanserai::rules::pachisi::{Action, Options, Pachisi, Throw};
use caravanserai::rules::{Game, Seat};
use caravanserai::scene::cross::{Button, Mark, Selection, ThrowResult, Unit};
use caravanserai::scene::{Answer, Drawing, Form, Interaction, Touch, Wording};

use super::cross::{at, controls, listed, picked, refused, said, seating, stays, touch};

/// A position in which A, B and C have not entered a piece.
fn dan(steps: &str, now: &str) -> Pachisi {
    let others = ["A", "B", "C"].map(|seat| format!("{seat} 0 0 0 0; ")).concat();
    at(&format!("throw=cowries pieces=4; {others}D {steps}; now D {now}"))
}

fn act(text: &str) -> Answer<Pachisi> {
    Answer::Act(text.parse().expect("an action"))
}

const SKIP: Touch<Button> = Touch::Button(Button::Skip);
const TAKE: Touch<Button> = Touch::Button(Button::Take);

#[test]
fn p1_p3_the_options_are_chosen() {
    let mut options = Options::default();
    let fields = Pachisi::fields(&options);
    assert_eq!(fields.iter().map(|field| (field.id, field.chosen)).collect::<Vec<_>>(), [("throw", 0), ("pieces", 0)]);
    Pachisi::choose(&mut options, "throw", 1);
    Pachisi::choose(&mut options, "pieces", 1);
    Pachisi::choose(&mut options, "pieces", 7);
    assert_eq!(options, Options { throw: Throw::Die, pieces: 2 });
    assert_eq!(Pachisi::fields(&options).iter().map(|field| field.chosen).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(Pachisi::seat_range(), 4..=4);
}

#[test]
fn p2_a_piece_comes_in_by_one_touch_as_nothing_else_can_be_done() {
    let state = dan("0 0 0 0", "move 25");
    let selection = Selection::Nothing;
    assert_eq!(controls(&state, &selection), ["*piece on 0:\n+25", "Skip", "Move the piece: +25"]);
    assert_eq!(state.touch(&selection, touch("D0")), act("0+25"));
    assert_eq!(state.touch(&selection, touch("D25")), act("0+25"));
    assert_eq!(state.touch(&selection, TAKE), act("0+25"));
}

#[test]
fn p3_cowries_lie_there_with_their_number_and_so_does_the_die() {
    let throw_result = |state: Pachisi| state.board(&seating(), None, None).thrown.expect("a throw").throw_result;
    assert_eq!(throw_result(dan("0 0 0 0", "move 25")), ThrowResult::Cowries(0, 25));
    assert_eq!(throw_result(dan("0 0 0 0", "move 10")), ThrowResult::Cowries(1, 10));
    assert_eq!(throw_result(dan("0 0 0 0", "move 3")), ThrowResult::Cowries(3, 3));
    assert_eq!(throw_result(at("throw=die pieces=2; A 0 0; B 0 0; C 0 0; D 0 0; now A move 3")), ThrowResult::Die(3));
    let lost = dan("80 81 81 81", "throw");
    assert_eq!(said(&lost, "3")[..2], ["Dan throws", "Dan throws 3: 3 mouths up"]);
}

#[test]
fn p3_a_throw_that_is_lost_stays_to_be_seen() {
    let mut state = dan("80 81 81 81", "throw");
    let event = state.apply(&Action::Throw(3)).expect("a throw");
    let thrown = state.board(&seating(), None, Some(&event)).thrown.expect("a throw");
    assert_eq!((thrown.by, thrown.throw_result), (Seat(3), ThrowResult::Cowries(3, 3)));
}

#[test]
fn p5_an_extra_throw_is_explained() {
    assert_eq!(said(&dan("0 0 0 0", "move 6"), "0+6").last().map(String::as_str), Some("Dan throws again"));
    let run = dan("0 0 0 6", "throw after 6");
    assert_eq!(
        run.prompt(&seating(), Some(&Selection::Nothing)).hint.clone().unwrap_or_default(),
        "The 6 earned this throw (P5)."
    );
}

#[test]
fn p6_a_cancelled_turn_is_announced_and_everything_goes_back() {
    let state: Pachisi = at(
        "throw=cowries pieces=4; A 0 0 0 0; B 0 0 0 0; C 0 0 0 0; D 0 0 6 12; before D 0 0 0 6; now D throw after 6 6",
    );
    assert_eq!(
        state.prompt(&seating(), Some(&Selection::Nothing)).hint.clone().unwrap_or_default(),
        "Two 6s in a row: a third cancels the whole turn (P6)."
    );
    let cancelled = "The third 6 in a row cancels the turn: everything goes back";
    assert_eq!(said(&state, "6"), ["Dan throws", "Dan throws 6: 6 mouths up", cancelled]);
    assert_eq!(listed(&state, &["6"]), [format!("Dan: 6 | {cancelled}")]);
}

#[test]
fn p8_a_throw_is_left_by_one_press_that_can_be_taken_back() {
    let state = dan("0 0 0 0", "move 6");
    assert_eq!(controls(&state, &Selection::Nothing), ["*piece on 0:\n+6", "Skip", "Move the piece: +6"]);
    assert_eq!(state.touch(&Selection::Nothing, SKIP), act("skip"));
    assert_eq!(listed(&state, &["skip"]), Vec::<String>::new());
    assert_eq!(listed(&dan("0 0 0 0", "throw"), &["6", "skip"]), ["Dan: 6 | Dan skips the 6 and throws again"]);
}

#[test]
fn p8_a_throw_that_cannot_be_used_is_explained() {
    let state = dan("80 81 81 81", "throw");
    assert_eq!(said(&state, "3").last().map(String::as_str), Some("Dan can’t use the 3: it is lost"));
}

#[test]
fn p9_a_hit_is_marked_and_earns_a_throw() {
    // Dan's 20 is Ada's 52.
    let state: Pachisi = at("throw=cowries pieces=4; A 0 0 0 52; B 0 0 0 0; C 0 0 0 0; D 0 0 0 17; now D move 3");
    assert_eq!(state.touch(&Selection::Nothing, touch("D17")), act("17+3"));
    let alone: Pachisi = at("throw=cowries pieces=4; A 0 0 0 52; B 0 0 0 0; C 0 0 0 0; D 17 81 81 81; now D move 3");
    let marks = alone.board(&seating(), Some(&Selection::Nothing), None).marks;
    assert!(marks.iter().any(|(_, mark)| matches!(mark, Mark::Goal { hits: true, taken: true, .. })), "{marks:?}");
    assert_eq!(
        controls(&state, &Selection::Nothing),
        ["piece on 0:\n+3", "piece on 17:\n+3 hits Ada", "Skip", "(Choose a piece)"]
    );
    assert_eq!(
        said(&state, "17+3"),
        ["Dan moves from block 17 to block 20", "Dan hits Ada", "Dan hits Ada and throws again"]
    );
}

#[test]
fn p10_why_a_piece_of_a_pair_does_not_move() {
    let state = dan("0 0 20 20", "move 3");
    let odd = "A pair moves half of an even number, but 3 is odd.";
    assert_eq!(refused(&state, Selection::Nothing, touch("D20")), (odd.to_owned(), "P10"));
    let even = dan("0 0 20 20", "move 4");
    let pair = Selection::Unit(Unit { step: Step(20), pair: true });
    assert_eq!(even.touch(&Selection::Nothing, touch("D20")), act("pair 20+2"));
    assert_eq!(even.touch(&pair, touch("D22")), act("pair 20+2"));
    assert_eq!(refused(&even, pair, touch("D24")).1, "P10");
    // On a cross both can be chosen: the pair first, and then one of its pieces.
    let cross = dan("0 0 21 21", "move 4");
    assert_eq!(
        controls(&cross, &Selection::Nothing),
        ["piece on 0:\n+4", "pair on 21:\n+2", "piece on 21:\n+4", "Skip", "(Choose a piece)"]
    );
}

#[test]
fn p11_a_cross_that_is_taken() {
    // Dan's 21 is a cross, and Ada's 53.
    let state: Pachisi = at("throw=cowries pieces=4; A 0 0 0 53; B 0 0 0 0; C 0 0 0 0; D 0 0 0 18; now D move 3");
    let taken = ("Ada is on that cross, and crosses are safe.".to_owned(), "P11");
    assert_eq!(refused(&state, Selection::Nothing, touch("D18")), taken);
}

#[test]
fn p12_the_fork_is_asked_in_place() {
    let state = dan("0 0 0 70", "move 10");
    let selection = picked(&state, &[touch("D70")]);
    assert_eq!(controls(&state, &selection), ["Back", "+10 turn in", "+10 go round", "(Choose a move)"]);
    assert_eq!(state.touch(&selection, touch("D80")), act("70+10"));
    assert_eq!(state.touch(&selection, touch("D15")), act("70+10 round"));
    let hint = state.prompt(&seating(), Some(&selection)).hint.clone().unwrap_or_default();
    assert_eq!(hint, "This piece can move 10. Turn in, or go round again (P12)?");
    // Going round, it passes block 8 and continues to block 9.
    let says = said(&state, "70+10 round");
    assert_eq!(says[0], "Dan moves from block 70 to block 15");
}

#[test]
fn p13_home_by_exact_count_says_by_how_much_it_is_too_far() {
    let state = dan("0 0 0 79", "move 5");
    let sentence = "You need the exact number to get home: that is 3 too many.".to_owned();
    assert_eq!(refused(&state, Selection::Nothing, touch("D79")), (sentence, "X4"));
    let grace = dan("0 0 0 80", "move 6");
    assert_eq!(grace.touch(&Selection::Nothing, touch("D80")), act("80+6"));
    assert_eq!(grace.touch(&Selection::Nothing, touch("D81")), act("80+6"));
}

#[test]
fn p14_places_are_told_shown_and_kept() {
    let mut state = dan("80 81 81 81", "move 6");
    assert_eq!(said(&state, "80+6").last().map(String::as_str), Some("Dan is home and wins"));
    state.apply(&"80+6".parse().expect("a move")).expect("a legal move");
    assert_eq!(state.panels(&seating())[2].note.clone().unwrap_or_default(), "Winner");
    assert_eq!(state.board(&seating(), None, None).places[3].taken, Some(1));
    state.apply(&Action::Stop).expect("legal");
    let ending = state.ending(std::iter::empty(), &seating()).expect("an ending");
    assert_eq!(ending.why.map(|(_, clause)| clause.0), Some("P14"));
    assert_eq!(ending.rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 2, 2]);
}

#[test]
fn a_step_that_was_not_thrown_is_refused() {
    let state = dan("0 0 0 20", "move 3");
    let selection = Selection::Unit(Unit { step: Step(20), pair: false });
    assert_eq!(refused(&state, selection, touch("D25")), ("That is 5, but the throw was 3.".to_owned(), "P7"));
    assert_eq!(state.touch(&Selection::Nothing, touch("D25")), Answer::Nothing);
}

#[test]
fn p6_p8_what_surprises_stays_to_be_read() {
    let lost = dan("80 81 81 81", "throw");
    assert_eq!(stays(&lost, &["3"], None), Some("Dan threw 3. Dan can’t use the 3: it is lost. P8".into()));
    // A viewer alone at the table can still read it after others have thrown.
    let dan_alone = Some(Seat(3));
    assert_eq!(stays(&lost, &["3"], dan_alone), Some("Dan can’t use the 3: it is lost. P8".into()));
    assert_eq!(stays(&lost, &["3", "2"], dan_alone), Some("Dan can’t use the 3: it is lost. P8".into()));
    assert_eq!(stays(&lost, &["3", "2"], None), None);
    let skipped = dan("0 0 0 0", "throw");
    assert_eq!(stays(&skipped, &["6", "skip"], None), None, "that was a choice");
    let third = dan("0 0 0 12", "throw after 6 6");
    let said = stays(&third, &["6"], dan_alone).unwrap_or_default();
    assert!(said.starts_with("The third 6 in a row cancels the turn") && said.ends_with(". P6"), "{said}");
}
