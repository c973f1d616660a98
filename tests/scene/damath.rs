//! The scene of Damath: drawing, touches and names.

use caravanserai::rules::damath::{Action, Damath, Event, Options, Refusal, Square, Way};
use caravanserai::rules::{Actor, Game, Refusal as _, Seat, Spot};
use caravanserai::scene::damath::geometry::{SIDE, WHOLE};
use caravanserai::scene::damath::{Board, Button, LineKind, Mark, Selection};
use caravanserai::scene::{
    Answer, Cell, Drawing, Form, Frame, Interaction, PastAction, Quiz, Rank, Seating, THINKING_MILLIS, Touch, Wording,
};

use caravanserai::words::Unclear;

use crate::common;

/// 9 takes 10 on −, then 4 on +.
const TWO: &str = "turn 1 | 1: 9@12 3@70 | 2: 10@23 4@45 12@67";
/// After 9 takes 10 on (3,4), it can take 4 or 2.
const FORK: &str = "turn 1 | 1: 9@12 3@70 | 2: 10@23 4@45 2@25 12@67";

fn at(text: &str) -> Damath {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The position with touch-move off, and no clocks.
fn free(text: &str) -> Damath {
    at(&format!("touch=off game=off | {text}"))
}

fn seating() -> Seating {
    Seating { names: ["Ada", "Ben"].map(String::from).to_vec(), looks: vec![0, 3], ..Seating::default() }
}

fn seen_by(seat: u8) -> Seating {
    Seating { viewer: Some(Seat(seat)), ..seating() }
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn way(text: &str) -> Way {
    text.parse().expect("a way")
}

fn picked(text: &str) -> Selection {
    Selection::Way(way(text))
}

fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

fn spot(text: &str) -> Touch<Button> {
    Touch::Spot(square(text).into())
}

fn drag(from: &str, to: &str) -> Touch<Button> {
    Touch::Drag(square(from).into(), square(to).into())
}

const PREVIOUS: Touch<Button> = Touch::Button(Button::Previous);
const NEXT: Touch<Button> = Touch::Button(Button::Next);
const GO: Touch<Button> = Touch::Button(Button::Go);

/// The state after these actions.
fn after(mut state: Damath, actions: &[&str]) -> Damath {
    for text in actions {
        state.apply(&action(text)).unwrap_or_else(|refusal| panic!("{text} in {state}: {refusal:?}"));
    }
    state
}

/// The drawing of the board.
fn board(state: &Damath, selection: Option<Selection>) -> Board {
    Drawing::board(state, &seating(), selection.as_ref(), None)
}

/// Returns the refusal of a touch with this selection: the sentence, and the squares that cause it.
fn refused(state: &Damath, selection: Selection, touch: Touch<Button>) -> (String, String) {
    match state.touch(&selection, touch) {
        Answer::Refuse(refusal) => {
            let square = |Spot(number)| format!("{}{}", number % 4 * 2 + (1 - number / 4 % 2), number / 4);
            let causes: Vec<String> = refusal.spots().into_iter().map(square).collect();
            (state.refusal_text_here(&refusal, &seating()), causes.join(" "))
        }
        other => panic!("{touch:?} gives {other:?}"),
    }
}

/// A sentence with its fractions as on the screen: hair spaces keep the stroke off the digits.
fn typeset(sentence: &str) -> String {
    sentence.replace('⁄', "\u{200a}/\u{200a}")
}

fn because(sentence: &str, causes: &str) -> (String, String) {
    (sentence.into(), causes.into())
}

/// Returns the frames of an action, and the state after it.
fn shown(before: &Damath, text: &str) -> (Vec<Frame<Board>>, Damath) {
    let mut after = *before;
    let event = after.apply(&action(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    (before.frames(&after, &event, &seating()), after)
}

fn says(before: &Damath, text: &str) -> Vec<String> {
    shown(before, text).0.into_iter().map(|frame| frame.caption).collect()
}

/// The squares whose cells meet this condition, in reading order.
fn squares(state: &Damath, selection: Selection, wanted: impl Fn(&Cell) -> bool) -> String {
    let cells = state.cells(&seating(), Some(&selection));
    let names =
        cells.iter().filter(|cell| wanted(cell)).map(|cell| format!("{}{}", &cell.label[1..2], &cell.label[3..4]));
    names.collect::<Vec<_>>().join(" ")
}

// Touches.

#[test]
fn d4_a_piece_and_where_it_goes() {
    let state = free("turn 1 | 1: 9@12 | 2: 10@56");
    let chosen = Selection::Piece(square("12"));
    assert_eq!(state.touch(&Selection::Nothing, spot("12")), Answer::Select(chosen));
    assert_eq!(state.touch(&chosen, spot("23")), Answer::Act(action("12-23")));
    assert_eq!(state.touch(&chosen, spot("12")), Answer::Select(Selection::Nothing));
    assert_eq!(state.touch(&Selection::Nothing, drag("12", "03")), Answer::Act(action("12-03")));
}

#[test]
fn d8_with_touch_move_choosing_is_recorded_and_binds() {
    let state = at("turn 1 | 1: 9@12 5@52 | 2: 10@56");
    assert_eq!(state.touch(&Selection::Nothing, spot("12")), Answer::Act(action("touch 12")));
    let chosen = after(state, &["touch 12"]);
    assert_eq!(chosen.touch(&Selection::Nothing, spot("23")), Answer::Act(action("12-23")));
    assert_eq!(chosen.touch(&Selection::Nothing, spot("12")), Answer::Nothing);
    let must = because("The 9 on (1,2) is chosen: it must move.", "12");
    assert_eq!(refused(&chosen, Selection::Nothing, spot("52")), must);
    assert_eq!(refused(&chosen, Selection::Nothing, drag("52", "63")), must);
}

#[test]
fn d8_with_touch_move_off_another_piece_may_be_chosen_until_the_move_is_made() {
    let state = free("turn 1 | 1: 9@12 5@52 | 2: 10@56");
    assert_eq!(
        state.touch(&Selection::Piece(square("12")), spot("52")),
        Answer::Select(Selection::Piece(square("52")))
    );
}

#[test]
fn d6_a_landing_is_picked_and_a_second_touch_confirms_it() {
    let state = after(at(TWO), &["touch 12"]);
    let whole = picked("12x34x56");
    // Only one way continues from the first landing, and only one leads to the last.
    for landing in ["34", "56"] {
        assert_eq!(state.touch(&Selection::Nothing, spot(landing)), Answer::Select(whole), "{landing}");
        assert_eq!(state.touch(&whole, spot(landing)), Answer::Act(action("12x34x56")), "{landing}");
    }
    assert_eq!(state.touch(&whole, GO), Answer::Act(action("12x34x56")));
}

#[test]
fn d7_of_a_single_way_the_first_touch_shows_it_and_the_second_takes() {
    let whole = picked("12x34x56");
    for (state, shown) in
        [(free(TWO), Answer::Select(whole)), (at(TWO), Answer::ActAndSelect(action("touch 12"), whole))]
    {
        for one in ["12", "56"] {
            assert_eq!(state.touch(&Selection::Nothing, spot(one)), shown);
            assert_eq!(state.touch(&whole, spot(one)), Answer::Act(action("12x34x56")));
        }
    }
    // With a choice of two pieces, the first touch shows the way; another piece may still be chosen.
    let two = free("turn 1 | 1: 9@10 6@50 | 2: 10@21 7@61 12@67");
    assert_eq!(two.touch(&Selection::Nothing, spot("10")), Answer::Select(picked("10x32")));
    assert_eq!(two.touch(&picked("10x32"), spot("10")), Answer::Select(Selection::Nothing));
    assert_eq!(two.touch(&picked("10x32"), spot("50")), Answer::Select(picked("50x72")));
    assert_eq!(two.touch(&picked("10x32"), spot("32")), Answer::Act(action("10x32")));
    // A plain move is never made by one touch.
    let quiet = free("turn 1 | 1: 9@70 | 2: 10@07");
    assert_eq!(quiet.touch(&Selection::Nothing, spot("70")), Answer::Select(Selection::Piece(square("70"))));
}

#[test]
fn d8_a_piece_that_is_lifted_is_picked_also_where_that_binds() {
    let quiet = "turn 1 | 1: 9@12 5@52 | 2: 10@56";
    let piece = Selection::Piece(square("12"));
    assert_eq!(free(quiet).begin_drag(square("12").into()), Answer::Select(piece));
    assert_eq!(at(quiet).begin_drag(square("12").into()), Answer::ActAndSelect(action("touch 12"), piece));
    let chosen = after(at(quiet), &["touch 12"]);
    assert_eq!(chosen.begin_drag(square("12").into()), Answer::Select(piece));
    assert_eq!(chosen.touch(&piece, drag("12", "23")), Answer::Act(action("12-23")));
    assert!(matches!(chosen.begin_drag(square("52").into()), Answer::Refuse(_)));
}

/// The seats, with a player who works out sums before they count.
fn working_out() -> Seating {
    Seating { works_out: true, ..seating() }
}

#[test]
fn d9_what_is_to_be_worked_out_is_told_nowhere_before() {
    for (text, selection) in [
        (TWO, Selection::Nothing),
        (TWO, picked("12x34x56")),
        (FORK, Selection::Piece(square("12"))),
        (FORK, picked("12x34")),
        ("set=whole | turn 1 | 1: 10@32 | 2: 3@43 8@67", picked("32x54")),
        ("set=polynomial | turn 1 | 1: 6x@32 | 2: -3x²y@43 10y@67", picked("32x54")),
        ("set=radical | turn 1 | 1: 4√18@12 | 2: -9√2@23 100√2@67", picked("12x34")),
    ] {
        let state = after(at(text), &[]);
        let ask = state.prompt(&working_out(), Some(&selection));
        let controls = state.controls(&working_out(), &selection).into_iter().map(|control| control.text);
        let cells = state.cells(&working_out(), Some(&selection)).into_iter().map(|cell| cell.label);
        let board = Drawing::board(&state, &working_out(), Some(&selection), None);
        assert_eq!(board.sums, []);
        let tells = |mark: &Mark| matches!(mark, Mark::Landing(_));
        assert!(!board.marks.iter().any(|(_, mark)| tells(mark)), "{text}");
        let said: Vec<String> =
            [ask.title, ask.hint.clone().unwrap_or_default()].into_iter().chain(controls).chain(cells).collect();
        for said in said {
            // A result would follow “=”, “≈” or a colon.
            let plain = said
                .replace("x\u{a0}=\u{a0}", "")
                .replace("y\u{a0}=\u{a0}", "")
                .replace(": work out", "")
                .replace(": choose", "");
            assert!(!plain.contains(['=', '≈']) && !plain.replace(": it takes", "").contains(": "), "{said}");
        }
    }
    let two = |seating: &Seating| at(TWO).prompt(seating, Some(&picked("12x34x56"))).hint.clone().unwrap_or_default();
    assert_eq!(two(&working_out()), "9 takes 10 on −, then 4 on +");
    assert_eq!(two(&seating()), "9 − 10 = −1, then 9 + 4 = 13: +12");
}

#[test]
fn a_bots_turn_is_short() {
    let millis = |text: &str, action: &str| {
        THINKING_MILLIS + shown(&at(text), action).0.iter().map(|frame| frame.millis).sum::<u32>()
    };
    assert!(millis("turn 1 | 1: 9@12 | 2: 10@23 12@67", "12x34") <= 1500);
    assert!(millis("turn 1 | 1: 9@16 | 2: 10@63", "16-07") <= 1500);
    assert!(millis("turn 1 | 1: 9@25 | 2: 10@36 5@01", "25x47") <= 1500, "with a new dama");
    assert!(millis(TWO, "12x34x56") <= 3000);
}

#[test]
fn d11_what_an_aside_means_is_said_before_it_is_confirmed() {
    let finally = "This can’t be taken back.";
    assert_eq!(Damath::side_action_consequence(&action("surrender A")), finally);
    assert_eq!(Damath::side_action_consequence(&action("offer")), "You can withdraw it until it is answered.");
    assert_eq!(Damath::side_action_consequence(&action("withdraw")), "You can’t make another before the next move.");
    let offered = after(at(TWO), &["offer"]);
    assert_eq!(offered.check(&action("withdraw")), Ok(()));
    assert!(after(offered, &["withdraw"]).check(&action("offer")).is_err());
}

#[test]
fn d7_where_the_way_parts_it_is_entered_landing_by_landing_or_at_once() {
    let state = after(at(FORK), &["touch 12"]);
    let first = picked("12x34");
    assert_eq!(state.touch(&Selection::Nothing, spot("34")), Answer::Select(first));
    // The jump is recorded and binding (D8).
    let entered = Answer::ActAndSelect(action("touch 34"), first);
    assert_eq!(state.touch(&first, GO), entered);
    assert_eq!(state.touch(&first, spot("34")), entered);
    // Or the way continues without recording it.
    for held in [Selection::Nothing, first, picked("12x34x16")] {
        assert_eq!(state.touch(&held, spot("56")), Answer::Select(picked("12x34x56")), "{held:?}");
    }
    let stands = after(state, &["touch 34"]);
    assert_eq!(stands.touch(&Selection::Nothing, GO), Answer::Nothing);
    assert_eq!(stands.touch(&Selection::Nothing, spot("16")), Answer::Select(picked("12x34x16")));
    assert_eq!(stands.touch(&picked("12x34x16"), GO), Answer::Act(action("12x34x16")));
}

#[test]
fn d8_a_drag_to_a_landing_chooses_the_piece_and_picks_the_way() {
    let state = at(TWO);
    let way = picked("12x34x56");
    assert_eq!(state.touch(&Selection::Nothing, drag("12", "56")), Answer::ActAndSelect(action("touch 12"), way));
    assert_eq!(after(state, &["touch 12"]).touch(&Selection::Nothing, drag("12", "34")), Answer::Select(way));
    assert_eq!(free(TWO).touch(&Selection::Nothing, drag("12", "34")), Answer::Select(way));
}

#[test]
fn d14_a_first_jump_is_recorded_where_it_counts_though_nothing_binds() {
    let state = at(&format!("touch=off | {FORK}"));
    assert_eq!(state.touch(&Selection::Nothing, spot("12")), Answer::Act(action("touch 12")));
    let chosen = after(state, &["touch 12"]);
    assert_eq!(chosen.touch(&picked("12x34"), GO), Answer::ActAndSelect(action("touch 34"), picked("12x34")));
    let entered = after(chosen, &["touch 34"]);
    assert_eq!(entered.touch(&Selection::Nothing, spot("12")), Answer::Act(action("touch 12")));
    // Without that clock there is nothing to record.
    assert_eq!(free(FORK).touch(&picked("12x34"), GO), Answer::Nothing);
    let goes_on = because("The capture goes on: it must take two pieces in all.", "16 56");
    assert_eq!(refused(&free(FORK), picked("12x34"), spot("34")), goes_on);
}

#[test]
fn d6_a_landing_that_several_ways_lead_to_differently_is_entered_one_by_one() {
    // 9 can capture all the way round and return to its start, in either direction.
    let state = free("turn 1 | 1: 9@30 | 2: 1@21 2@23 3@43 4@41");
    let chosen = Selection::Piece(square("30"));
    let parts = because("Several captures lead to (3,4): first choose where to land, (1,2) or (5,2).", "12 52");
    assert_eq!(refused(&state, chosen, spot("34")), parts);
    assert_eq!(refused(&state, Selection::Nothing, drag("30", "34")), parts);
    assert_eq!(state.touch(&chosen, spot("12")), Answer::Select(picked("30x12x34x52x30")));
    // It ends where it began: the square is a landing first, and a piece second.
    assert_eq!(state.touch(&picked("30x12x34x52x30"), spot("30")), Answer::Act(action("30x12x34x52x30")));
}

#[test]
fn d7_a_square_to_which_two_ways_lead_answers_by_touch_and_by_drag() {
    let text = include_str!("../data/damath/two-ways-one-end.txt").trim();
    let state = at(text);
    let ends = state.ways();
    let squares = || ends.iter().flat_map(Way::landings);
    for from in ends.iter().map(Way::from) {
        for to in squares() {
            let to: Spot = to.into();
            for touch in [Touch::Spot(to), Touch::Drag(from.into(), to)] {
                let answer = state.touch(&Selection::Piece(from), touch);
                assert_ne!(answer, Answer::Nothing, "{touch:?}");
            }
        }
    }
}

#[test]
fn d7_the_buttons_go_round_all_ways() {
    let state = at(FORK);
    let go = |selection, touch| match state.touch(&selection, touch) {
        Answer::Select(selection) => selection,
        other => panic!("{other:?}"),
    };
    let one = go(Selection::Nothing, NEXT);
    let two = go(one, NEXT);
    assert_eq!((go(two, NEXT), go(two, PREVIOUS), go(one, PREVIOUS)), (one, one, two));
    let mut round =
        [one, two].map(|selection| if let Selection::Way(way) = selection { way.to_string() } else { String::new() });
    round.sort();
    assert_eq!(round, ["12x34x16", "12x34x56"]);
}

/// All possible touches, and a sample of the drags.
fn touches(rng: &mut fastrand::Rng) -> Vec<Touch<Button>> {
    let spots = (0..=40).map(|number| Touch::Spot(Spot(number)));
    let buttons = [Button::Previous, Button::Next, Button::Go, Button::Accept, Button::Decline].map(Touch::Button);
    let drags = (0..60).map(|_| Touch::Drag(Spot(rng.u8(..34)), Spot(rng.u8(..34))));
    spots.chain(buttons).chain([Touch::Throw]).chain(drags).collect()
}

fn expect_legal(state: &Damath, action: &Action) {
    assert_eq!(state.check(action), Ok(()), "{action} in {state}");
}

#[test]
fn whatever_is_touched_only_legal_things_happen() {
    for (seed, options) in (0..).zip(Damath::variants()) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = Damath::new(&options).expect("options");
        let mut held = Selection::Nothing;
        let mut listed = Vec::new();
        while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
            for touch in touches(&mut rng) {
                match state.touch(&held, touch) {
                    Answer::Act(action) | Answer::ActAndSelect(action, _) => expect_legal(&state, &action),
                    Answer::Refuse(refusal) => {
                        assert!(state.refusal_text_here(&refusal, &seating()).ends_with('.'));
                        assert!(Damath::refusal_text(&refusal, &seating()).ends_with('.'));
                    }
                    Answer::Select(selection) => held = selection,
                    Answer::ActAll(_) | Answer::ActAndThrow(_) | Answer::SimultaneousPhase => {
                        panic!("nothing is thrown, and nothing fought out")
                    }
                    Answer::Nothing => {}
                }
                let ask = state.prompt(&seating(), Some(&held));
                assert!(!ask.title.is_empty() && !state.controls(&seating(), &held).iter().any(|c| c.text.is_empty()));
                board(&state, Some(held));
            }
            held = Selection::Nothing;
            let open = state.cells(&seating(), Some(&held)).into_iter().filter(|cell| cell.open).count();
            let is_move = matches!(action, Action::Play(_));
            assert_eq!(open > 0, is_move, "{state}");
            // Optional touches are recorded now and then.
            let touches: Vec<_> =
                state.side_actions().into_iter().filter(|aside| matches!(aside, Action::Touch(_))).collect();
            let chosen = rng.choice(&touches).copied().filter(|_| rng.bool());
            let (frames, after) = shown(&state, &chosen.unwrap_or(action).to_string());
            assert!(frames.iter().all(|frame| frame.millis > 0 && !frame.caption.is_empty()));
            state = after;
        }
        assert!(Wording::ending(&state, std::iter::empty(), &seating()).is_some());
    }
}

// Refusals.

#[test]
fn d7_a_wrong_touch_says_what_must_be_played_and_why_it_goes_first() {
    for touch_move in ["touch=on", "touch=off"] {
        let state = |text: &str| at(&format!("{touch_move} game=off | {text}"));
        let must = state("turn 1 | 1: 9@12 3@70 | 2: 10@23 12@67");
        assert_eq!(
            refused(&must, Selection::Nothing, spot("70")),
            because("Capturing is compulsory: the 9 on (1,2) must take one piece.", "12")
        );
        let more = state("turn 1 | 1: 9@10 D3@03 | 2: 10@21 7@43 5@25");
        assert_eq!(
            refused(&more, Selection::Nothing, spot("03")),
            because("Take as many as you can: the 9 on (1,0) must take two pieces.", "10")
        );
        let dama = state("turn 1 | 1: 9@10 D3@03 | 2: 10@21 5@25");
        assert_eq!(
            refused(&dama, Selection::Nothing, spot("10")),
            because("Between equal captures, a dama goes first: the dama 3 on (0,3) must take one piece.", "03")
        );
        let either = state("turn 1 | 1: 9@10 6@50 3@03 | 2: 10@21 7@61");
        assert_eq!(
            refused(&either, Selection::Nothing, spot("03")),
            because("Capturing is compulsory: the 9 on (1,0) or the 6 on (5,0) must take one piece.", "10 50")
        );
        // A piece that must capture cannot make a plain move, and drags get the same refusal.
        assert_eq!(
            refused(&must, Selection::Piece(square("12")), spot("03")),
            because("Capturing is compulsory: the 9 on (1,2) must take one piece.", "12")
        );
        assert_eq!(refused(&must, Selection::Nothing, drag("70", "61")).1, "12");
    }
}

#[test]
fn d4_why_a_piece_does_not_go_there() {
    let state = free("turn 1 | 1: 9@12 D4@43 2@01 | 2: 10@76");
    let from = |name| Selection::Piece(square(name));
    for (selection, touch, sentence, causes) in [
        (from("12"), "21", "The 9 on (1,2) is not a dama: it moves backward only to take.", "21 12"),
        (from("12"), "34", "The 9 on (1,2) is not a dama: it moves one square.", "12 34"),
        (from("12"), "14", "The 9 on (1,2) moves one square diagonally forward, not to (1,4).", "12 14"),
        (from("43"), "41", "The dama 4 on (4,3) moves along diagonals: (4,1) is on none of them.", "41 43"),
        (from("43"), "76", "The dama 4 on (4,3) can’t go to (7,6): (7,6) is occupied.", "76"),
        (Selection::Nothing, "76", "The 10 on (7,6) is your opponent’s.", "76"),
        (Selection::Nothing, "34", "There is no piece on (3,4).", "34"),
    ] {
        assert_eq!(refused(&state, selection, spot(touch)), because(sentence, causes));
    }
    let stuck = free("turn 1 | 1: 9@12 4@03 5@23 | 2: 10@76");
    let cannot = because("The 9 on (1,2) can’t move: the way ahead is blocked.", "12");
    assert_eq!(refused(&stuck, Selection::Nothing, spot("12")), cannot);
}

#[test]
fn d6_why_a_piece_does_not_land_there() {
    let state = free("turn 1 | 1: 9@12 3@70 | 2: 10@23 12@67");
    let from = Selection::Piece(square("12"));
    for (touch, sentence) in [
        ("56", "A chip lands right behind what it takes, not on (5,6)."),
        ("14", "No diagonal leads to (1,4)."),
        ("01", "There is nothing to take on the way to (0,1)."),
        ("67", "The 12 on (6,7) is in the way."),
    ] {
        assert_eq!(refused(&state, from, spot(touch)).0, sentence);
    }
}

#[test]
fn d11_an_offer_is_answered_first() {
    let state = after(at("turn 1 | 1: 9@12 | 2: 10@56"), &["offer"]);
    let controls = state.controls(&seating(), &Selection::Nothing);
    let answers: Vec<_> = controls.iter().map(|control| state.touch(&Selection::Nothing, control.press)).collect();
    assert_eq!(answers, [Answer::Act(Action::Decline), Answer::Act(Action::Accept)]);
    assert_eq!(refused(&state, Selection::Nothing, spot("56")).0, "Answer the offer first.");
    assert_eq!(state.prompt(&seating(), Some(&Selection::Nothing)).title, "Ben, Ada offers to end here");
    assert_eq!(
        state.panels(&seating()).iter().map(|panel| panel.note.clone().unwrap_or_default()).collect::<Vec<_>>(),
        ["Offers to end", ""]
    );
}

#[test]
fn every_refusal_is_a_sentence() {
    use caravanserai::rules::damath::{JumpFault, StepFault};
    let here = square("12");
    let ways = vec![way("12x34")];
    let steps = [StepFault::OffLine, StepFault::Backward, StepFault::TooFar, StepFault::Blocked(here)];
    let jumps = [
        JumpFault::OffLine,
        JumpFault::TooFar,
        JumpFault::Nothing,
        JumpFault::Own(here),
        JumpFault::Twice(here),
        JumpFault::Blocked(here),
    ];
    let mut refusals = vec![
        Refusal::LotFirst,
        Refusal::LotOver,
        Refusal::NoSeat(Seat(5)),
        Refusal::Over,
        Refusal::NoPiece(here),
        Refusal::Theirs(here),
        Refusal::MustCapture(ways.clone()),
        Refusal::MoreFirst(ways.clone()),
        Refusal::DamaFirst(ways.clone()),
        Refusal::GoOn(ways),
        Refusal::ManyWays { to: here, landings: vec![square("34"), square("30")] },
        Refusal::Chosen(here),
        Refusal::Entered(way("12x34")),
        Refusal::NothingToTouch,
        Refusal::Completes(here),
        Refusal::OfferOpen,
        Refusal::NoOffer,
        Refusal::OfferedBefore,
        Refusal::TimeIsUp,
        Refusal::NoMoveTime,
        Refusal::NoGameTime,
    ];
    refusals.extend(jumps.map(|fault| Refusal::Jump { from: here, landing: square("34"), fault }));
    for dama in [false, true] {
        refusals.push(Refusal::Stuck { square: here, dama });
        refusals.extend(steps.map(|fault| Refusal::Step { from: here, to: square("34"), dama, fault }));
    }
    let mut sentences: Vec<_> =
        refusals.iter().map(|refusal| Damath::refusal_text(refusal, &Seating::default())).collect();
    for sentence in &sentences {
        let first = sentence.chars().next().expect("a word");
        assert!(first.is_uppercase() && sentence.ends_with('.'), "{sentence}");
    }
    let count = sentences.len();
    sentences.sort();
    sentences.dedup();
    // Three reasons have the same sentence for damas as for chips; damas are never too far and never go backward.
    assert_eq!(sentences.len(), count - 3);
}

// The board, its cells and controls.

#[test]
fn d1_the_squares_are_cells_in_reading_order_and_arrow_keys_reach_all() {
    let state = at(TWO);
    let cells = state.cells(&seating(), None);
    assert_eq!(cells.len(), 32);
    assert!(cells.iter().all(|cell| !cell.open && !cell.picked && cell.size == (SIDE, SIDE)));
    let grid: Vec<_> = cells.iter().filter_map(|cell| cell.grid).collect();
    assert_eq!(grid, (0..8).flat_map(|row| (0..4).map(move |column| (row, column))).collect::<Vec<_>>());
    assert_eq!((&cells[0].label[..5], cells[0].spot), ("(0,7)", square("07").into()));
}

#[test]
fn d3_the_second_player_sees_the_board_from_the_other_side() {
    let state = at(TWO);
    let turned = |state: &Damath, seating: &Seating| Drawing::board(state, seating, None, None).turned;
    assert_eq!(
        [turned(&state, &seating()), turned(&state, &seen_by(0)), turned(&state, &seen_by(1))],
        [false, false, true]
    );
    let (own, other) = (state.cells(&seating(), None), state.cells(&seen_by(1), None));
    for (one, other) in own.iter().zip(other.iter().rev()) {
        assert_eq!((one.spot, &one.label), (other.spot, &other.label));
        let ((x, y), (turned_x, turned_y)) = (one.corner, other.corner);
        assert_eq!((x + turned_x + SIDE, y + turned_y + SIDE), (WHOLE, WHOLE));
    }
    // Before the draw for the first move, nobody has a side.
    assert!(!turned(&Damath::new(&Options::default()).expect("options"), &seen_by(1)));
}

#[test]
fn squares_out_loud() {
    let state = at("set=whole | turn 1 | 1: D9@23 4@12 | 2: 10@65");
    let label = |selection: Option<&Selection>, name: &str| {
        let cells = state.cells(&seating(), selection);
        cells.into_iter().find(|cell| cell.spot == square(name).into()).expect("a cell").label
    };
    assert_eq!(label(None, "23"), "(2,3), divided by, Ada’s dama 9");
    assert_eq!(label(None, "05"), "(0,5), minus, empty");
    let nothing = Some(&Selection::Nothing);
    assert_eq!(label(nothing, "23"), "(2,3), divided by, Ada’s dama 9, can move");
    assert_eq!(label(nothing, "65"), "(6,5), divided by, Ben’s 10");
    assert_eq!(label(Some(&Selection::Piece(square("12"))), "03"), "(0,3), times, empty, can be reached");
}

#[test]
fn d8_what_can_move_is_shown_and_then_where_it_can_go() {
    let state = free(FORK);
    assert_eq!(squares(&state, Selection::Nothing, |cell| cell.open), "12");
    assert_eq!(squares(&state, Selection::Piece(square("12")), |cell| cell.picked), "12");
    assert_eq!(squares(&state, Selection::Piece(square("12")), |cell| cell.open), "16 56 34 12");
    let marks = |selection| board(&state, Some(selection)).marks;
    assert_eq!(marks(Selection::Nothing), [(square("12"), Mark::Movable)]);
    let landing = |score: &str| Mark::Landing(score.into());
    let chosen = [
        (square("12"), Mark::Picked),
        (square("34"), landing("−1")),
        (square("16"), Mark::Open),
        (square("56"), Mark::Open),
    ];
    assert_eq!(marks(Selection::Piece(square("12"))), chosen);
    let begun = [
        (square("12"), Mark::Picked),
        (square("34"), Mark::Step),
        (square("16"), landing("+7")),
        (square("56"), landing("+13")),
    ];
    assert_eq!(marks(picked("12x34")), begun);
    assert_eq!(board(&state, None).marks, []);
}

#[test]
fn d7_what_must_be_played_is_drawn() {
    let lines = |selection: Selection| {
        let lines = board(&free(FORK), Some(selection)).lines;
        lines.into_iter().map(|line| (line.kind, line.squares.len())).collect::<Vec<_>>()
    };
    assert_eq!(lines(Selection::Nothing), [(LineKind::Must, 3), (LineKind::Must, 3)]);
    assert_eq!(lines(picked("12x34x56")), [(LineKind::Picked, 3)]);
}

#[test]
fn d9_a_capture_that_was_worked_out_stays_on_the_board_with_its_sum() {
    let mut state = at("turn 1 | 1: 9@12 | 2: 10@23 12@67");
    let event = state.apply(&action("12x34")).expect("a legal action");
    let board = Drawing::board(&state, &working_out(), None, Some(&event));
    assert_eq!(board.sums, [(square("34"), vec!["9 − 10".to_owned(), "= −1".to_owned()])]);
}

#[test]
fn d9_what_was_done_last_stays_on_the_board_and_in_one_line() {
    let stays = |text: &str, action: &str| {
        let mut state = at(text);
        let event = state.apply(&self::action(action)).expect("a legal action");
        let board = Drawing::board(&state, &seating(), None, Some(&event));
        let lines: Vec<_> = board.lines.iter().map(|line| (line.kind, line.squares.clone())).collect();
        let gone = action.split(['x', '-']).map(square).collect();
        assert_eq!(lines, [(LineKind::Gone, gone)]);
        assert_eq!(board.passing, !board.sums.is_empty());
        let sums = board.sums.iter().map(|(square, lines)| format!("{square}: {}", lines.join(" ")));
        let marked = |wanted: Mark| {
            let marked = board.marks.iter().filter(|(_, mark)| *mark == wanted);
            marked.map(|(square, _)| square.to_string()).collect::<Vec<_>>().join(" ")
        };
        let said = state.recap([event].iter(), &seating()).expect("a line").0;
        [sums.collect::<String>(), marked(Mark::Gone), marked(Mark::Lost), said].join("; ")
    };
    assert_eq!(stays(TWO, "12x34x56"), "56: +12; 12 56; 23 45; Ada took 10 and 4: 9 − 10 = −1, then 9 + 4 = 13: +12");
    assert_eq!(stays("turn 1 | 1: 9@12 | 2: 10@23 12@67", "12x34"), "34: −1; 12 34; 23; Ada took 10: 9 − 10 = −1");
    assert_eq!(
        stays("turn 1 | 1: D9@12 | 2: D10@23 12@67", "12x34"),
        "34: −4; 12 34; 23; Ada took dama 10: (9 − 10) × 4 = −4"
    );
    assert_eq!(
        stays("set=radical | turn 1 | 1: 4√18@12 | 2: -9√2@23 100√2@67", "12x34"),
        "34: +21√2; 12 34; 23; Ada took −9√2: 4√18 − (−9√2) = 21√2 ≈ 29.70"
    );
    // A long sum is shown by its result.
    assert_eq!(
        stays("set=polynomial | turn 1 | 1: 6x@32 | 2: -3x²y@43 10y@67", "32x54"),
        typeset("54: −1⁄10; 32 54; 43; Ada took −3x²y: −1⁄10 = −0.10")
    );
    assert_eq!(stays("turn 1 | 1: 9@12 | 2: 12@67", "12-23"), "; 12 23; ; Ada moved 9 to (2,3)");
    assert_eq!(stays("turn 1 | 1: 9@16 | 2: 10@63", "16-07"), "; 16 07; ; Ada moved 9 to (0,7) and crowned a dama");
    // A choice for the next move has no recap.
    let chosen = after(at(TWO), &["touch 12"]);
    assert_eq!(chosen.recap([Event::Touched(square("12"))].iter(), &seating()), None);
}

#[test]
fn d2_coefficient_and_letters_stand_in_one_row_and_only_fractions_in_two() {
    for (set, expected) in [
        ("counting", "12 9 6 3 1 4 11 8 10 7 2 5"),
        ("fraction", "12/10 9/10 6/10 3/10 1/10 4/10 11/10 8/10 10/10 7/10 2/10 5/10"),
        ("radical", "−121√18 −81√32 100√2 144√8 −49√8 −25√18 36√32 64√2 −9√2 −√8 4√18 16√32"),
        ("polynomial", "−55x −45y 66x²y 78xy² −21xy² −15x 28y 36x²y −3x²y −xy² 6x 10y"),
    ] {
        let board = self::board(&at(&format!("set={set} | turn 1")), None);
        let mut own: Vec<_> = board.pieces[..12].iter().collect();
        own.sort_by_key(|man| man.square);
        let faces: Vec<_> = own.iter().map(|man| man.face.join("/")).collect();
        assert_eq!(faces.join(" "), expected, "{set}");
        let wide = ["radical", "polynomial"].contains(&set);
        assert!(
            board.pieces.iter().all(|man| man.wide == wide && man.face.len() == 1 + usize::from(set == "fraction"))
        );
        assert_eq!(board.pieces.iter().map(|man| man.id).collect::<Vec<_>>(), (0..24).collect::<Vec<_>>());
    }
}

#[test]
fn the_controls_as_they_are_needed() {
    let quiet = "turn 1 | 1: 9@12 | 2: 10@56";
    let ways = || vec!["Previous option".to_owned(), "Next option".to_owned()];
    let around = |main: &str| [ways(), vec![main.to_owned()]].concat();
    for (state, selection, texts) in [
        (at(quiet), Selection::Nothing, ways()),
        (at(quiet), picked("12-23"), around("Move to (2,3)")),
        (at(TWO), picked("12x34x56"), around("Take: +12")),
        (after(at(FORK), &["touch 12"]), picked("12x34"), around("Jump: −1")),
        (free(FORK), picked("12x34"), ways()),
        (after(at(quiet), &["offer"]), Selection::Nothing, vec!["Play on".into(), "End and count".into()]),
    ] {
        let controls = state.controls(&seating(), &selection);
        assert_eq!(controls.iter().map(|control| control.text.clone()).collect::<Vec<_>>(), texts);
        assert!(controls.iter().all(|control| control.enabled));
        let main: Vec<_> = controls.iter().filter(|control| control.rank == Rank::Main).collect();
        assert!(main.is_empty() == (texts == ways()) && main.len() < 2);
        let mut keys: Vec<_> = controls.iter().map(|control| control.key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), controls.len());
    }
}

// Frames.

#[test]
fn d9_a_capture_is_shown_jump_by_jump_with_its_sums() {
    let before = at(TWO);
    let (frames, after) = shown(&before, "12x34x56");
    let said: Vec<_> = frames.iter().map(|frame| frame.caption.as_str()).collect();
    assert_eq!(said, ["Ada: 9 − 10 = −1", "Ada: 9 − 10 = −1, then 9 + 4 = 13: +12"]);
    // Captured pieces stay on the board until the whole capture is over (D6).
    let taken = |frame: &Frame<Board>| frame.board.pieces.iter().filter(|man| man.taken).count();
    assert_eq!(frames.iter().map(taken).collect::<Vec<_>>(), [1, 2]);
    let nine = |frame: &Frame<Board>| frame.board.pieces.iter().find(|man| man.face == ["9"]).map(|man| man.square);
    assert_eq!(frames.iter().filter_map(nine).collect::<Vec<_>>(), ["34", "56"].map(square));
    let captures = frames[1].panels[0].figures[0].clone();
    assert_eq!(
        (captures.value.as_str(), captures.change.as_ref().map(|change| change.text.as_str())),
        ("12", Some("+12"))
    );
    assert_eq!(after.panels(&seating())[0].figures[0].value, "12");
}

#[test]
fn d9_what_is_doubled_is_shown_so() {
    let dama = at("turn 1 | 1: D9@12 | 2: 10@23 12@67");
    assert_eq!(says(&dama, "12x34"), ["Ada: (9 − 10) × 2 = −2"]);
    let both = at("turn 1 | 1: D9@12 | 2: D10@23 12@67");
    assert_eq!(says(&both, "12x34")[0], "Ada: (9 − 10) × 4 = −4");
}

#[test]
fn d10_exact_and_rounded_and_by_nought() {
    let whole = at("set=whole | turn 1 | 1: 10@12 | 2: 3@23 8@67");
    // (3,4) divides in the third column of operators.
    assert_eq!(says(&whole, "12x34")[0], "Ada: 10 − 3 = 7");
    let over = at("set=whole | turn 1 | 1: 10@32 | 2: 3@43 8@67");
    assert_eq!(says(&over, "32x54")[0], typeset("Ada: 10 ÷ 3 = 10⁄3 ≈ 3.33"));
    let nought = at("set=whole | turn 1 | 1: 10@32 | 2: 0@43 8@67");
    assert_eq!(says(&nought, "32x54").last().expect("frames"), "Ada: 10 ÷ 0 scores 0");
    let polynomial = at("set=polynomial | turn 1 | 1: 6x@32 | 2: -3x²y@43 10y@67");
    assert_eq!(
        says(&polynomial, "32x54")[0],
        typeset("Ada: 6x ÷ (−3x²y) at x\u{a0}=\u{a0}5, y\u{a0}=\u{a0}4: 30 ÷ (−300) = −1⁄10 = −0.10")
    );
    let fraction = at("set=fraction | turn 1 | 1: 12/10@32 | 2: 9/10@43 1/10@67");
    assert_eq!(says(&fraction, "32x54")[0], typeset("Ada: 12⁄10 ÷ 9⁄10 = 4⁄3 ≈ 1.33"));
}

#[test]
fn d5_a_new_dama_is_shown() {
    let before = at("turn 1 | 1: 9@16 | 2: 10@63");
    let (frames, _) = shown(&before, "16-07");
    let damas: Vec<_> = frames.iter().map(|frame| frame.board.pieces.iter().filter(|man| man.dama).count()).collect();
    assert_eq!(
        (damas, says(&before, "16-07")),
        (vec![0, 1], vec!["Ada: 9 to (0,7)".into(), "Ada crowns a dama".into()])
    );
}

#[test]
fn d13_and_d11_what_is_no_move_is_said() {
    let state = at("turn 1 | 1: 9@12 | 2: 10@56");
    let late = after(state, &["move time up"]);
    assert_eq!(says(&Damath::new(&Options::default()).expect("options"), "first B"), ["Ben goes first"]);
    assert_eq!(says(&state, "move time up"), ["Ada’s time is up: Ben moves for Ada"]);
    assert_eq!(says(&late, "move time up"), ["Ben’s time is up too: a random move is made for Ada"]);
    assert_eq!(says(&state, "offer"), ["Ada offers to end the match"]);
    assert_eq!(says(&after(state, &["offer"]), "decline"), ["Play goes on"]);
    assert_eq!(says(&after(state, &["offer"]), "accept"), ["Both agreed to end the match."]);
    assert_eq!(says(&state, "touch 12"), [""; 0]);
    let begun = after(at(FORK), &["touch 12", "touch 34"]);
    assert_eq!(says(&begun, "game time up"), ["Match time is up: Ada finishes the capture"]);
    let finishing = after(begun, &["game time up"]);
    assert_eq!(says(&finishing, "game time up"), ["Time is up: the capture is finished at random"]);
    assert_eq!(says(&finishing, "12x34x56").last().expect("frames"), "The twenty minutes are up.");
}

// Words.

#[test]
fn whose_turn_it_is_and_what_is_expected() {
    let ask = |state: &Damath, selection: Option<Selection>| {
        let ask = state.prompt(&seating(), selection.as_ref());
        (ask.title, ask.hint.clone().unwrap_or_default())
    };
    let both = |title: &str, hint: &str| (title.to_owned(), hint.to_owned());
    let nothing = Some(Selection::Nothing);
    let quiet = at("turn 1 | 1: 9@12 | 2: 10@56");
    assert_eq!(ask(&quiet, nothing), both("Ada’s move", "Choose a ringed piece, then where it goes."));
    assert_eq!(ask(&quiet, Some(Selection::Piece(square("12")))).1, "The 9 on (1,2): choose where it goes.");
    assert_eq!(ask(&quiet, Some(picked("12-23"))).1, "The 9 goes from (1,2) to (2,3).");
    assert_eq!(ask(&at(TWO), nothing), both("Ada must take", "Choose a ringed piece: it takes two pieces."));
    assert_eq!(ask(&after(at(TWO), &["touch 12"]), nothing).1, "The 9 takes two pieces: choose where it lands.");
    assert_eq!(ask(&at(TWO), Some(picked("12x34x56"))).1, "9 − 10 = −1, then 9 + 4 = 13: +12");
    assert_eq!(ask(&at(FORK), Some(picked("12x34"))).1, "So far 9 − 10 = −1. Choose the next landing square.");
    let late = after(quiet, &["move time up"]);
    assert_eq!(ask(&late, nothing).0, "Ben, move for Ada");
    assert_eq!(ask(&late, None).0, "Ben moves for Ada");
    assert_eq!(ask(&after(late, &["move time up"]), None).0, "A random move is made for Ada");
    assert_eq!(ask(&quiet, None), both("Ada’s turn", ""));
    assert_eq!(ask(&Damath::new(&Options::default()).expect("options"), None).0, "Toss for first move");
    assert_eq!(ask(&after(quiet, &["surrender A"]), None).0, "The match is over");
}

#[test]
fn players_as_they_stand() {
    let figures = |text: &str| {
        let panels = at(text).panels(&seating());
        let figures = panels.iter().map(|panel| {
            let figures = panel.figures.iter().map(|figure| format!("{} {}", figure.kind, figure.value));
            figures.collect::<Vec<_>>().join(", ")
        });
        figures.collect::<Vec<_>>()
    };
    assert_eq!(
        figures("turn 1 | 1: 9@12 | 2: 10@56 3@67 | scores -5 17"),
        ["captures −5, pieces 1", "captures 17, pieces 2"]
    );
    assert_eq!(
        figures("set=radical | turn 1 | 1: 100√2@12 | 2: 16√32@56 | scores 1/2-5/3√2 -3/4"),
        ["captures 1⁄2 − 5⁄3√2, rounded ≈ −1.86, pieces 1", "captures −3⁄4, rounded = −0.75, pieces 1"].map(typeset)
    );
    let start = at("turn 1 | first B").panels(&seating());
    assert_eq!(
        start.iter().map(|panel| (panel.note.clone(), panel.turn)).collect::<Vec<_>>(),
        [(None, false), (Some("First to move".into()), true)]
    );
}

#[test]
fn d9_the_move_list_has_the_working() {
    let mut state = at(&format!("{TWO} | first B"));
    let mut happened: Vec<(Actor, Action, _)> = Vec::new();
    let mut first = Damath::new(&Options::default()).expect("options");
    let lot = action("first B");
    happened.push((Actor::Chance, lot, first.apply(&lot).expect("the toss")));
    for text in ["offer", "decline", "touch 12", "12x34x56", "67x45", "move time up", "70-61", "surrender A"] {
        let action = action(text);
        let actor = state.actor(&action);
        let event = state.apply(&action).unwrap_or_else(|refusal| panic!("{text} in {state}: {refusal:?}"));
        happened.push((actor, action, event));
    }
    let happened: Vec<_> =
        happened.iter().map(|(actor, action, event)| PastAction { actor: *actor, action, event }).collect();
    let lines: Vec<_> = <Damath as Wording>::moves(&happened, &seating())
        .into_iter()
        .map(|line| (line.seat.map(|Seat(seat)| seat), line.notation, line.note.clone().unwrap_or_default()))
        .collect();
    let line = |seat, notation: &str, note: &str| (seat, notation.to_owned(), note.to_owned());
    assert_eq!(
        lines,
        [
            line(Some(1), "", "goes first, by toss"),
            line(Some(1), "offer to end", ""),
            line(Some(0), "offer declined", ""),
            line(Some(1), "12x34x56", "9 − 10 = −1, 9 + 4 = 13: +12"),
            line(Some(0), "67x45", "12 + 9 = 21"),
            line(None, "The time for the move is up", ""),
            line(Some(1), "70-61", "made by Ada"),
            line(None, "", "Ada resigned and loses, whatever the score."),
        ]
    );
}

#[test]
fn what_the_menu_offers_besides() {
    let state = at("turn 1 | 1: 9@12 | 2: 10@56");
    let menu = |state: &Damath| {
        let side_actions = state.side_actions();
        side_actions.iter().filter_map(|aside| state.side_action(aside, &seating())).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(menu(&state), "Ada: offer to end, Ada: resign, Ben: resign");
    assert_eq!(menu(&after(state, &["offer"])), "Ada: withdraw offer, Ada: resign, Ben: resign");
    let clocks: Vec<_> = state.clocks().iter().map(|clock| Damath::clock(clock.clause)).collect();
    assert_eq!(clocks, ["Move", "Match"]);
}

// Working it out.

#[test]
fn d9_a_capture_is_a_sum_to_work_out() {
    // The question, the help and the calculation; lines break only after colons.
    let tasks = |text: &str, action: &str| {
        let tasks = at(text).tasks(&self::action(action)).into_iter();
        tasks.flat_map(|task| [task.question, task.help, task.working]).collect::<Vec<_>>()
    };
    let said = |text: &str, action: &str| {
        tasks(text, action).iter().map(|said| said.replace('\u{a0}', " ")).collect::<Vec<_>>()
    };
    assert_eq!(
        said(TWO, "12x34x56"),
        [
            "9 takes 10 on −. What does it score?",
            "9 − 10",
            "9 − 10 = −1",
            "9 takes 4 on +. What does it score?",
            "9 + 4",
            "9 + 4 = 13",
            "What do the jumps score together?",
            "−1 + 13",
            "−1 + 13 = 12",
        ]
    );
    assert_eq!(
        said("turn 1 | 1: D9@12 | 2: 10@23 12@67", "12x34"),
        ["Dama 9 takes 10 on −. What does it score?", "(9 − 10) × 2", "(9 − 10) × 2 = −2"]
    );
    assert_eq!(
        said("set=polynomial | turn 1 | 1: 6x@32 | 2: -3x²y@43 10y@67", "32x54"),
        [
            "6x takes −3x²y on ÷ at x = 5, y = 4. What does it score?",
            "6x ÷ (−3x²y) at x = 5, y = 4: 30 ÷ (−300)",
            "6x ÷ (−3x²y) at x = 5, y = 4: 30 ÷ (−300) = −1\u{200a}/\u{200a}10 = −0.10",
        ]
    );
    assert_eq!(tasks(TWO, "12x34x56")[8].matches(' ').count(), 0);
    assert!(said("turn 1 | 1: 9@12 | 2: 10@56", "12-23").is_empty());
    assert!(said(TWO, "offer").is_empty());
}

#[test]
fn d9_each_jump_of_a_capture_has_its_result_and_all_together() {
    let (two, way) = (at(TWO), action("12x34x56"));
    let right = |task, typed| two.is_right(&way, task, typed).ok();
    assert_eq!([(0, "-1"), (1, "13"), (2, "12"), (3, "12")].map(|(task, typed)| right(task, typed)), [Some(true); 4]);
    assert_eq!([right(0, "12"), right(2, "13")], [Some(false); 2]);
}

#[test]
fn d10_the_result_may_be_typed_in_many_ways() {
    let over = at("set=whole | turn 1 | 1: 10@32 | 2: 3@43 8@67");
    let typed = |state: &Damath, way: &str, text: &str| state.is_right(&action(way), 0, text).ok();
    for right in ["10/3", " 20 / 6 ", "3.33", "3,33", "+10⁄3"] {
        assert_eq!(typed(&over, "32x54", right), Some(true), "{right}");
    }
    for wrong in ["3", "3.4", "3.34", "−10/3", "10/4", "3.334"] {
        assert_eq!(typed(&over, "32x54", wrong), Some(false), "{wrong}");
    }
    for nothing in
        ["", "x", "3.", ".", "3.3", "1/0", "--1", "3.3.3", "-", "9999999999999999999999999999999999999999999.5"]
    {
        assert_eq!(typed(&over, "32x54", nothing), None, "{nothing}");
    }
    let one = at("turn 1 | 1: 9@12 | 2: 10@23 12@67");
    for right in ["-1", "−1", "– 1", "-1.0", "-1.00", "-2/2"] {
        assert_eq!(typed(&one, "12x34", right), Some(true), "{right}");
    }
    assert_eq!(typed(&one, "12-03", "1"), None);
    let radical = at("set=radical | turn 1 | 1: 4√18@12 | 2: -9√2@23 100√2@67");
    for right in ["21√2", "21 sqrt 2", "21sqrt(2)", "21r2", "29.70", "29,70"] {
        assert_eq!(typed(&radical, "12x34", right), Some(true), "{right}");
    }
    assert_eq!(radical.is_right(&action("12x34"), 0, "29.7"), Err(Unclear::TooRough));
    assert_eq!(typed(&radical, "12x34", "29.6"), Some(false));
}

#[test]
fn d10_a_result_may_be_written_with_letters_where_one_square_says_what_they_are() {
    let typed = |text: &str, action: &str, typed: &str| at(text).is_right(&self::action(action), 0, typed).ok();
    // On ÷, where x is 5 and y is 4: 30 ÷ (−300).
    let over = |text: &str| typed("set=polynomial | turn 1 | 1: 6x@32 | 2: -3x²y@43 10y@67", "32x54", text);
    for right in ["−1/10", "-0.1", "−0.10", "6x/(−3x²y)", "−6x/3x²y", "-2/xy", "−2 / (x·y)", "−6X/3x^2y"]
    {
        assert_eq!(over(right), Some(true), "{right}");
    }
    assert_eq!(["2/xy", "x", "−6x"].map(over), [Some(false); 3]);
    assert_eq!(
        ["2xz", "x2x/", "/x", "xx.5", "x/0", "−", "99999999999999999999999999999999999999x³"].map(over),
        [None; 7]
    );
    // On −, where x is 3 and y is 4: 40 − 1296.
    let minus = |text: &str| typed("set=polynomial | turn 1 | 1: 10y@12 | 2: 36x²y@23 10y@67", "12x34", text);
    assert_eq!(["10y − 36x²y", "-36x²y+10y", "−1256"].map(minus), [Some(true); 3]);
}

// The end.

/// The title, the reason for the end, and the rows: place, seat, sum.
fn score(state: &Damath) -> (String, String, Vec<String>) {
    let ending = Wording::ending(state, std::iter::empty(), &seating()).expect("an ending");
    let row = |row: &caravanserai::scene::EndingRow| {
        let note = if row.note.clone().unwrap_or_default().is_empty() {
            String::new()
        } else {
            format!(", {}", row.note.clone().unwrap_or_default())
        };
        format!("{} {}: {}, {}{note}", row.place, row.seat, row.score, row.details)
    };
    let why = ending.why.map(|(sentence, clause)| format!("{sentence} {clause}")).unwrap_or_default();
    (ending.title, why, ending.rows.iter().map(row).collect())
}

#[test]
fn d12_the_final_sum_is_spelled_out() {
    let state = at("turn 1 | 1: 9@12 5@14 1@16 | 2: 10@56 D3@67 | scores 100 -7");
    let agreed = after(state, &["offer", "accept"]);
    let rows = ["1 A: 115, 100 from captures, 9 + 5 + 1 on the board", "2 B: 6, −7 from captures, 10 + 3 on the board"]
        .map(String::from)
        .to_vec();
    assert_eq!(score(&agreed), ("Ada wins 115–6".into(), "Both agreed to end the match. D11".into(), rows));
    let double = after(at(&format!("damas=double | {}", "turn 1 | 1: 9@12 | 2: 10@56 D3@67")), &["game time up"]);
    assert_eq!(
        score(&double).2,
        ["1 B: 16, 0 from captures, 10 + 2 × 3 on the board", "2 A: 9, 0 from captures, 9 on the board"]
    );
    assert_eq!(score(&double).1, "The twenty minutes are up. D14");
    let tenths = after(at("set=rational | turn 1 | 1: 6/10@12 -9/10@14 | 2: 10/10@56"), &["offer", "accept"]);
    assert_eq!(
        score(&tenths).2,
        ["1 B: 1, 0 from captures, 1 on the board", "2 A: −3⁄10 = −0.30, 0 from captures, 3⁄5 − 9⁄10 on the board"]
            .map(typeset)
    );
}

#[test]
fn d11_every_end_says_so() {
    let why = |text: &str, actions: &[&str]| {
        let (title, why, rows) = score(&after(at(text), actions));
        format!("{title}: {why} [{}]", rows.join("; "))
    };
    assert_eq!(
        why("turn 1 | 1: 9@21 | 2: 10@32 | scores -5 50", &["21x43"]),
        "Ben wins 50–3: Ben has no pieces left, but the higher total. D12 \
         [1 B: 50, 50 from captures, nothing left; 2 A: 3, −6 from captures, 9 on the board]"
    );
    assert_eq!(
        why("turn 1 | 1: 9@50 1@70 | 2: 10@72", &["70-61"]),
        "Draw, 10–10: Ben can’t move. D11 \
         [1 A: 10, 0 from captures, 9 + 1 on the board; 1 B: 10, 0 from captures, 10 on the board]"
    );
    assert!(
        why(
            "turn 1 | 1: D9@07 | 2: 10@76",
            &["07-16", "76-65", "16-07", "65-74", "07-16", "74-63", "16-07", "63-72", "07-16"]
        )
        .contains("Ada’s last dama has gone back and forth five times. D11")
    );
    assert_eq!(
        why("turn 1 | 1: 9@12 | 2: 10@56 | scores 50 0", &["surrender A"]),
        "Ben wins: Ada resigned and loses, whatever the score. D11 \
         [1 B: 10, 0 from captures, 10 on the board; 2 A: 59, 50 from captures, 9 on the board, resigned]"
    );
}

#[test]
fn there_is_no_ending_before_the_end() {
    assert_eq!(Wording::ending(&at(TWO), std::iter::empty(), &seating()), None);
}

// Set-up.

#[test]
fn d2_every_option_can_be_chosen() {
    let mut options = Options::default();
    let ids: Vec<_> = all_fields(&options).iter().map(|field| (field.id, field.choices.len())).collect();
    let own = [("set", 7), ("operators", 2), ("touch", 2), ("move", 3), ("game", 2), ("damas", 2)];
    assert_eq!(ids, [("style", 3)].into_iter().chain(own).collect::<Vec<_>>());
    assert!(all_fields(&options)[1..].iter().all(|field| field.chosen == 0));
    for (place, (id, count)) in ids.into_iter().enumerate() {
        for choice in (0..count).rev() {
            Damath::choose(&mut options, id, choice);
            assert_eq!(all_fields(&options)[place].chosen, choice, "{id}");
        }
    }
    Damath::choose(&mut options, "style", 1);
    assert_eq!(options, Options::default());
    Damath::choose(&mut options, "set", 99);
    Damath::choose(&mut options, "colour of the chalk", 1);
    assert_eq!((options, Damath::with_seats(&options, 2)), (Options::default(), Options::default()));
    let operators = |set| {
        let fields = all_fields(&Options { set, ..Options::default() });
        fields[2].choices.iter().map(|choice| choice.label).collect::<Vec<_>>()
    };
    assert_eq!(operators(caravanserai::rules::damath::ChipSet::Counting), ["+ − only", "+ − × ÷"]);
    assert_eq!(operators(caravanserai::rules::damath::ChipSet::Radical), ["+ − × ÷", "+ − only"]);
}

/// Newcomers have no clocks and may change their minds; the rulebook's settings and the tournament's have names, and
/// all others are custom.
#[test]
fn d8_d13_the_ways_to_play_set_what_belongs_to_them() {
    let text = |options: &Options| options.to_string().split_once(" touch").unwrap().1.to_owned();
    assert_eq!(text(&Damath::initial_options()), "=off damas=once move=off game=off");
    let mut options: Options = "set=radical operators=other".parse().unwrap();
    let ways = [
        "=off damas=once move=off game=off",
        "=on damas=once move=20s game=20min",
        "=on damas=double move=60s game=20min",
    ];
    for (number, set) in ways.into_iter().enumerate() {
        Damath::choose(&mut options, "style", number);
        assert_eq!(text(&options), set);
        assert_eq!(all_fields(&options)[0].chosen, number);
    }
    assert!(options.to_string().starts_with("set=radical operators=other"));
    Damath::choose(&mut options, "damas", 0);
    let way = &all_fields(&options)[0];
    assert_eq!((way.choices.len(), way.choices[way.chosen].label), (4, "Custom"));
    Damath::choose(&mut options, "style", 3);
    assert_eq!(text(&options), "=on damas=once move=60s game=20min");
}

/// All options as fields, the rarely changed ones last.
fn all_fields(options: &Options) -> Vec<caravanserai::scene::Field> {
    Damath::fields(options).into_iter().chain(Damath::rare_fields(options)).collect()
}
