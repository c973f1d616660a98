//! The scene of Dschamal: drawing, touches and names.

use caravanserai::rules::dschamal::{Action, Draw, Dschamal, Event, Options, Outline, Piece, PieceSet, Shape};
use caravanserai::rules::{Actor, Clause, Game, Refusal as _, Seat, Spot};
use caravanserai::scene::dschamal::geometry::{self, Area, Reading, WHOLE};
use caravanserai::scene::dschamal::{Board, Button, Mark, Role, Selection, hand_text, outcome_text};
use caravanserai::scene::{Answer, Drawing, Form, Frame, Interaction, PastAction, Rank, Seating, Touch, Wording};
use caravanserai::words::Who;

use crate::common;

fn at(text: &str) -> Dschamal {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// A position with these camps, in which A is bag master and challenges B.
fn camps(camps: &str, now: &str) -> Dschamal {
    let players = camps.split(' ').count();
    at(&format!("players {players} start chosen duel live; camps {camps}; master A; challenged B; now {now}"))
}

fn seating() -> Seating {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal"];
    Seating { names: names.map(String::from).to_vec(), looks: (0..8).collect(), ..Seating::default() }
}

fn piece(text: &str) -> Piece {
    text.parse().expect("a piece")
}

fn spot(text: &str) -> Touch<Button> {
    Touch::Spot(piece(text).into())
}

/// Applies a draw, such as `A camel cry`; returns the states before and after its last action, and the event of that
/// action.
fn draw(state: &Dschamal, text: &str) -> (Dschamal, Dschamal, Event) {
    let (drawn, shout) = text.strip_suffix(" cry").map_or((text, false), |drawn| (drawn, true));
    let (seat, pieces) = drawn.split_once(' ').expect("a seat and pieces");
    let pieces: PieceSet = pieces.parse().expect("pieces");
    let (mut before, mut after, mut last) = (*state, *state, None);
    for action in (Draw { drawer: seat.parse().expect("a seat"), pieces, shout }).actions() {
        before = after;
        last = Some(after.apply(&action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}")));
    }
    (before, after, last.expect("an event"))
}

/// The recap of a draw, and its clause.
fn said(state: &Dschamal, text: &str) -> (String, &'static str) {
    let (_, after, event) = draw(state, text);
    let (sentence, clause) = after.recap([event].iter(), &seating()).expect("a sentence");
    (sentence, clause.expect("a clause").0)
}

fn says(frames: &[Frame<Board>]) -> Vec<&str> {
    frames.iter().map(|frame| frame.caption.as_str()).collect()
}

// Recaps of duels.

#[test]
fn b4_one_sentence_says_what_was_drawn_which_case_it_was_and_what_moved() {
    let state = camps("blue-egg+white-cone blue-star+blue-cone blue-ring", "duel");
    for (text, sentence, clause) in [
        ("A white-egg", "Ada draws the white egg, a shape in their own camp, and wins it.", "B4a"),
        (
            "A white-star",
            "Ada draws the white star, a shape in Ben’s camp, and wins it, and the blue star from Ben.",
            "B4b",
        ),
        (
            "A brown-cone",
            "Ada draws the brown cone, a shape in Ben’s camp, and wins it, and the blue cone from Ben.",
            "B4b",
        ),
        ("A camel cry", "Ada shouts “Dschamal!” and draws the camel.", "B4c"),
        ("A white-box", "Ada draws the white box, a shape in neither camp. Ben wins it.", "B4d"),
        ("B black-egg", "Ben draws the black egg.", "B4e"),
        ("A white-egg+black-box", "Ada draws the white egg and the black box. Ben wins the white egg.", "B4f"),
        ("A black-egg+camel cry", "Ada draws the black egg and the camel.", "B4f"),
        ("A camel", "Ada draws the camel, but doesn’t shout.", "B4g"),
        ("A white-egg cry", "Ada shouts “Dschamal!”, but draws the white egg. Ben wins it.", "B4h"),
        ("A black-egg cry", "Ada shouts “Dschamal!”, but draws the black egg.", "B4h"),
    ] {
        assert_eq!(said(&state, text), (sentence.to_owned(), clause), "{text}");
    }
    let empty = camps("- blue-star blue-ring", "duel");
    assert_eq!(said(&empty, "A camel").0, "Ada draws the camel, but doesn’t shout. Ada has nothing to give.");
}

#[test]
fn b4_what_the_winner_takes_belongs_to_the_same_sentence() {
    let state = camps("blue-egg blue-star+blue-cone", "duel");
    let (_, mut after, drawn) = draw(&state, "A camel cry");
    let taken = after.apply(&"take blue-cone".parse().expect("an action")).expect("legal");
    let said = after.recap([taken, drawn].iter(), &seating());
    let sentence = "Ada shouts “Dschamal!” and draws the camel. Ada takes the blue cone from Ben.";
    assert_eq!(said, Some((sentence.to_owned(), Some(Clause("B4c")))));
}

#[test]
fn b7_what_has_become_complete_is_said() {
    let state = camps("blue-egg+white-egg yellow-egg blue-ring", "duel");
    let (sentence, clause) = said(&state, "A brown-egg");
    assert!(sentence.ends_with(" All four eggs are on the table: a point each."), "{sentence}");
    assert_eq!(clause, "B4b");
}

#[test]
fn b4_before_any_duel_nothing_is_said_of_one() {
    let began = Event::Began { seat: Seat(0), piece: piece("blue-egg"), duel: None };
    assert_eq!(camps("blue-egg blue-star", "duel").recap([began].iter(), &seating()), None);
    assert_eq!(camps("blue-egg blue-star", "duel").recap([].iter(), &seating()), None);
}

#[test]
fn frames_show_the_draw_with_its_meaning_then_what_comes_of_it() {
    let state = camps("blue-egg blue-star blue-ring", "duel");
    let (before, after, event) = draw(&state, "A white-box");
    let frames = before.frames(&after, &event, &seating());
    assert_eq!(
        says(&frames),
        [
            "Ada draws the white box: the wrong shape!",
            "Ada draws the white box, a shape in neither camp. Ben wins it.",
            "Ben has the bag, and Ada sits out.",
        ]
    );
    let drawn = frames[0].board.pieces.iter().find(|laid| laid.piece == piece("white-box")).expect("it lies there");
    assert!((120..240).contains(&drawn.place.at.0) && (120..240).contains(&drawn.place.at.1), "over the bag");
    let ring = |frame: &Frame<Board>| frame.board.ring.clone().map(|ring| ring.master);
    assert_eq!(
        frames.iter().map(ring).collect::<Vec<_>>(),
        [Some(180), Some(180), Some(180)],
        "the arrow turns after that"
    );
    assert_eq!(after.board(&seating(), None, None).ring.map(|ring| ring.master), Some(324));
}

#[test]
fn two_who_share_a_screen_are_told_each_in_their_own_direction_and_the_camel_is_an_event() {
    let state = camps("blue-egg blue-star+blue-cone", "duel");
    let (before, after, event) = draw(&state, "A camel cry");
    let frames = before.frames(&after, &event, &seating());
    let told = |board: &Board| board.told.clone().map(|told| (told.text, told.beside, told.twice));
    assert_eq!(told(&frames[0].board), Some(("well shouted!".into(), true, true)));
    assert_eq!((frames[0].board.feats.as_slice(), frames[0].millis), ([geometry::MIDDLE].as_slice(), 2400));
    assert_eq!(told(&frames[1].board), Some((frames[1].caption.clone(), false, true)));
    let choice = after.board(&seating(), Some(&Selection::default()), None);
    assert_eq!(told(&choice), Some(("Ada, take one of Ben’s pieces".into(), false, true)));
    let alone = Seating { viewer: Some(Seat(0)), ..seating() };
    let frames = before.frames(&after, &event, &alone);
    assert_eq!(told(&frames[0].board), Some(("well shouted!".into(), true, false)), "nobody sits above");
    assert_eq!(told(&frames[1].board), None);
    assert_eq!(told(&after.board(&alone, Some(&Selection::default()), None)), None);
}

#[test]
fn words_on_the_tray_leave_the_piece_and_the_words_of_the_other_reader_free() {
    let corners = |area: Area| {
        let ((x, y), (width, height)) = (area.corner, area.size);
        [(x, y), (x + width, y + height)]
    };
    let turned = |turn: i32, (x, y): (i32, i32)| {
        let (right, down) = (x - geometry::MIDDLE.0, y - geometry::MIDDLE.1);
        match turn {
            0 => (right, down),
            90 => (-down, right),
            180 => (-right, -down),
            _ => (down, -right),
        }
    };
    let bounds = |turn: i32, area: Area| {
        let [(x, y), (to_x, to_y)] = corners(area).map(|corner| turned(turn, corner));
        [x.min(to_x), y.min(to_y), x.max(to_x), y.max(to_y)]
    };
    let overlap =
        |one: [i32; 4], other: [i32; 4]| (0..2).all(|axis| one[axis] < other[axis + 2] && other[axis] < one[axis + 2]);
    let tray = bounds(0, geometry::WIDE_TRAY);
    let [lone] = geometry::tray_places(1, geometry::WIDE_TRAY)[..] else { panic!("a place") };
    let piece = [-lone.side / 2, -lone.side / 2, lone.side / 2, lone.side / 2];
    for reading in [Reading::Once, Reading::Upright, Reading::Sideways] {
        for beside in [true, false] {
            let area = geometry::words_on_tray(beside, reading);
            let all: Vec<_> = reading.turns().iter().map(|turn| bounds(*turn, area)).collect();
            for words in &all {
                assert!((0..2).all(|axis| tray[axis] <= words[axis] && words[axis + 2] <= tray[axis + 2]));
                assert!(!beside || !overlap(*words, piece), "{reading:?}: {words:?}");
            }
            assert!(all.len() == 1 || !overlap(all[0], all[1]), "{reading:?}: {all:?}");
        }
    }
}

#[test]
fn the_only_person_at_a_screen_has_the_camp_below() {
    let state = camps("blue-egg blue-star blue-ring blue-cone", "duel");
    for viewer in Seat::all(4) {
        let board = state.board(&Seating { viewer: Some(viewer), ..seating() }, None, None);
        let lowest = board.camps.iter().map(|camp| geometry::centre(camp.area).1).max();
        let own = geometry::centre(board.camps[viewer.index()].area);
        assert_eq!(Some(own.1), lowest);
        let ring = board.ring.expect("a ring");
        assert_eq!(ring.beads[viewer.index()].degrees, geometry::bearing(board.camps[viewer.index()].area));
    }
}

#[test]
fn a_duel_of_two_others_is_told_in_one_sentence() {
    let state = camps("blue-egg blue-star blue-ring", "duel");
    let (before, after, event) = draw(&state, "A white-box");
    let frames = |viewer| before.frames(&after, &event, &Seating { viewer: Some(Seat(viewer)), ..seating() });
    assert_eq!(frames(0).len(), 3);
    assert_eq!(frames(1).len(), 3);
    assert_eq!(says(&frames(2)), ["Ada draws the white box, a shape in neither camp. Ben wins it."]);
}

#[test]
fn b7_points_are_seen_to_come() {
    let state = camps("blue-egg+white-egg yellow-egg blue-ring", "duel");
    let (before, after, event) = draw(&state, "A brown-egg");
    let frames = before.frames(&after, &event, &seating());
    let change = |seat: usize| frames[1].panels[seat].figures[0].change.clone().map(|change| change.text);
    assert_eq!([change(0), change(1), change(2)], [Some("+4".to_owned()), None, None]);
}

#[test]
fn b8_the_last_frame_celebrates_the_winner_at_their_camp() {
    let state = camps("blue-egg+white-egg+yellow-egg+blue-box+white-box+yellow-box+brown-box blue-ring", "duel");
    let (before, after, event) = draw(&state, "A brown-egg");
    let frames = before.frames(&after, &event, &seating());
    let celebrated: Vec<_> = frames.iter().map(|frame| frame.board.feats.len()).collect();
    assert_eq!(celebrated, [0, 0, 0, 1]);
    let last = frames.last().expect("a frame");
    assert_eq!(last.board.feats, [geometry::centre(last.board.camps[0].area)]);
    assert_eq!(last.millis, 1800);
    let told = last.board.told.as_ref().map(|told| (told.text.as_str(), told.twice));
    assert_eq!(told, Some(("Ada wins 8–0", true)), "in large letters");
    assert_eq!(after.board(&seating(), None, None).feats, [], "it ends without a trace");
}

#[test]
fn b4f_a_grip_is_shown_only_with_its_draw() {
    let state = camps("blue-egg blue-star", "duel");
    let mut after = state;
    let event = after.apply(&"A grips white-egg".parse().expect("an action")).expect("legal");
    assert_eq!(state.frames(&after, &event, &seating()).len(), 0);
    assert!(after.board(&seating(), None, None).tray.is_some(), "the piece lies on the table meanwhile");
}

#[test]
fn b4_a_beginner_is_told_what_would_come_of_a_draw() {
    let state = camps("blue-egg+blue-ring blue-star+white-ring", "duel");
    let told = |text: &str| {
        outcome_text(piece(text).outline(), Who(Some("Ada")), "Ben", [Seat(0), Seat(1)].map(|seat| state.camp(seat)))
    };
    assert_eq!(told("white-egg"), "An egg, a shape of Ada’s: Ada would win it.");
    assert_eq!(told("white-star"), "A star, a shape of Ben’s: Ada would win it and one of Ben’s.");
    assert_eq!(told("brown-ring"), "A ring, a shape of Ben’s: Ada would win it and one of Ben’s.", "in both camps");
    assert_eq!(told("white-box"), "A box, a shape in neither camp: Ben would win it.");
    assert_eq!(told("black-egg"), "A black egg: Ben would win one of Ada’s pieces.");
    assert!(told("camel").contains("with a shout, Ada wins"));
    // The real outcome is the same.
    for drawn in ["white-egg", "white-star", "brown-ring", "white-box", "black-egg", "camel cry", "camel"] {
        let (_, _, event) = draw(&state, &format!("A {drawn}"));
        let Event::Drawn { winner, .. } = event else { panic!("a draw") };
        let told = told(drawn.trim_end_matches(" cry"));
        let wins = if drawn.starts_with("camel") {
            ["with a shout, Ada wins", "without, Ben wins"]
        } else {
            ["Ada would win", "Ben would win"]
        };
        assert!(told.contains(wins[winner.index()]), "{drawn}: {told}");
    }
}

#[test]
fn the_only_person_is_spoken_to() {
    let you = Who(None);
    assert_eq!(hand_text(you, false, None, false), "Your hand holds nothing yet.");
    assert_eq!(hand_text(you, true, Some(String::new()), true), "You hold something: stroke it.");
    assert_eq!(hand_text(you, true, Some(String::new()), false), "You feel a piece.", "it is the other’s turn");
    assert_eq!(hand_text(you, true, Some("a tip above".into()), true), "You feel a tip above.");
    let camps_of_none = [PieceSet::NONE; 2];
    let told = |outline| outcome_text(outline, you, "Ben", camps_of_none);
    assert_eq!(told(Outline::Whole(Shape::Star)), "A star, a shape in neither camp: Ben would win it.");
    assert_eq!(told(Outline::NearMiss(Shape::Star)), "A black star: Ben would win one of your pieces.");
    let camel = "The camel: shout, and you win one of Ben’s pieces; stay silent, and Ben wins one of yours.";
    assert_eq!(told(Outline::Camel), camel);

    let mut seating = Seating { viewer: Some(Seat(0)), ..seating() };
    seating.you = Some(Seat(0));
    let state = camps("blue-egg+white-cone blue-star+blue-cone blue-ring", "duel");
    let said = |text: &str| {
        let (_, after, event) = draw(&state, text);
        after.recap([event].iter(), &seating).expect("a sentence").0
    };
    for (text, sentence) in [
        ("A white-egg", "You draw the white egg, a shape in your own camp, and win it."),
        ("A white-star", "You draw the white star, a shape in Ben’s camp, and win it, and the blue star from Ben."),
        ("B white-egg", "Ben draws the white egg, a shape in your camp, and wins it, and the blue egg from you."),
        ("B white-box cry", "Ben shouts “Dschamal!”, but draws the white box. You win it."),
        ("A black-egg+white-box", "You draw the white box and the black egg. Ben wins the white box."),
    ] {
        assert_eq!(said(text), sentence);
    }
    assert_eq!(state.prompt(&seating, None).title, "You challenge Ben");
    let label = |cell: &caravanserai::scene::Cell| cell.label == "blue egg, in front of you";
    assert!(state.cells(&seating, None).iter().any(label));
    let taking = camps("blue-egg blue-star", "take B");
    assert_eq!(taking.prompt(&seating, None).title, "Ben takes one of your pieces");
}

#[test]
fn b1_all_sixty_pieces_have_a_name_of_their_own() {
    let state =
        at("players 2 start chosen duel live; camps - -; master A; challenged B; now grip A blue-egg+blue-star");
    let mut names: Vec<_> = state.cells(&seating(), None).into_iter().map(|cell| cell.label).collect();
    assert!(names.iter().all(|name| name.ends_with(", in the bag")), "{names:?}");
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 58);
}

// Touches.

#[test]
fn b2_a_tap_on_a_blue_piece_lifts_it_and_a_second_one_takes_it() {
    let state = at("players 2 start chosen duel live; camps - -; master B; challenged A; now start");
    let take = |text: &str| format!("take {text}").parse::<Action>().expect("an action");
    let lifted = |text: &str| Selection(Some(piece(text)));
    assert_eq!(state.touch(&Selection::default(), spot("blue-egg")), Answer::Select(lifted("blue-egg")));
    assert_eq!(state.touch(&lifted("blue-egg"), spot("blue-star")), Answer::Select(lifted("blue-star")));
    assert_eq!(state.touch(&lifted("blue-egg"), spot("blue-egg")), Answer::Act(take("blue-egg")));
    let Answer::Refuse(refusal) = state.touch(&Selection::default(), spot("white-egg")) else { panic!("a refusal") };
    assert_eq!(Dschamal::refusal_text(&refusal, &seating()), "Take a blue piece first, not the white egg.");
    assert_eq!(state.cells(&seating(), Some(&Selection::default())).iter().filter(|cell| cell.open).count(), 12);
}

#[test]
fn b4_a_tap_on_a_piece_of_the_losers_takes_it_and_nothing_else() {
    let state = camps("blue-egg+white-egg blue-star blue-ring", "take B");
    let act = |text: &str| Answer::Act(format!("take {text}").parse().expect("an action"));
    assert_eq!(state.touch(&Selection::default(), spot("white-egg")), act("white-egg"));
    let Answer::Refuse(refusal) = state.touch(&Selection::default(), spot("blue-ring")) else { panic!("a refusal") };
    assert_eq!(Dschamal::refusal_text(&refusal, &seating()), "Ada lost the duel, but doesn’t have the blue ring.");
    let open: Vec<_> =
        state.cells(&seating(), Some(&Selection::default())).into_iter().filter(|cell| cell.open).collect();
    assert_eq!(
        open.iter().map(|cell| cell.spot).collect::<Vec<_>>(),
        [piece("blue-egg").into(), piece("white-egg").into()]
    );
    assert!(state.cells(&seating(), None).iter().all(|cell| !cell.open), "without a selection nothing can be done");
}

#[test]
fn b7_a_locked_piece_is_refused_and_the_four_light_up() {
    let state = camps("blue-egg+white-egg+yellow-egg+brown-egg+blue-box blue-star", "take B");
    let Answer::Refuse(refusal) = state.touch(&Selection::default(), spot("white-egg")) else { panic!("a refusal") };
    assert_eq!(
        Dschamal::refusal_text(&refusal, &seating()),
        "All four eggs are on the table: nobody can win them any more."
    );
    assert_eq!((refusal.clause(), refusal.spots().len()), (Clause("B7"), 4));
}

#[test]
fn the_buttons_go_round_all_that_can_be_taken() {
    let state = camps("blue-egg+white-egg+blue-box blue-star", "take B");
    let [previous, next, take] = [Button::Previous, Button::Next, Button::Take].map(Touch::Button);
    let go = |selection: Selection, touch| match state.touch(&selection, touch) {
        Answer::Select(selection) => selection,
        other => panic!("{other:?}"),
    };
    let mut selection = Selection::default();
    let mut round = Vec::new();
    for _ in 0..3 {
        selection = go(selection, next);
        round.extend(selection.0.map(|piece| piece.to_string()));
    }
    assert_eq!(round, ["blue-egg", "white-egg", "blue-box"]);
    assert_eq!(go(selection, next), Selection(Some(piece("blue-egg"))));
    assert_eq!(go(go(selection, next), previous), selection);
    assert_eq!(state.touch(&Selection::default(), take), Answer::Nothing);
    assert_eq!(state.touch(&selection, take), Answer::Act("take blue-box".parse().expect("an action")));
    let controls = state.controls(&seating(), &selection);
    assert_eq!(
        (controls[2].text.as_str(), controls[2].rank, controls[2].enabled),
        ("Take the blue box", Rank::Main, true)
    );
    assert!(!state.controls(&seating(), &Selection::default())[2].enabled);
}

#[test]
fn the_only_piece_that_can_be_taken_has_one_button() {
    let state = camps("blue-egg blue-star", "take B");
    let controls = state.controls(&seating(), &Selection::default());
    let texts: Vec<_> = controls.iter().map(|control| (control.text.as_str(), control.enabled)).collect();
    assert_eq!(texts, [("Take the blue egg", true)]);
    let take = "take blue-egg".parse().expect("an action");
    assert_eq!(state.touch(&Selection::default(), Touch::Button(Button::Take)), Answer::Act(take));
}

#[test]
fn a_caption_says_what_a_draw_means() {
    let state = camps("blue-egg blue-star", "duel");
    for (text, caption) in [
        ("A white-egg", "Ada draws the white egg: the right shape!"),
        ("A white-star", "Ada draws the white star: the right shape!"),
        ("A camel cry", "“Dschamal!” Ada draws the camel: well shouted!"),
        ("A camel", "Ada draws the camel: but no shout!"),
        ("B black-egg", "Ben draws the black egg: broken!"),
        ("A white-egg+black-box", "Ada draws the white egg and the black box: too many!"),
        ("A white-egg cry", "“Dschamal!” Ada draws the white egg: that’s no camel!"),
    ] {
        let (before, after, event) = draw(&state, text);
        assert_eq!(before.frames(&after, &event, &seating())[0].caption, caption);
    }
}

#[test]
fn b4_a_duel_begins_with_a_button_and_is_fought_elsewhere() {
    let state = camps("blue-egg blue-star", "duel");
    assert_eq!(state.controls(&seating(), &Selection::default()).len(), 1);
    assert_eq!(state.touch(&Selection::default(), Touch::Button(Button::Duel)), Answer::SimultaneousPhase);
    assert_eq!(state.touch(&Selection::default(), spot("blue-egg")), Answer::Nothing, "nothing can be taken now");
    assert_eq!(
        camps("blue-egg blue-star", "take A").touch(&Selection::default(), Touch::Button(Button::Duel)),
        Answer::Nothing
    );
}

#[test]
fn b4f_a_record_that_ends_within_a_hand_can_be_gone_on_with() {
    let state = camps("blue-egg blue-star", "grip A white-egg");
    let answer = state.touch(&Selection::default(), spot("black-box"));
    assert_eq!(answer, Answer::Act("A draws black-box".parse().expect("an action")));
}

const BUTTONS: [Button; 5] = [Button::Previous, Button::Next, Button::Take, Button::Duel, Button::Feel];

#[test]
fn whatever_is_touched_only_legal_things_happen_and_all_is_named() {
    for options in Dschamal::variants() {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut state = Dschamal::new(&options).expect("options");
        let mut listed = Vec::new();
        for _ in 0..60 {
            let Some(action) = common::selection(&state, &mut listed, &mut rng) else { break };
            let picks = [Selection::default(), Selection(Piece::new(rng.u8(..60)))];
            let spots = (0..=u8::MAX).map(|number| Touch::Spot(Spot(number)));
            for touch in spots.chain(BUTTONS.map(Touch::Button)) {
                match state.touch(&picks[rng.usize(..2)], touch) {
                    Answer::Act(action) => assert_eq!(state.check(&action), Ok(())),
                    Answer::Refuse(refusal) => assert!(!Dschamal::refusal_text(&refusal, &seating()).is_empty()),
                    Answer::SimultaneousPhase | Answer::Select(_) | Answer::Nothing => {}
                    other => panic!("{other:?}"),
                }
            }
            for cell in state.cells(&seating(), Some(&Selection::default())) {
                let (x, y) = (cell.corner.0, cell.corner.1);
                assert!(x >= 0 && y >= 0 && x + cell.size.0 <= WHOLE && y + cell.size.1 <= WHOLE, "{cell:?}");
                assert!(!cell.label.is_empty() && cell.grid.is_some());
            }
            assert!(!state.prompt(&seating(), Some(&Selection::default())).title.is_empty());
            state.apply(&action).expect("a listed action");
        }
    }
}

// The table.

#[test]
fn b2_camps_lie_clockwise_round_the_bag_and_none_over_another() {
    for players in Options::FEWEST..=Options::MOST {
        let areas: Vec<_> = Seat::all(players).map(|seat| geometry::camp(seat, players, None)).collect();
        let middle = |area: &geometry::Area| {
            (area.corner.0 + area.size.0 / 2 - WHOLE / 2, area.corner.1 + area.size.1 / 2 - WHOLE / 2)
        };
        for (number, area) in areas.iter().enumerate() {
            assert!(area.corner.0 >= 0 && area.corner.1 >= 0);
            assert!(area.corner.0 + area.size.0 <= WHOLE && area.corner.1 + area.size.1 <= WHOLE);
            for other in &areas[number + 1..] {
                let apart = |a: i32, b: i32, c: i32, d: i32| a + b <= c || c + d <= a;
                assert!(
                    apart(area.corner.0, area.size.0, other.corner.0, other.size.0)
                        || apart(area.corner.1, area.size.1, other.corner.1, other.size.1),
                    "{players} players"
                );
            }
            let (x, y) = middle(area);
            let (to_x, to_y) = middle(&areas[(number + 1) % areas.len()]);
            // On the screen, where y grows downward, a clockwise turn has a positive cross product; that of opposite
            // camps is 0.
            assert!(x * to_y - y * to_x >= 0, "{players} players: seat {number}");
        }
    }
}

#[test]
fn pieces_are_large_enough_to_touch_on_a_phone() {
    // With eight players a board unit is 0.85 CSS pixels on the smallest phone.
    for players in Options::FEWEST..=Options::MOST {
        for count in 1..=9 {
            let places = geometry::places(geometry::camp(Seat(0), players, None), count);
            assert_eq!(places.len(), count);
            assert!(places.iter().all(|place| place.side >= 27), "{count} before {players} players: {places:?}");
        }
    }
    let state = at("players 8 start chosen duel live; camps blue-egg - - - - - - -; master A; challenged B; now start");
    let choices = state.board(&seating(), None, None).pieces;
    assert_eq!(choices.len(), 12, "one that is taken, and eleven to choose from");
    assert!(choices.iter().filter(|laid| laid.mark != Mark::Plain).all(|laid| laid.place.side >= 58), "{choices:?}");
    assert_eq!(geometry::tray_places(0, geometry::WIDE_TRAY), []);
    assert_eq!(geometry::places(geometry::camp(Seat(0), 8, None), 47).len(), 47);
}

#[test]
fn b6_beads_stand_beside_their_camps_and_an_arrow_leads_from_the_bag_master_to_the_challenged() {
    for players in 2..=8 {
        let bearings: Vec<_> =
            Seat::all(players).map(|seat| geometry::bearing(geometry::camp(seat, players, None))).collect();
        for (seat, bearing) in Seat::all(players).zip(&bearings) {
            let camp = geometry::camp(seat, players, None);
            let (x, y) = (camp.corner.0 + camp.size.0 / 2 - 180, camp.corner.1 + camp.size.1 / 2 - 180);
            let exact = f64::from(x).atan2(f64::from(-y)).to_degrees().rem_euclid(360.0);
            assert!((exact - f64::from(*bearing)).abs() <= 1.5, "{seat} of {players}: {bearing}, not {exact}");
        }
    }
    let state = at("players 5 start chosen duel live; camps - - - - -; master D; challenged A; sits out E; now duel");
    let ring = state.board(&seating(), None, None).ring.expect("a ring");
    let [master, challenged] = [3, 0].map(|seat: usize| ring.beads[seat].degrees);
    assert_eq!(
        (ring.master, ring.master + ring.reach),
        (master, challenged + if challenged < master { 360 } else { 0 })
    );
    let roles: Vec<_> = ring.beads.iter().map(|bead| bead.role).collect();
    assert_eq!(roles, [Role::Challenged, Role::Watches, Role::Watches, Role::Master, Role::SitsOut]);
    let notes: Vec<_> = state.panels(&seating()).iter().map(|panel| panel.note.clone().unwrap_or_default()).collect();
    assert_eq!(notes, ["Challenged", "", "", "Bag master", "Sits out"]);
    assert_eq!(state.prompt(&seating(), None).title, "Dan challenges Ada");
    assert!(state.prompt(&seating(), None).hint.clone().unwrap_or_default().ends_with("Eva sits out."));
}

#[test]
fn b6_a_bead_has_the_letter_of_its_player_unless_two_share_it_and_after_the_end_there_is_no_ring() {
    let state = camps("blue-egg blue-star blue-ring", "duel");
    let letters = |names: [&str; 3]| {
        let seating = Seating { names: names.map(String::from).to_vec(), ..seating() };
        let ring = state.board(&seating, None, None).ring.expect("a ring");
        ring.beads.into_iter().map(|bead| bead.letter).collect::<Vec<_>>()
    };
    assert_eq!(letters(["Ada", "Ben", "Cleo"]), ["A", "B", "C"]);
    assert_eq!(letters(["You", "Youssef", "Ada"]), ["", "", "A"]);
    let eight = "blue-egg+white-egg+yellow-egg+brown-egg+blue-star+white-star+yellow-star+brown-star";
    assert_eq!(camps(&format!("{eight} blue-ring"), "over A").board(&seating(), None, None).ring, None);
}

#[test]
fn b7_complete_shapes_are_locked_and_counted() {
    let state = camps("blue-egg+white-egg+blue-box yellow-egg+brown-egg", "duel");
    let board = state.board(&seating(), None, None);
    let locked = |laid: &&caravanserai::scene::dschamal::PieceView| laid.mark == Mark::Locked;
    assert_eq!(board.pieces.iter().filter(locked).count(), 4);
    assert_eq!(board.camps.iter().map(|camp| camp.points).collect::<Vec<_>>(), [2, 2]);
    let labels: Vec<_> = state.cells(&seating(), None).into_iter().map(|cell| cell.label).collect();
    assert!(
        labels.contains(&"blue egg, in front of Ada, locked".to_owned())
            && labels.contains(&"blue box, in front of Ada".to_owned())
    );
}

#[test]
fn b9_the_bag_is_only_counted() {
    let state = camps("blue-egg blue-star", "duel");
    let board = state.board(&seating(), Some(&Selection::default()), None);
    assert_eq!((board.in_bag, board.pieces.len()), (58, 2));
    assert_eq!(state.cells(&seating(), Some(&Selection::default())).len(), 2);
}

#[test]
fn pieces_keep_their_order_so_that_they_glide() {
    let state = camps("white-star+blue-egg blue-star+white-cone", "grip A black-egg");
    let pieces: Vec<_> = state.board(&seating(), None, None).pieces.iter().map(|laid| laid.piece).collect();
    assert!(pieces.is_sorted());
    assert_eq!(pieces.len(), 59, "those of the bag are laid out, one of which is named last");
}

// Lists, options, endings.

/// The move list of these actions from the start.
fn list(options: &str, actions: &[&str]) -> Vec<(Option<u8>, String, String)> {
    let mut state = Dschamal::new(&options.parse().expect("options")).expect("options that can be played");
    let happened: Vec<(Actor, Action, Event)> = actions
        .iter()
        .map(|text| {
            let action: Action = text.parse().expect("an action");
            let actor = state.actor(&action);
            (actor, action, state.apply(&action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}")))
        })
        .collect();
    let happened: Vec<_> =
        happened.iter().map(|(actor, action, event)| PastAction { actor: *actor, action, event }).collect();
    let line = |line: caravanserai::scene::MoveLine| {
        (line.seat.map(|seat| seat.0), line.notation, line.note.clone().unwrap_or_default())
    };
    Dschamal::moves(&happened, &seating()).into_iter().map(line).collect()
}

#[test]
fn the_move_list_has_a_line_a_duel() {
    let actions = [
        "master B",
        "take blue-egg",
        "take blue-star",
        "B grips white-egg",
        "B draws black-box",
        "A draws camel cry",
        "take blue-egg",
    ];
    let lines = list("players 2 start chosen duel live", &actions);
    let line = |seat, notation: &str, note: &str| (seat, notation.to_owned(), note.to_owned());
    let expected = [
        line(None, "Ben has the bag", "by toss"),
        line(Some(1), "blue egg", ""),
        line(Some(0), "blue star", ""),
        line(Some(1), "white egg + black box", "Ada: white egg"),
        line(Some(0), "camel, “Dschamal!”", "Ada: blue egg"),
    ];
    assert_eq!(lines, expected);
}

#[test]
fn b10_a_duel_by_link_is_one_line_in_which_its_turns_stand_until_a_hand_draws() {
    let actions: Vec<_> =
        "master A,take blue-egg,take blue-star,A feels,B feels,A feels,B feels,A feels,B feels,A holds,\
        B holds,lot B,B draws white-star,take blue-egg"
            .split(',')
            .collect();
    let last = |count: usize| {
        let lines = list("players 2 start chosen duel apart", &actions[..count]);
        (lines.len(), lines.last().map(|(seat, notation, _)| (*seat, notation.clone())).expect("a line"))
    };
    for (count, seat, notation) in [
        (3, Some(1), "blue star"),
        (4, None, "Ada feels a piece."),
        (5, None, "Ben feels a piece."),
        (10, None, "Ada keeps holding."),
        (12, None, "Both kept holding. The toss says Ben draws."),
        (13, Some(1), "white star"),
    ] {
        let lines = if count > 3 { 4 } else { 3 };
        assert_eq!(last(count), (lines, (seat, notation.to_owned())), "{count}");
    }
}

#[test]
fn b10_a_duel_by_link_says_and_offers_what_is_due() {
    let duel = |now: &str| {
        at(&format!("players 2 start chosen duel apart; camps blue-egg blue-star; master A; challenged B; now {now}"))
    };
    for (now, title, elsewhere, button, touch) in [
        ("turns 0", "Ada challenges Ben", "Ada challenges Ben", "Feel a piece", Some("A feels")),
        ("turns 1", "Ben, feel a piece", "Ben’s turn", "Feel a piece", Some("B feels")),
        ("turns 2", "Ada, draw it or feel another", "Ada’s turn", "To the bag", None),
        ("turns 7", "Ben, draw it or keep holding", "Ben’s turn", "To the bag", None),
        ("must B", "Ben, you have to draw", "Ben’s turn", "To the bag", None),
    ] {
        let (state, selection) = (duel(now), Selection::default());
        assert_eq!(state.prompt(&seating(), Some(&selection)).title, title);
        assert_eq!(state.prompt(&seating(), None).title, elsewhere);
        let controls = state.controls(&seating(), &selection);
        assert_eq!(controls.iter().map(|control| control.text.as_str()).collect::<Vec<_>>(), [button], "{now}");
        let answer = touch.map_or(Answer::SimultaneousPhase, |text| Answer::Act(text.parse().expect("an action")));
        assert_eq!(state.touch(&selection, controls[0].press), answer, "{now}");
    }
    let lot = duel("turns 8");
    assert_eq!(lot.prompt(&seating(), None).title, "Both keep holding: toss for who draws");
    let controls = lot.controls(&seating(), &Selection::default());
    assert_eq!(
        controls.iter().map(|control| (control.press, control.rank)).collect::<Vec<_>>(),
        [(Touch::Throw, Rank::Main)]
    );
    for (before, action, says) in [
        ("turns 1", "B feels", "Ben feels a piece."),
        ("turns 3", "B feels", "Ben lets go and feels another piece."),
        ("turns 7", "B holds", "Ben keeps holding."),
        ("turns 8", "lot B", "Both kept holding. The toss says Ben draws."),
    ] {
        let (before, mut after) = (duel(before), duel(before));
        let event = after.apply(&action.parse().expect("an action")).expect("a legal action");
        assert_eq!(after.recap([event].iter(), &seating()), Some((says.to_owned(), Some(Clause("B10")))));
        assert_eq!(self::says(&before.frames(&after, &event, &seating())), [says]);
    }
}

#[test]
fn b10_by_link_duels_are_apart_and_nothing_is_to_be_chosen_of_them() {
    let options = Dschamal::by_link(&Options { players: 3, ..Options::default() });
    assert_eq!(options.to_string(), "players 3 start chosen duel apart");
    assert!(Dschamal::fields(&options).is_empty() && !Dschamal::rare_fields(&options).is_empty());
    assert!(!Dschamal::by_link_note().is_empty());
}

#[test]
fn b2_b10_the_options_can_be_chosen() {
    let mut options = Options::default();
    for (field, choice, text) in [
        ("duel", 1, "players 2 start chosen duel calm"),
        ("start", 1, "players 2 start dealt duel calm"),
        ("duel", 0, "players 2 start dealt duel live"),
        ("nothing", 1, "players 2 start dealt duel live"),
    ] {
        Dschamal::choose(&mut options, field, choice);
        assert_eq!(options.to_string(), text);
        let mut fields = Dschamal::fields(&options).into_iter().chain(Dschamal::rare_fields(&options));
        let chosen = fields.find(|shown| shown.id == field).map(|shown| shown.chosen);
        assert!(chosen.is_none_or(|chosen| chosen == choice));
    }
    assert_eq!(Dschamal::with_seats(&options, 8).players, 8);
    assert_eq!(Dschamal::seat_range(), 2..=8);
}

#[test]
fn b8_the_ending_says_who_has_won_and_why() {
    let state =
        camps("- blue-egg+white-egg+yellow-egg+brown-egg+blue-star+white-star+yellow-star+brown-star -", "over B");
    let ending = Wording::ending(&state, std::iter::empty(), &seating()).expect("an ending");
    assert_eq!(ending.title, "Ben wins with 8");
    assert_eq!(ending.why, Some(("Seven victory points win.".into(), Clause("B8"))));
    let rows: Vec<_> = ending.rows.iter().map(|row| (row.seat.0, row.place, row.score.clone())).collect();
    assert_eq!(rows, [(1, 1, "8".into()), (0, 2, "0".into()), (2, 2, "0".into())]);
    assert_eq!(Wording::ending(&camps("blue-egg blue-star", "duel"), std::iter::empty(), &seating()), None);
}

#[test]
fn b8_after_a_one_sided_match_the_duel_is_named_from_which_on_the_winner_led() {
    let mut state = Dschamal::new(&"players 2 start chosen duel live".parse().expect("options")).expect("options");
    let pieces = ["white-egg", "yellow-egg", "brown-egg", "white-ring", "yellow-ring", "brown-ring"];
    let draws = pieces.map(|piece| format!("A draws {piece}"));
    let begun = ["master A", "take blue-egg", "take blue-ring"].map(String::from).into_iter();
    let mut happened = Vec::new();
    for text in begun.chain(draws) {
        let action: Action = text.parse().expect("an action");
        let actor = state.actor(&action);
        let event = state.apply(&action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        happened.push((actor, action, event));
    }
    let history = happened.iter().map(|(actor, action, event)| PastAction { actor: *actor, action, event });
    let ending = Wording::ending(&state, history, &seating()).expect("the match is over");
    assert_eq!((ending.title.as_str(), ending.one_sided), ("Ada wins 8–0", true));
    assert_eq!(ending.notes[0], "Duel 3 decided it: Ada won the brown egg.");
}

#[test]
fn every_refusal_is_one_sentence() {
    let state = at(
        "players 3 start chosen duel calm; camps blue-egg blue-star blue-ring; master A; challenged B; sits out C; now duel",
    );
    for text in ["take blue-egg", "master A", "C draws camel", "A draws blue-egg", "deal blue-box"] {
        let refusal = state.check(&text.parse().expect("an action")).expect_err("a refusal");
        let sentence = Dschamal::refusal_text(&refusal, &seating());
        assert!(sentence.ends_with('.') && sentence.len() > 10, "{sentence}");
    }
}
