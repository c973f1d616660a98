//! The scene of Chaupar: drawing, touches and names.

use caravanserai::rules::chaupar::{Action, Chaupar, Options};
use caravanserai::rules::cross::Step;
use caravanserai::rules::{Game, Seat};
use caravanserai::scene::cross::{Button, Feat, Free, Landing, Link, Mark, Selection, ThrowResult};
use caravanserai::scene::{Answer, Drawing, Form, Interaction, Seating, Touch, Wording};

use super::cross::{at, controls, listed, picked, refused, said, seating, stays, touch};

/// A position in which A, B and C have not moved.
fn dan(steps: &str, now: &str) -> Chaupar {
    let others = ["A", "B", "C"].map(|seat| format!("{seat} 6 7 12 12 open; ")).concat();
    at(&format!("{others}D {steps}; now D {now}"))
}

fn act(text: &str) -> Answer<Chaupar> {
    Answer::Act(text.parse().expect("an action"))
}

const TAKE: Touch<Button> = Touch::Button(Button::Take);

#[test]
fn c5_one_piece_and_then_where_it_lands() {
    let state = dan("6 7 12 12 open", "move 3 4");
    let selection = picked(&state, &[touch("D6")]);
    assert_eq!(controls(&state, &selection), ["Back", "+3", "+4", "+7", "(Choose a move)"]);
    for (step, action) in [("D9", "6+3"), ("D10", "6+4"), ("D13", "6+7")] {
        assert_eq!(state.touch(&selection, touch(step)), act(action));
    }
    assert_eq!(state.touch(&Selection::Nothing, Touch::Drag(spot("D6"), spot("D13"))), act("6+7"));
    assert!(
        matches!(state.touch(&selection, Touch::Drag(spot("D6"), spot("D7"))), Answer::Refuse(_)),
        "not the piece on 7"
    );
}

#[test]
fn what_is_dragged_is_picked_first_and_lifted() {
    let lifted = |state: &Chaupar, from: &str| {
        let Answer::Select(selection) = state.begin_drag(spot(from)) else { panic!("{from} is not lifted") };
        let board = Drawing::board(state, &seating(), Some(&selection), None);
        let lifted = board.pieces.iter().filter(|piece| piece.lifted);
        (selection, lifted.map(|piece| (piece.seat, piece.step)).collect::<Vec<_>>())
    };
    let of_dan = |step| (Seat(3), Step(step));
    let loose = dan("6 7 12 12 open", "move 3 4");
    assert_eq!(lifted(&loose, "D12").1, [of_dan(12)]);
    // A drag only selects a piece that a touch would move at once.
    let one = dan("7 9 12 12 open", "move 3 4 used 3 at 9");
    assert_eq!(one.touch(&Selection::Nothing, Touch::Spot(spot("D7"))), act("7+4"));
    let (selection, pieces) = lifted(&one, "D7");
    assert_eq!((selection.unit().map(|unit| unit.step), pieces), (Some(Step(7)), vec![of_dan(7)]));
    assert_eq!(one.touch(&selection, Touch::Drag(spot("D7"), spot("D11"))), act("7+4"));
    let pairs = dan("7 20 30 30 earned", "move 3 3");
    assert_eq!(lifted(&pairs, "D30").1, [of_dan(30), of_dan(30)]);
    assert_eq!(one.begin_drag(spot("D20")), Answer::Nothing);
}

fn spot(place: &str) -> caravanserai::rules::Spot {
    let Touch::Spot(spot) = touch(place) else { panic!("{place}") };
    spot
}

#[test]
fn c5_the_controls_name_pieces_in_the_order_of_their_way() {
    let state = dan("6 7 12 12 open", "move 3 4");
    assert_eq!(
        controls(&state, &Selection::Nothing),
        ["piece on 6:\n+3 · +4 · +7", "piece on 7:\n+3 · +4 · +7", "piece on 12:\n+3 · +4 · +7", "(Choose a piece)"]
    );
    let state = dan("7 20 30 30 earned", "move 3 3");
    assert_eq!(
        controls(&state, &Selection::Nothing),
        [
            "piece on 7:\n+3 · +6",
            "piece on 20:\n+3 · +6",
            "pair on 30:\n+3",
            "piece on 30:\n+3 · +6",
            "(Choose a piece)"
        ]
    );
    assert_eq!(controls(&dan("6 7 12 12 open", "throw"), &Selection::Nothing), ["Throw the pasa"]);
}

#[test]
fn c5_what_is_used_of_the_throw_stays_visible() {
    let state = dan("7 9 12 12 open", "move 3 4 used 3 at 9");
    let thrown = state.board(&seating(), None, None).thrown.expect("a throw");
    assert_eq!((thrown.by, thrown.throw_result), (Seat(3), ThrowResult::Pasa([(3, true), (4, false)])));
    assert_eq!(state.prompt(&seating(), Some(&Selection::Nothing)).title, "Dan, use the other pasa, 4");
    let twice = dan("7 9 12 12 open", "move 3 3 used 3 at 9").board(&seating(), None, None).thrown.expect("a throw");
    assert_eq!(twice.throw_result, ThrowResult::Pasa([(3, true), (3, false)]));
}

#[test]
fn c5_a_lost_throw_is_explained() {
    let state = dan("80 81 81 81 failed", "throw");
    assert_eq!(said(&state, "3 4"), ["Dan throws", "Dan throws 3 and 4", "Dan can’t use 3 and 4: the throw is lost"]);
    assert_eq!(listed(&state, &["3 4"]), ["Dan: 3 and 4 | Dan can’t use 3 and 4: the throw is lost"]);
}

#[test]
fn c5_a_pasa_that_is_lost_is_explained() {
    let state = dan("77 81 81 81 failed", "move 3 6");
    let says = said(&state, "77+3");
    assert_eq!(says.last().map(String::as_str), Some("Dan can’t use the 6: it is lost"));
}

#[test]
fn c6_c7_no_further_throw_after_a_failed_17_is_explained() {
    let state = dan("20 30 40 50 failed", "move 3 3 used 3 at 20");
    let says = said(&state, "30+3");
    assert_eq!(says.last().map(String::as_str), Some("No extra throw for the doublet: Dan has lost their pairs"));
    let earned = dan("20 30 40 50 earned", "move 3 3 used 3 at 20");
    assert_eq!(said(&earned, "30+3").last().map(String::as_str), Some("Dan throws again for the doublet"));
}

#[test]
fn c7_a_throw_that_fails_the_17_is_taken_only_after_a_warning() {
    let state = dan("16 16 30 40 open", "move 3 4 used 4 at 40");
    let selection = picked(&state, &[touch("D16")]);
    let hint = state.prompt(&seating(), Some(&selection)).hint.clone().unwrap_or_default();
    assert!(hint.contains("no pairs for the rest of the match (C7)"), "{hint}");
    assert_eq!(controls(&state, &selection), ["*piece on 16:\n+3", "piece on 30:\n+3", "Move piece anyway: +3"]);
    assert_eq!(state.touch(&selection, TAKE), act("16+3"));
    // Another piece can still be chosen.
    assert_eq!(state.touch(&selection, touch("D30")), act("30+3"));
}

#[test]
fn c7_a_way_of_several_that_fails_is_picked_first() {
    let state = dan("16 16 30 40 open", "move 3 4");
    let unit = picked(&state, &[touch("D16")]);
    // A move by the sum needs a warning; a single pasa does not complete the throw.
    let Answer::Select(selection) = state.touch(&unit, touch("D23")) else { panic!("no warning") };
    assert!(state.prompt(&seating(), Some(&selection)).hint.clone().unwrap_or_default().contains("C7"));
    assert_eq!(state.touch(&selection, touch("D23")), act("16+7"));
    assert_eq!(state.touch(&unit, touch("D19")), act("16+3"));
}

#[test]
fn c7_earning_and_failing_are_explained() {
    let earns = dan("14 17 30 40 open", "move 3 4 used 4 at 40");
    assert_eq!(said(&earns, "14+3").last().map(String::as_str), Some("Dan makes a pair. Dan earns pairs on block 17"));
    let fails = dan("16 16 30 40 open", "move 3 4 used 4 at 40");
    let says = said(&fails, "16+3");
    let last = says.last().expect("a sentence");
    assert!(last.ends_with("pieces can’t meet on 17 any more: no pairs for Dan"), "{last}");
}

#[test]
fn c7_c8_c9_why_a_pair_does_not_move_as_a_pair() {
    for (steps, now, sentence, clause) in [
        ("6 7 12 12 open", "move 3 3", "Pairs can’t move together until two of your pieces meet on block 17.", "C7"),
        ("6 7 30 30 earned", "move 3 4", "A pair moves half of an even total, but 3 and 4 make 7.", "C9"),
        (
            "6 7 30 30 earned, pair 30 moved",
            "move 3 3",
            "The pair on block 30 has already moved together: another piece must jump over it first.",
            "C8",
        ),
        ("6 7 30 30 earned", "move 3 3 used 3 at 7", "A pair needs the whole throw, but the 3 is used up.", "C9"),
    ] {
        let state = dan(steps, now);
        let place = if steps.contains("30") { touch("D30") } else { touch("D12") };
        let one = picked(&state, &[place]);
        // A second touch of the place means the pair.
        if one.legal_move().is_none() {
            assert_eq!(refused(&state, one, place), (sentence.to_owned(), clause), "{steps}");
        }
        let hint = state.prompt(&seating(), Some(&one)).hint.clone().unwrap_or_default();
        assert!(hint.ends_with(&format!("{sentence} ({clause})")), "{hint}");
    }
}

#[test]
fn c8_pairs_show_whether_they_may_move() {
    let link = |steps: &str| {
        let board = dan(steps, "throw").board(&seating(), None, None);
        board
            .pair_links
            .into_iter()
            .filter(|pair_link| pair_link.seat == Seat(3))
            .map(|pair_link| pair_link.link)
            .collect::<Vec<_>>()
    };
    let free = |free| Link { free, is_true: None };
    assert_eq!(link("6 7 12 12 open"), [free(Free::NotYet)]);
    assert_eq!(link("6 7 30 30 earned"), [free(Free::Yes)]);
    assert_eq!(link("6 7 30 30 earned, pair 30 moved"), [free(Free::AfterLeap)]);
    assert_eq!(link("6 7 30 30 earned, pair 30 moved leapt"), [free(Free::Yes)]);
    assert_eq!(link("6 7 30 30 failed"), []);
    let named = |is| Link { free: Free::Yes, is_true: Some(is) };
    assert_eq!(link("20 20 30 30 earned, pair 20 false, pair 30 true"), [named(false), named(true)]);
}

#[test]
fn c8_c12_pairs_are_called_what_they_are() {
    let label = |steps: &str| {
        let cells = dan(steps, "throw").cells(&seating(), None);
        cells.into_iter().find(|cell| cell.spot == spot("D30")).expect("a cell").label
    };
    assert_eq!(label("6 7 30 30 earned"), "Block 30, Dan’s pair");
    assert_eq!(label("6 7 30 30 earned, pair 30 moved"), "Block 30, Dan’s pair, must be jumped over first");
    assert_eq!(label("6 7 30 30 failed"), "Block 30, 2 of Dan’s pieces");
    assert_eq!(label("20 20 30 30 earned, pair 20 true, pair 30 false"), "Block 30, Dan’s false pair");
}

#[test]
fn c8_two_pieces_that_are_no_pair_lie_otherwise_than_a_pair() {
    let places = |steps: &str| {
        let board = dan(steps, "throw").board(&seating(), None, None);
        let pieces = board.pieces.into_iter().filter(|piece| piece.seat == Seat(3) && piece.step == Step(30));
        pieces.map(|piece| piece.at).collect::<Vec<_>>()
    };
    let (pair, loose) = (places("6 7 30 30 earned"), places("6 7 30 30 failed"));
    assert_eq!(pair[0].1, pair[1].1);
    assert_ne!(loose[0].1, loose[1].1);
    assert_ne!(loose[0].0, loose[1].0);
}

#[test]
fn c8_a_leap_that_frees_a_pair_is_told() {
    let state = dan("6 29 30 30 earned, pair 30 moved", "move 3 4 used 4 at 6");
    let says = said(&state, "29+3");
    assert!(says.last().is_some_and(|say| say.contains("he pair on 30 may move again")), "{says:?}");
}

#[test]
fn c9_a_pair_and_a_piece_of_it_that_land_on_one_block_are_asked_apart() {
    let state = dan("7 20 30 30 earned", "move 3 3");
    let pair = picked(&state, &[touch("D30")]);
    let one = picked(&state, &[touch("D30"), touch("D30")]);
    assert_eq!(state.touch(&pair, touch("D33")), act("pair 30+3"));
    assert_eq!(state.touch(&one, touch("D33")), act("30+3"));
    assert_eq!(state.touch(&one, touch("D30")), Answer::Select(Selection::Nothing));
}

#[test]
fn c10_a_piece_that_must_come_in_first() {
    let state = dan("0 20 30 40 earned", "move 3 4");
    assert_eq!(
        refused(&state, Selection::Nothing, touch("D20")),
        ("Pieces on the 0 mark must come in first.".to_owned(), "C10")
    );
    assert_eq!(
        state.prompt(&seating(), Some(&Selection::Nothing)).hint.clone().unwrap_or_default(),
        "Pieces on the 0 mark come in first (C10)."
    );
    assert_eq!(
        controls(&state, &Selection::Nothing),
        ["piece on 0:\n+3", "piece on 0:\n+4", "piece on 0:\n+7", "(Choose a piece)"]
    );
}

#[test]
fn c5_a_control_uses_one_pasa_and_tells_its_piece_first() {
    let state = dan("0 20 30 40 earned", "move 3 4");
    assert_eq!(state.touch(&Selection::Nothing, Touch::Button(Button::Listed(0))), act("0+3"));
    let state = dan("6 7 12 12 open", "move 3 4");
    assert_eq!(controls(&state, &Selection::Nothing)[0], "piece on 6:\n+3 · +4 · +7");
    // The rest of a throw is played automatically if there is only one use of it, but not if it needs a warning.
    let mut state = dan("9 9 81 81 earned", "move 3 4");
    state.apply(&"9+3".parse().expect("an action")).expect("a legal action");
    assert_eq!(state.follow_up().map(|action| action.to_string()).as_deref(), Some("9+4"));
    let mut state = dan("16 17 30 30 open", "move 1 4");
    state.apply(&"30+1".parse().expect("an action")).expect("a legal action");
    assert_eq!(state.follow_up(), None);
}

#[test]
fn c5_ways_that_come_to_the_same_are_one() {
    let state = dan("77 78 81 81 earned", "move 3 4");
    assert_eq!(
        controls(&state, &Selection::Nothing),
        ["*piece on 77:\n+4 home", "piece on 78:\n+3 home", "Move the piece: +4 home"]
    );
    assert_eq!(state.only_choice().map(|action| action.to_string()).as_deref(), Some("77+4"));
    assert_eq!(state.touch(&Selection::Nothing, touch("D78")), act("78+3"));
}

#[test]
fn c7_c10_hits_pairs_and_home_are_signs_on_the_buttons_and_the_board() {
    // Dan's 68 is Ada's 36.
    let state: Chaupar =
        at("A 6 7 7 36 failed; B 6 7 12 12 open; C 6 7 12 12 open; D 1 36 40 65 earned; now D move 3 4");
    let signs = |selection: &Selection| {
        state.controls(&seating(), selection).into_iter().filter_map(|control| control.signs).collect::<Vec<_>>()
    };
    assert_eq!(signs(&Selection::Nothing)[1..], ["36\n+3 · +4●● · +7", "40\n+3 · +4 · +7", "65\n+3✕ · +4 · +7"]);
    assert_eq!(signs(&picked(&state, &[touch("D65")])), ["+3✕", "+4", "+7"]);
    let marks = state.board(&seating(), Some(&Selection::Nothing), None).marks;
    let could = |landing| {
        marks.iter().any(|(_, mark)| matches!(mark, Mark::Could { landing: brings, .. } if *brings == landing))
    };
    assert!(could(Landing::Hit) && could(Landing::Plain));
}

#[test]
fn c7_c10_c15_what_is_reached_has_a_moment_on_the_board() {
    let feats = |state: &mut Chaupar, action: &str, seating: &Seating| {
        let event = state.apply(&action.parse().expect("an action")).expect("it is legal");
        state.board(seating, None, Some(&event)).feats.into_iter().map(|(_, feat)| feat).collect::<Vec<_>>()
    };
    let mut earning = dan("14 17 30 40 open", "move 3 4 used 4 at 40");
    assert_eq!(feats(&mut earning, "14+3", &seating()), [Feat::Earned]);
    let hitting = "A 6 7 7 36 failed; B 6 7 12 12 open; C 6 7 12 12 open; D 1 30 40 65 failed; now D move 3 4";
    assert_eq!(feats(&mut at(hitting), "65+3", &seating()), [Feat::Hit]);
    let of_ada = Seating { viewer: Some(Seat(0)), ..seating() };
    assert_eq!(feats(&mut at(hitting), "65+3", &of_ada), [Feat::Hit, Feat::Struck]);
    let mut last = dan("77 78 81 81 earned", "move 3 4");
    assert_eq!(feats(&mut last, "77+4", &seating()), [Feat::Home]);
    assert_eq!(feats(&mut last, "78+3", &seating()), [Feat::AllHome]);
}

#[test]
fn c10_a_hit_is_marked_named_and_sent_back() {
    // Dan's 68 is Ada's 36.
    let state: Chaupar =
        at("A 6 7 7 36 failed; B 6 7 12 12 open; C 6 7 12 12 open; D 1 30 40 65 failed; now D move 3 4");
    let way = |selection: &Selection| {
        state.board(&seating(), Some(selection), None).marks.into_iter().map(|(_, mark)| mark).collect::<Vec<_>>()
    };
    let selection = picked(&state, &[touch("D65")]);
    let hits: Vec<_> =
        way(&selection).into_iter().filter(|mark| matches!(mark, Mark::Goal { hits: true, .. })).collect();
    assert_eq!(hits.len(), 1, "{:?}", way(&selection));
    let texts = controls(&state, &selection);
    assert!(texts.contains(&"+3 hits Ada".to_owned()), "{texts:?}");
    assert!(said(&state, "65+3").iter().any(|say| say == "Dan hits Ada"));
}

#[test]
fn c12_the_true_pair_is_asked_for_and_one_is_suggested() {
    let state = dan("20 20 30 30 earned", "name");
    let ask = state.prompt(&seating(), Some(&Selection::Nothing));
    assert_eq!(ask.title, "Dan, which is your true pair?");
    assert_eq!(
        ask.hint.clone().unwrap_or_default(),
        "The other may then be hit by a single piece (C12). Suggested: block 30."
    );
    assert_eq!(controls(&state, &Selection::Nothing), ["pair on 20", "pair on 30", "(Choose a pair)"]);
    let selection = picked(&state, &[touch("D20")]);
    assert_eq!(controls(&state, &selection), ["*pair on 20", "pair on 30", "True pair: block 20"]);
    assert_eq!(state.touch(&selection, TAKE), Answer::Act(Action::True(Step(20))));
    assert_eq!(state.touch(&selection, touch("D20")), Answer::Act(Action::True(Step(20))));
    assert_eq!(said(&state, "true 30").last().map(String::as_str), Some("The pair on 30 is the true pair"));
}

#[test]
fn c14_a_throw_given_to_the_partner_is_asked_of_him() {
    let state: Chaupar = at(
        "A 20 30 40 50 failed; B 6 7 12 12 open; C 6 7 12 12 open; D 81 81 81 81 earned, missed 4; placed D; now D throw",
    );
    let ask = state.prompt(&seating(), Some(&Selection::Nothing));
    assert_eq!(
        (ask.title.as_str(), ask.hint.clone().unwrap_or_default().as_str()),
        ("Dan, throw", "You are home: Ada moves by this throw (C14).")
    );
    let mut after = state;
    assert_eq!(said(&state, "3 4").last().map(String::as_str), Some("Dan is home and throws for Ada"));
    after.apply(&"3 4".parse().expect("a throw")).expect("a legal throw");
    assert_eq!(after.prompt(&seating(), Some(&Selection::Nothing)).title, "Ada, use Dan’s 3 and 4");
    assert_eq!(state.panels(&seating())[2].note.clone().unwrap_or_default(), "For partner");
}

#[test]
fn c14_turns_that_are_missed_are_told() {
    let state: Chaupar = at(
        "A 20 30 40 50 failed; B 6 7 12 12 open; C 6 7 12 12 open; D 81 81 81 81 earned, missed 1; placed D; now B move 3 4 used 3 at 6",
    );
    let says = said(&state, "7+4");
    assert!(says.last().is_some_and(|say| say.ends_with("Dan is home and misses a turn")), "{says:?}");
    assert_eq!(state.panels(&seating())[2].note.clone().unwrap_or_default(), "Misses 3 turns");
}

#[test]
fn c15_the_table_may_agree_to_stop() {
    let mut state = dan("20 30 40 50 failed", "throw");
    assert_eq!(state.side_action(&Action::Stop, &seating()).as_deref(), Some("End match here"));
    // A person alone among bots has nobody to agree with.
    assert_eq!(state.side_action(&Action::Stop, &Seating { viewer: Some(Seat(3)), ..seating() }), None);
    state.apply(&Action::Stop).expect("legal");
    let ending = state.ending(std::iter::empty(), &seating()).expect("an ending");
    assert_eq!(ending.title, "Dan wins");
    assert_eq!(ending.why.map(|(_, clause)| clause.0), Some("C15"));
    let rows: Vec<_> = ending
        .rows
        .iter()
        .map(|row| (row.seat, row.place, row.details.split('.').next().unwrap_or_default().to_owned()))
        .collect();
    let others = [0, 1, 2].map(|seat| (Seat(seat), 2, "37 steps".to_owned()));
    assert_eq!(rows, [&[(Seat(3), 1, "140 steps".to_owned())][..], &others].concat());
}

#[test]
fn c15_the_end_of_the_agreed_rounds_is_told() {
    let text =
        "A 20 30 40 50 failed; B 0 0 20 30 failed; C 10 20 20 30 failed; D 0 0 0 80 failed; turns 7 of 8; now D throw";
    let mut state: Chaupar = at(text);
    for action in ["1 4", "0+1", "0+4"] {
        state.apply(&action.parse().expect("an action")).expect("legal");
    }
    let (why, clause) = state.ending(std::iter::empty(), &seating()).and_then(|ending| ending.why).expect("a reason");
    assert_eq!(why, "The agreed rounds are over: who isn’t home yet is placed by total steps.");
    assert_eq!(clause.0, "C15");
}

#[test]
fn c4_throws_for_the_start_are_told_and_listed() {
    let state = Chaupar::new(&Options::default()).expect("options");
    assert_eq!(listed(&state, &["3 4", "1 1", "6 6", "3 3"]), ["Ada 7, Ben 2, Dan 12, Cleo 6 | Dan starts"]);
    assert_eq!(
        listed(&state, &["6 6", "1 1", "6 6", "3 3"]),
        ["Ada 12, Ben 2, Dan 12, Cleo 6 | A tie: Ada and Dan throw again"]
    );
    assert_eq!(listed(&state, &["6 6"]), ["Ada 12 | "]);
    assert_eq!(state.prompt(&seating(), Some(&Selection::Nothing)).title, "Ada, throw to see who starts");
}

#[test]
fn a_turn_is_a_line_of_the_move_list() {
    let state = dan("6 7 12 12 open", "throw");
    assert_eq!(listed(&state, &["3 4", "6+3", "7+4"]), ["Dan: 3 and 4: 6 to 9, 7 to 11 | "]);
}

#[test]
fn c5_c7_what_surprises_stays_to_be_read() {
    let lost = dan("80 80 81 81 failed", "throw");
    let dan_alone = Some(Seat(3));
    assert_eq!(stays(&lost, &["3 4"], dan_alone), Some("Dan can’t use 3 and 4: the throw is lost. C5".into()));
    let to_all = "Dan threw 3 and 4. Dan can’t use 3 and 4: the throw is lost. C5";
    assert_eq!(stays(&lost, &["3 4"], None), Some(to_all.into()));
    let fails = dan("6 7 17 40 open", "move 3 4 used 3 at 17");
    let said = stays(&fails, &["7+4"], dan_alone);
    assert_eq!(said, None, "two of his pieces are still on the way to the 17");
    let fails = dan("16 17 30 40 open", "move 3 4 used 3 at 30");
    let said = stays(&fails, &["17+4"], dan_alone);
    assert_eq!(said, Some("Dan’s pieces can’t meet on 17 any more: no pairs for Dan. C7".into()));
}

/// Turns go anticlockwise, A B D C, and so does the set-up page; partners sit opposite.
#[test]
fn c14_seats_are_listed_in_the_order_of_turns_and_with_their_partners() {
    let order: Vec<_> = Chaupar::seat_order(4).collect();
    assert_eq!(order, [Seat(0), Seat(1), Seat(3), Seat(2)]);
    for (place, seat) in order.iter().enumerate() {
        assert_eq!(Chaupar::partner(*seat), Some(order[(place + 2) % 4]));
    }
}
