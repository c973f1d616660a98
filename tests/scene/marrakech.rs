//! The scene of Marrakech: drawing, touches and names.

use caravanserai::rules::marrakech::{Action, Heading, Marrakech, Options, Place, Refusal, Square};
use caravanserai::rules::{Actor, Game, Seat, Spot};
use caravanserai::scene::marrakech::geometry::{SIDE, WHOLE, centre};
use caravanserai::scene::marrakech::{Board, Button, Mark, RugState, Selection};
use caravanserai::scene::{
    Answer, Control, Drawing, Form, Frame, Interaction, PastAction, Rank, Seating, Touch, Wording,
};

use crate::common;

/// A position of these seats with 30 dirhams each.
fn position(seats: &str, asam: &str, laid: &str, now: &str) -> Marrakech {
    purses(seats, asam, &vec!["30"; seats.len()].join(" "), laid, now)
}

/// A position of the seats `AB`, `ABC` or `ABCD`.
fn purses(seats: &str, asam: &str, dirhams: &str, laid: &str, now: &str) -> Marrakech {
    let order = seats.chars().map(String::from).collect::<Vec<_>>().join(" > ");
    at(&format!("deck plain; order {order}; asam {asam}; dirhams {dirhams}; laid {laid}; now {now}"))
}

fn at(text: &str) -> Marrakech {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn seating() -> Seating {
    Seating {
        names: ["Ada", "Ben", "Cleo", "Dan"].map(String::from).to_vec(),
        looks: vec![0, 1, 2, 3],
        ..Seating::default()
    }
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn place(text: &str) -> Place {
    text.parse().expect("a place")
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

/// Returns the refusal of a touch with this selection: the sentence, and the squares that cause it.
fn refused(state: &Marrakech, selection: Selection, touch: Touch<Button>) -> (String, Vec<Spot>) {
    use caravanserai::rules::Refusal as _;
    match state.touch(&selection, touch) {
        Answer::Refuse(refusal) => (Marrakech::refusal_text(&refusal, &seating()), refusal.spots()),
        other => panic!("{touch:?} gives {other:?}"),
    }
}

/// Returns the frames of an action, and the state after it.
fn shown(before: &Marrakech, text: &str) -> (Vec<Frame<Board>>, Marrakech) {
    let mut after = *before;
    let event = after.apply(&action(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    (before.frames(&after, &event, &seating()), after)
}

fn says(frames: &[Frame<Board>]) -> Vec<&str> {
    let mut says: Vec<_> = frames.iter().map(|frame| frame.caption.as_str()).collect();
    says.dedup();
    says
}

const HEADINGS: [Heading; 4] = Heading::ALL;

// Touches.

#[test]
fn m3_any_of_four_ways_can_be_picked_and_is_chosen_with_the_roll() {
    let state = position("AB", "d4 north", "", "A face");
    for (way, heading) in [("d7", "north"), ("g4", "east"), ("d1", "south"), ("c4", "west")] {
        let selection = Selection::Heading(heading.parse().expect("a heading"));
        assert_eq!(state.touch(&Selection::Nothing, spot(way)), Answer::Select(selection));
        assert_eq!(state.touch(&selection, Touch::Throw), Answer::ActAndThrow(action(heading)));
    }
    assert_eq!(state.touch(&Selection::Nothing, Touch::Throw), Answer::Nothing);
}

#[test]
fn m4_a_way_that_is_chosen_once_more_is_rolled_for_but_not_by_dragging() {
    let state = position("AB", "d4 east", "", "A turn");
    let north = Selection::Heading(Heading::North);
    let arrow = state.cells(&seating(), Some(&north)).into_iter().find(|cell| cell.label == "North").expect("an arrow");
    for touch in [spot("d7"), Touch::Spot(arrow.spot), Touch::Button(Button::Face(Heading::North))] {
        assert_eq!(state.touch(&Selection::Nothing, touch), Answer::Select(north));
        assert_eq!(state.touch(&north, touch), Answer::ActAndThrow(action("L")));
    }
    assert_eq!(state.touch(&north, spot("g4")), Answer::Select(Selection::Heading(Heading::East)));
    assert_eq!(state.touch(&north, drag("d4", "d7")), Answer::Select(north));
}

#[test]
fn m4_a_picked_way_becomes_a_turn() {
    let state = position("AB", "d4 east", "", "A turn");
    for (heading, turn) in [(Heading::North, "L"), (Heading::East, "S"), (Heading::South, "R")] {
        assert_eq!(state.touch(&Selection::Heading(heading), Touch::Throw), Answer::ActAndThrow(action(turn)));
    }
}

#[test]
fn m4_turning_back_is_refused() {
    let state = position("AB", "d4 east", "", "A turn");
    let because = ("Asam faces east: he can’t turn back.".to_owned(), vec![Spot::from(square("d4"))]);
    assert_eq!(refused(&state, Selection::Nothing, spot("a4")), because);
}

#[test]
fn m4_squares_that_are_in_no_line_with_asam_mean_no_way() {
    let state = position("AB", "d4 east", "", "A turn");
    for away in ["e5", "a1", "d4"] {
        assert_eq!(state.touch(&Selection::Nothing, spot(away)), Answer::Nothing, "{away}");
    }
}

#[test]
fn m8_one_square_and_then_its_partner() {
    let state = position("AB", "d4 north", "", "A lay");
    let first = Selection::First(square("d5"));
    let tried = Selection::Place(place("d5-e5"));
    assert_eq!(state.touch(&Selection::Nothing, spot("d5")), Answer::Select(first));
    assert_eq!(state.touch(&first, spot("d5")), Answer::Select(Selection::Nothing));
    assert_eq!(state.touch(&first, spot("e5")), Answer::Select(tried));
    assert_eq!(state.touch(&first, spot("c4")), Answer::Select(Selection::First(square("c4"))));
    assert_eq!(state.touch(&tried, spot("c4")), Answer::Select(Selection::First(square("c4"))));
}

#[test]
fn m8_a_rug_can_be_drawn_from_square_to_square() {
    let state = position("AB", "d4 north", "", "A lay");
    for (from, to) in [("d5", "e5"), ("e5", "d5")] {
        assert_eq!(state.touch(&Selection::Nothing, drag(from, to)), Answer::Select(Selection::Place(place("d5-e5"))));
    }
    // A longer drag places the rug in its direction.
    for to in ["f5", "g5"] {
        assert_eq!(state.touch(&Selection::Nothing, drag("d5", to)), Answer::Select(Selection::Place(place("d5-e5"))));
    }
}

#[test]
fn m8_a_square_with_one_partner_shows_the_rug_at_once() {
    let state = position("AB", "d4 north", "", "A lay");
    assert_eq!(state.touch(&Selection::Nothing, spot("d6")), Answer::Select(Selection::Place(place("d5-d6"))));
    assert_eq!(state.touch(&Selection::Nothing, spot("e5")), Answer::Select(Selection::First(square("e5"))));
}

#[test]
fn m8_the_reason_against_a_place() {
    let state = position("AB", "d4 north", "B:d5-d6", "A lay");
    let spots = |squares: &[&str]| squares.iter().map(|name| square(name).into()).collect::<Vec<Spot>>();
    let first = |name| Selection::First(square(name));
    for (selection, touch, sentence, causes) in [
        (Selection::Nothing, spot("a1"), "Half of the rug must lie next to Asam, who is on d4.", vec!["d4"]),
        (Selection::Nothing, spot("d4"), "You can’t lay a rug under Asam, on d4.", vec!["d4"]),
        (first("d3"), spot("d4"), "You can’t lay a rug under Asam, on d4.", vec!["d4"]),
        (first("d5"), spot("d6"), "That would cover both halves of the rug on d5-d6 at once.", vec!["d5", "d6"]),
        (
            Selection::Nothing,
            drag("d6", "d5"),
            "That would cover both halves of the rug on d5-d6 at once.",
            vec!["d5", "d6"],
        ),
        // One of its four placements covers a whole rug; that is a better reason than the distance of the others from
        // Asam.
        (Selection::Nothing, spot("d6"), "That would cover both halves of the rug on d5-d6 at once.", vec!["d5", "d6"]),
    ] {
        assert_eq!(refused(&state, selection, touch), (sentence.to_owned(), spots(&causes)), "{selection:?} {touch:?}");
    }
}

#[test]
fn m8_the_buttons_go_round_all_legal_places() {
    let state = position("AB", "a1 north", "", "A lay");
    let [before, next] = [Button::Previous, Button::Next].map(Touch::Button);
    let go = |selection, touch| match state.touch(&selection, touch) {
        Answer::Select(selection) => selection,
        other => panic!("{other:?}"),
    };
    let mut selection = Selection::Nothing;
    let mut round = Vec::new();
    for _ in 0..4 {
        selection = go(selection, next);
        round.push(selection.place().expect("a place").to_string());
    }
    round.sort();
    assert_eq!(round, ["a2-a3", "a2-b2", "b1-b2", "b1-c1"]);
    assert_eq!(go(go(selection, next), before), selection);
    assert_eq!(go(selection, next), go(Selection::Nothing, next));
}

/// All possible touches, and the drags between nearby cells.
fn touches() -> impl Iterator<Item = Touch<Button>> {
    let spots = (0..=u8::MAX).map(|number| Touch::Spot(Spot(number)));
    let buttons = Heading::ALL.map(Button::Face).into_iter().chain([Button::Previous, Button::Next, Button::Lay]);
    let drags = (0..56).flat_map(|from| [0, 1, 7, 8].map(|way| Touch::Drag(Spot(from), Spot(from + way))));
    spots.chain(buttons.map(Touch::Button)).chain([Touch::Throw]).chain(drags)
}

#[test]
fn whatever_is_touched_only_legal_things_happen() {
    for options in Marrakech::variants() {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut state = Marrakech::new(&options).expect("options");
        let mut listed = Vec::new();
        while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
            let held = [Selection::Nothing, Selection::First(square("d4")), Selection::Heading(state.asam().1)];
            let held = held[rng.usize(..held.len())];
            for touch in touches() {
                match state.touch(&held, touch) {
                    Answer::Act(action) | Answer::ActAndThrow(action) | Answer::ActAndSelect(action, _) => {
                        assert_eq!(state.check(&action), Ok(()));
                    }
                    Answer::Select(Selection::Place(place)) => assert_eq!(state.check(&Action::Lay(place)), Ok(())),
                    Answer::Refuse(refusal) => assert!(!Marrakech::refusal_text(&refusal, &seating()).is_empty()),
                    Answer::Select(_) | Answer::ActAll(_) | Answer::SimultaneousPhase | Answer::Nothing => {}
                }
            }
            state.apply(&action).expect("a legal action");
        }
    }
}

#[test]
fn a_tried_rug_is_laid_by_its_button_or_by_choosing_it_once_more() {
    let state = position("AB", "d4 north", "", "A lay");
    let tried = Selection::Place(place("d5-e5"));
    assert_eq!(state.touch(&tried, Touch::Button(Button::Lay)), Answer::Act(action("d5-e5")));
    for name in ["d5", "e5"] {
        assert_eq!(state.touch(&tried, spot(name)), Answer::Act(action("d5-e5")));
    }
    assert_eq!(state.touch(&tried, spot("d3")), Answer::Select(Selection::First(square("d3"))));
    assert_eq!(state.touch(&tried, drag("d5", "d6")), Answer::Select(Selection::Place(place("d5-d6"))));
    assert_eq!(state.touch(&Selection::Nothing, Touch::Button(Button::Lay)), Answer::Nothing);
}

// Cells and controls.

#[test]
fn every_square_is_a_cell_and_without_a_pick_none_is_open() {
    let state = position("AB", "d4 north", "B:d5-d6", "A lay");
    let cells = state.cells(&seating(), None);
    assert_eq!(cells.len(), 49);
    assert!(cells.iter().all(|cell| !cell.open && !cell.picked && cell.size == (SIDE, SIDE)));
    // Row by row in reading order; the first row is at the top of the board (M1).
    let grid: Vec<_> = cells.iter().filter_map(|cell| cell.grid).collect();
    assert_eq!(grid, (0..7).flat_map(|row| (0..7).map(move |column| (row, column))).collect::<Vec<_>>());
    let a7 = &cells[0];
    assert_eq!(a7.spot, square("a7").into());
    assert_eq!(
        (a7.grid, a7.corner),
        (Some((0, 0)), (centre(square("a7")).0 - SIDE / 2, centre(square("a7")).1 - SIDE / 2))
    );
}

#[test]
fn m8_the_squares_of_legal_places_are_open() {
    let state = position("AB", "a1 north", "", "A lay");
    let names = |wanted: fn(&caravanserai::scene::Cell) -> bool, selection: Selection| {
        let cells = state.cells(&seating(), Some(&selection));
        cells.iter().filter(|cell| wanted(cell)).map(|cell| cell.label[..2].to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(|cell| cell.open, Selection::Nothing), ["a3", "a2", "b2", "b1", "c1"]);
    assert_eq!(names(|cell| cell.picked, Selection::First(square("b1"))), ["b1"]);
    assert_eq!(names(|cell| cell.picked, Selection::Place(place("b1-b2"))), ["b2", "b1"]);
}

/// The radius of an arrow in the drawing.
const DISC: i32 = 15;

#[test]
fn m4_the_arrows_lie_on_the_drawing_wherever_asam_stands_and_never_over_him() {
    for asam in Square::all() {
        for facing in HEADINGS {
            let state = position("AB", &format!("{asam} {facing}"), "", "A turn");
            let cells = state.cells(&seating(), Some(&Selection::Nothing));
            let arrows = &cells[49..];
            assert_eq!(arrows.len(), 3);
            let (asam_x, asam_y) = centre(asam);
            for arrow in arrows {
                let ((x, y), (width, height)) = (arrow.corner, arrow.size);
                let (middle_x, middle_y) = (x + width / 2, y + height / 2);
                let drawn = DISC..=WHOLE - DISC;
                assert!(drawn.contains(&middle_x) && drawn.contains(&middle_y), "{state}: {arrow:?}");
                let over_him = (x..x + width).contains(&asam_x) && (y..y + height).contains(&asam_y);
                assert!(!over_him, "{state}: {arrow:?}");
                assert_eq!(arrow.grid, None);
                let touched = state.touch(&Selection::Nothing, Touch::Spot(arrow.spot));
                let Answer::Select(Selection::Heading(heading)) = touched else { panic!("{touched:?}") };
                assert_eq!(arrow.label.to_lowercase(), heading.to_string());
            }
        }
    }
}

#[test]
fn ways_stand_as_on_the_screen_wherever_asam_faces() {
    for (asam, ways) in [
        ("d4 north", ["West", "North", "East"]),
        ("d4 east", ["North", "South", "East"]),
        ("d4 south", ["West", "South", "East"]),
        ("d4 west", ["West", "North", "South"]),
    ] {
        let controls = position("AB", asam, "", "A turn").controls(&seating(), &Selection::Nothing);
        let names = controls.iter().map(|control| control.text.trim_matches(|sign: char| !sign.is_alphabetic()));
        assert_eq!(names.collect::<Vec<_>>(), ways, "{asam}");
    }
}

#[test]
fn the_controls_of_each_phase() {
    for (now, selection, texts) in [
        ("A turn", Selection::Nothing, vec!["← West", "↑ North", "East →"]),
        ("A turn", Selection::Heading(Heading::West), vec!["*← West", "↑ North", "East →", "Roll"]),
        ("A roll", Selection::Nothing, vec!["Roll"]),
        ("A lay", Selection::Nothing, vec!["Previous place", "Next place"]),
        ("A lay", Selection::Place(place("d5-e5")), vec!["Previous place", "Next place", "Lay it on d5-e5"]),
    ] {
        let controls = position("AB", "d4 north", "", now).controls(&seating(), &selection);
        let text = |control: &Control<Touch<Button>>| {
            if control.picked { format!("*{}", control.text) } else { control.text.clone() }
        };
        assert_eq!(controls.iter().map(text).collect::<Vec<_>>(), texts, "{now}");
        // The main control exists only when it can be used.
        assert!(controls.iter().all(|control| control.enabled), "{now}");
        let does = selection != Selection::Nothing || now == "A roll";
        assert_eq!(controls.iter().filter(|control| control.rank == Rank::Main).count(), usize::from(does), "{now}");
        let mut keys: Vec<_> = controls.iter().map(|control| control.key).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), controls.len(), "{now}");
    }
}

// The board.

#[test]
fn m5_what_each_roll_leads_to_is_marked_with_its_toll() {
    // From f7 north over the track to e7, and down that file.
    let state = position("AB", "f7 north", "B:e7-d7 B:e5-e4", "A turn");
    let board = state.board(&seating(), Some(&Selection::Heading(Heading::North)), None);
    let reach = |name, rolls: [u8; 4], toll| (square(name), Mark::Reach { rolls: rolls.map(|leads| leads > 0), toll });
    let stops = [
        reach("e7", [1, 0, 0, 0], 2),
        reach("e6", [0, 1, 0, 0], 0),
        reach("e5", [0, 0, 1, 0], 2),
        reach("e4", [0, 0, 0, 1], 2),
    ];
    assert_eq!(board.marks, stops);
    assert_eq!((board.asam.pose.angle, board.arrows.len()), (0, 2));
}

#[test]
fn m5_a_square_that_two_rolls_lead_to_is_marked_once() {
    // From g6 north: to g7, over the loop back onto g7, and then west.
    let state = position("AB", "g6 north", "", "A turn");
    let board = state.board(&seating(), Some(&Selection::Heading(Heading::North)), None);
    assert_eq!(board.marks[0], (square("g7"), Mark::Reach { rolls: [true, true, false, false], toll: 0 }));
    assert_eq!(board.marks.len(), 3);
}

#[test]
fn m8_a_rug_that_is_tried_lies_on_top() {
    let state = position("AB", "d4 north", "B:d5-d6", "A lay");
    let board = state.board(&seating(), Some(&Selection::Place(place("d5-e5"))), None);
    let lies: Vec<_> = board.rugs.iter().map(|rug| (rug.look, rug.state)).collect();
    assert_eq!(lies, [(1, RugState::Flat), (0, RugState::Tried)]);
    assert!(board.marks.iter().all(|(marked, _)| !place("d5-e5").contains(*marked)));
    // Without a selection, nothing is marked.
    assert_eq!(state.board(&seating(), None, None).marks, []);
}

#[test]
fn m12_asam_wears_the_colour_of_whose_turn_it_is() {
    let seating = Seating { looks: vec![3, 1, 0, 2], ..seating() };
    for (now, look) in [("A turn", 3), ("B lay", 1), ("C roll", 0)] {
        assert_eq!(position("ABC", "d4 north", "", now).board(&seating, None, None).asam.look, look);
    }
}

#[test]
fn m13_second_colours_have_looks_of_their_own_and_asam_wears_the_next_one() {
    let text = "deck boxed; order A > B; asam d4 north; dirhams 30 30; laid A:a1-a2 B:b1-b2 C:c1-c2 D:d1-d2; next C B; now A turn";
    let state = at(text);
    for looks in [[0, 1], [2, 3], [1, 0], [3, 0]] {
        let board = state.board(&Seating { looks: looks.to_vec(), ..seating() }, None, None);
        let mut worn: Vec<_> = board.rugs.iter().map(|rug| rug.look).collect();
        assert_eq!(worn[..2], looks);
        assert_eq!(board.asam.look, worn[2]);
        worn.sort_unstable();
        assert_eq!(worn, [0, 1, 2, 3]);
    }
}

// Frames.

#[test]
fn m2_a_roll_for_the_order_falls_and_is_read() {
    let state = at("deck plain; order A3 B; asam d4 north; dirhams 30 30; laid; now B order");
    let (frames, _) = shown(&state, "3");
    assert_eq!(says(&frames), ["Ben rolls", "Ada 3, Ben 3"]);
    let dice: Vec<_> = frames.iter().map(|frame| frame.board.die.map(|die| (die.face, die.rolling))).collect();
    assert_eq!(dice, [Some((3, true)), Some((3, false)), Some((3, false))]);
    assert!(state.is_opening() && !position("AB", "d4 north", "", "A face").is_opening());
}

#[test]
fn m5_a_walk_ends_where_asam_stands_whatever_the_way() {
    for asam in Square::all() {
        for facing in HEADINGS {
            let before = position("AB", &format!("{asam} {facing}"), "", "A roll");
            for roll in ["1", "2", "3", "4"] {
                let (frames, after) = shown(&before, roll);
                let last = frames.last().expect("frames").board.asam.pose;
                let end = after.board(&seating(), None, None).asam.pose;
                assert_eq!((last.at, last.angle.rem_euclid(360)), (end.at, end.angle), "{before}: {roll}");
                // One frame for the fall of the die, one for its result, and at least one for each square.
                assert!(frames.len() >= 2 + usize::from(roll.as_bytes()[0] - b'0'));
                assert!(frames.iter().all(|frame| frame.millis > 0));
            }
        }
    }
}

#[test]
fn m6_the_region_is_counted_square_by_square_and_the_dirhams_pass() {
    let before = position("AB", "d4 north", "B:d5-d6 B:d7-e7", "A roll");
    let (frames, after) = shown(&before, "1");
    let counted = |frame: &Frame<Board>| frame.board.marks.iter().filter(|(_, mark)| *mark == Mark::Counted).count();
    let counts: Vec<_> = frames.iter().filter(|frame| !frame.board.marks.is_empty()).map(counted).collect();
    assert_eq!(counts, [1, 2, 3, 4, 4]);
    let paid = frames.last().expect("frames");
    assert_eq!(paid.caption, "Ada pays Ben 4 dirhams");
    let dirhams = |seat: usize| paid.panels[seat].figures[0].clone();
    assert_eq!([0, 1].map(|seat| dirhams(seat).value), ["26", "34"]);
    assert_eq!(
        [0, 1].map(|seat| dirhams(seat).change.map(|change| change.text)),
        [Some("−4".into()), Some("+4".into())]
    );
    let panels = after.panels(&seating());
    assert_eq!([0, 1].map(|seat: usize| panels[seat].figures[0].value.clone()), ["26", "34"]);
}

#[test]
fn m6_of_what_costs_nothing_nothing_is_said() {
    for (laid, dirhams) in [("", "30 30 30"), ("A:d5-d6", "30 30 30"), ("B:d5-d6", "45 0 45")] {
        let (frames, _) = shown(&purses("ABC", "d4 north", dirhams, laid, "A roll"), "1");
        assert_eq!(says(&frames), ["Ada rolls", "Ada rolls 1"]);
    }
}

#[test]
fn m6_a_large_region_is_counted_in_few_pictures_to_its_end() {
    let laid = "B:d5-d6 B:d7-e7 B:e6-e5 B:f7-f6 B:f5-g5 B:g6-g7 B:c7-c6";
    let (frames, _) = shown(&position("AB", "d4 north", laid, "A roll"), "1");
    let counted = |frame: &Frame<Board>| frame.board.marks.iter().filter(|(_, mark)| *mark == Mark::Counted).count();
    let counts: Vec<_> = frames.iter().map(counted).filter(|count| *count > 0).collect();
    assert!(counts.is_sorted() && counts.len() <= 9, "{counts:?}");
    assert_eq!(counts.last(), Some(&14));
}

#[test]
fn m7_the_last_dirhams() {
    for (dirhams, says) in [
        ("3 57 30", "Ada owes Ben 4 dirhams, pays their last 3 and is out"),
        ("4 56 30", "Ada pays Ben their last 4 dirhams and is out"),
        ("1 59 30", "Ada owes Ben 4 dirhams, pays their last 1 and is out"),
    ] {
        let before = purses("ABC", "d4 north", dirhams, "B:d5-d6 B:d7-e7", "A roll");
        let (frames, _) = shown(&before, "1");
        let last = frames.last().expect("frames");
        assert_eq!((last.caption.as_str(), last.panels[0].note.as_deref()), (says, Some("Out: no dirhams")));
    }
}

#[test]
fn m8_a_rug_unrolls() {
    let (frames, _) = shown(&position("AB", "d4 north", "B:d5-d6", "A lay"), "d5-e5");
    assert_eq!(says(&frames), ["Ada lays a rug on d5-e5"]);
    let rugs: Vec<_> = frames[0].board.rugs.iter().map(|rug| rug.state).collect();
    assert_eq!(rugs, [RugState::Flat, RugState::Unrolling]);
    // Asam still wears the colour of the seat that lays the rug (M12).
    assert_eq!(frames[0].board.asam.look, 0);
}

// Words.

#[test]
fn whose_turn_it_is_and_what_is_expected() {
    let ask = |state: &Marrakech, selection: Option<&Selection>| {
        let ask = state.prompt(&seating(), selection);
        (ask.title, ask.hint.clone().unwrap_or_default())
    };
    let both = |title: &str, hint: &str| (title.to_owned(), hint.to_owned());
    let nothing = Some(&Selection::Nothing);
    let start = at("deck plain; order A B; asam d4 north; dirhams 30 30; laid; now A order");
    assert_eq!(ask(&start, nothing), both("Roll for order", "One roll for everybody. Highest goes first."));
    let face = position("AB", "d4 north", "", "A face");
    assert_eq!(ask(&face, nothing), both("Ada, turn Asam", "You begin: he may face any of the four directions."));

    let turn = position("ABC", "d4 north", "B:d5-d6 C:e4-f4", "A turn");
    assert_eq!(ask(&turn, nothing), both("Ada, which way?", "Choose a direction to see where each roll leads."));
    let picked = |heading| ask(&turn, Some(&Selection::Heading(heading))).1;
    // Half of the die's faces cost two dirhams.
    assert_eq!(picked(Heading::North), "North: 1 or 2 pays Ben 2 dirhams. 3 or 4 is free. Average: −1.0.");
    assert_eq!(picked(Heading::East), "East: 1 or 2 pays Cleo 2 dirhams. 3 or 4 is free. Average: −1.0.");
    assert_eq!(picked(Heading::West), "West: every roll is free.");

    let lay = position("ABC", "d4 north", "B:d5-d6 C:e5-f5 A:c5-b5", "A lay");
    let tried = |name| ask(&lay, Some(&Selection::Place(place(name)))).1;
    assert_eq!(ask(&lay, nothing).1, "Choose a marked square, then one next to it. The rug fits in 11 places.");
    assert_eq!(ask(&lay, Some(&Selection::First(square("d3")))).1, "Now choose a square next to d3.");
    assert_eq!(tried("d3-e3"), "d3-e3 is empty. Choose it again to lay the rug.");
    assert_eq!(tried("d5-e5"), "On d5-e5 it covers Ben’s rug and Cleo’s rug. Choose it again to lay it.");
    assert_eq!(tried("c4-c5"), "On c4-c5 it covers your own rug. Choose it again to lay it.");

    // When a bot has to act, the prompt asks nothing of anybody.
    assert_eq!(ask(&lay, None), both("Ada’s turn", ""));
    assert_eq!(ask(&over(&[30, 30]), None), both("The match is over", ""));
}

/// The recap after these actions for a viewer alone on a seat, or for all.
fn told(mut state: Marrakech, actions: &[&str], viewer: Option<u8>) -> Option<String> {
    let apply = |text: &&str| state.apply(&action(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    let events: Vec<_> = actions.iter().map(apply).collect();
    let (said, clause) = state.recap(events.iter().rev(), &Seating { viewer: viewer.map(Seat), ..seating() })?;
    assert_eq!(clause, None);
    Some(said)
}

#[test]
fn the_last_turns_stay_to_be_read() {
    let at_d4 = position("ABC", "d4 north", "B:d5-d6", "A turn");
    assert_eq!(told(at_d4, &["R", "1", "f4-f5"], None).as_deref(), Some("Ada rolled 1, paid nothing and laid f4-f5."));
    assert_eq!(told(at_d4, &["S", "1"], None).as_deref(), Some("Ada rolled 1 and paid Ben 2 dirhams."));
    assert_eq!(told(at_d4, &["R", "1"], None), None);
    let two = ["S", "1", "d4-e4", "S", "1", "e6-f6"];
    assert_eq!(told(at_d4, &[&two[..], &["S", "1"]].concat(), None), None);
    assert_eq!(told(at_d4, &two, None).as_deref(), Some("Ben rolled 1, paid nothing and laid e6-f6."));
    // A viewer alone on a seat sees all turns since their own.
    let both = "Ada rolled 1, paid Ben 2 dirhams and laid d4-e4. Ben rolled 1 and laid e6-f6.";
    assert_eq!(told(at_d4, &two, Some(2)).as_deref(), Some(both));
    assert_eq!(told(at_d4, &two, Some(0)).as_deref(), Some("Ben rolled 1, paid nothing and laid e6-f6."));
    assert_eq!(told(at_d4, &two, Some(1)), None);

    let poor = purses("ABC", "d4 north", "1 59 30", "B:d5-d6", "A turn");
    assert_eq!(told(poor, &["S", "1"], None).as_deref(), Some("Ada rolled 1, paid Ben their last dirham and is out."));
    let start = at("deck plain; order A B C; asam d4 north; dirhams 30 30 30; laid; now A order");
    assert_eq!(told(start, &["1", "3", "2"], None).as_deref(), Some("Ben begins, then Cleo and Ada."));
}

#[test]
fn what_happened_last_is_seen_on_the_board() {
    let mut state = position("ABC", "d4 north", "A:a1-a2 B:d5-d6 C:g1-g2", "A turn");
    let lies = |state: &Marrakech, viewer: u8, last| {
        let board = state.board(&Seating { viewer: Some(Seat(viewer)), ..seating() }, None, Some(last));
        board.rugs.iter().map(|rug| rug.state == RugState::Fresh).collect::<Vec<_>>()
    };
    state.apply(&action("R")).expect("a turn");
    let walked = state.apply(&action("2")).expect("a roll");
    assert_eq!(lies(&state, 0, &walked), [false, true, true]);
    assert_eq!(lies(&state, 2, &walked), [false, false, false]);
    let board = state.board(&seating(), None, Some(&walked));
    let passed: Vec<_> = board.marks.iter().map(|(square, mark)| (square.to_string(), *mark)).collect();
    assert_eq!(passed, [("d4".into(), Mark::Passed), ("e4".into(), Mark::Passed)]);
    let laid = state.apply(&action("f5-f6")).expect("a rug");
    assert_eq!(lies(&state, 1, &laid), [false, false, true, true]);
    assert_eq!(state.board(&seating(), None, Some(&laid)).marks, []);
}

#[test]
fn m13_with_two_colours_each_it_is_always_said_which_one() {
    let state = at(
        "deck boxed; order A > B; asam d4 north; dirhams 30 30; laid A:a1-a2 B:d5-d6 C:c4-c3 D:d7-e7; next C B; now A turn",
    );
    let label = |name| {
        let cells = state.cells(&seating(), None);
        cells.into_iter().find(|cell| cell.spot == square(name).into()).expect("a cell").label
    };
    assert_eq!(
        (label("d5"), label("d7")),
        ("d5, Ben’s saffron rug, 2 connected squares".into(), "d7, Ben’s turquoise rug, 2 connected squares".into())
    );
    assert_eq!(says(&shown(&state, "S").0), ["Ada rolls"]);
    let (_, roll) = shown(&state, "S");
    let (frames, lay) = shown(&roll, "1");
    assert_eq!(says(&frames)[2], "Ben’s saffron rug: 2 squares");
    assert_eq!(lay.prompt(&seating(), Some(&Selection::Nothing)).title, "Ada, lay a rose rug");
    assert_eq!(says(&shown(&lay, "d4-c4").0), ["Ada lays a rose rug on c4-d4"]);
    assert_eq!(
        lay.prompt(&seating(), Some(&Selection::Place(place("c4-d4")))).hint.clone().unwrap_or_default(),
        "On c4-d4 it covers your own rose rug. Choose it again to lay it."
    );
    let said = told(state, &["S", "1", "c4-d4", "draw A"], None);
    assert_eq!(said.as_deref(), Some("Ada rolled 1, paid Ben 2 dirhams and laid a rose rug on c4-d4."));
}

#[test]
fn m2_the_players_keep_their_places_whatever_the_order_of_play() {
    let seats = |state: &Marrakech| state.panels(&seating()).iter().map(|panel| panel.seat.0).collect::<Vec<_>>();
    let text = |order, now| format!("deck plain; order {order}; asam d4 north; dirhams 30 30 30; laid; now {now}");
    assert_eq!(seats(&at(&text("C > A > B", "C face"))), [0, 1, 2]);
    assert_eq!(seats(&at(&text("A3 B1 C", "C order"))), [0, 1, 2]);
    // Payments are shown beside those who pay and those who are paid.
    let paying = at("deck plain; order C > A > B; asam d4 north; dirhams 30 30 30; laid B:d5-d6; now A roll");
    let (frames, _) = shown(&paying, "1");
    let changes: Vec<_> = frames
        .last()
        .expect("frames")
        .panels
        .iter()
        .map(|panel| panel.figures[0].change.as_ref().map_or("", |change| change.text.as_str()))
        .collect();
    assert_eq!(changes, ["−2", "+2", ""]);
}

#[test]
fn squares_out_loud() {
    let state = purses("ABC", "d4 west", "30 60 0", "B:d5-d6 B:d4-c4 C:g1-g2", "A lay");
    let cells = state.cells(&seating(), None);
    let label = |name| &cells.iter().find(|cell| cell.spot == square(name).into()).expect("a cell").label;
    assert_eq!(label("a1"), "a1, empty");
    assert_eq!(label("d5"), "d5, Ben’s rug, 4 connected squares");
    assert_eq!(label("d4"), "d4, Ben’s rug, 4 connected squares, Asam faces west");
    assert_eq!(label("g1"), "g1, Cleo’s rug, out of the game: free");
}

#[test]
fn players_as_they_stand() {
    let panels = purses("ABC", "d4 west", "31 59 0", "B:d5-d6 C:g1-g2", "B turn").panels(&seating());
    let figures =
        |seat: usize| panels[seat].figures.iter().map(|figure| figure.value.clone()).collect::<Vec<_>>().join(" ");
    assert_eq!([figures(0), figures(1), figures(2)], ["31 15 0", "59 14 2", "0"]);
    assert_eq!(panels.iter().map(|panel| panel.turn).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(
        panels.iter().map(|panel| panel.note.clone().unwrap_or_default()).collect::<Vec<_>>(),
        ["", "", "Out: no dirhams"]
    );
}

#[test]
fn every_refusal_is_a_sentence() {
    let asam = square("d4");
    let sentence = |refusal| Marrakech::refusal_text(&refusal, &Seating::default());
    assert_eq!(sentence(Refusal::Players(5)), "Two to four can play, not 5.");
    assert_eq!(sentence(Refusal::NotOnDie(5)), "The die has no 5.");
    let under = Refusal::OnAsam { place: place("d4-d5"), asam };
    assert_eq!(sentence(under), "You can’t lay a rug under Asam, on d4.");
    for (now, says) in [
        ("A face", "Choose Asam’s direction first."),
        ("A turn", "Turn Asam first, or leave him as he is."),
        ("A roll", "Roll the die first."),
        ("A lay", "Lay a rug first."),
    ] {
        let state = position("AB", "d4 north", "", now);
        let refusal = state.check(&action("draw A")).expect_err("nothing is drawn now");
        assert_eq!(sentence(refusal), says);
    }
}

#[test]
fn a_turn_is_a_line_of_the_move_list() {
    let mut state = at("deck plain; order A B C; asam d4 north; dirhams 30 30 30; laid; now A order");
    let mut happened: Vec<(Actor, Action, _)> = Vec::new();
    for text in ["2", "2", "1", "4", "1", "north", "1", "e5-e6", "R", "1", "e4-f4", "R"] {
        let action = action(text);
        let actor = state.actor(&action);
        let event = state.apply(&action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        happened.push((actor, action, event));
    }
    let happened: Vec<_> =
        happened.iter().map(|(actor, action, event)| PastAction { actor: *actor, action, event }).collect();
    let lines: Vec<_> = Marrakech::moves(&happened, &seating())
        .into_iter()
        .map(|line| (line.seat.map(|Seat(seat)| seat), line.notation, line.note.clone().unwrap_or_default()))
        .collect();
    let line = |seat, notation: &str, note: &str| (seat, notation.to_owned(), note.to_owned());
    assert_eq!(
        lines,
        [
            line(None, "Ada 2, Ben 2, Cleo 1", "A tie: Ada and Ben roll again"),
            line(None, "Ada 4, Ben 1", "Turn order is set"),
            line(Some(0), "north 1 e5-e6", "free"),
            line(Some(1), "R 1 e4-f4", "2 to Ada"),
            line(Some(2), "R", ""),
        ]
    );
}

/// The seats for a viewer alone on seat A, who has entered no name.
fn to_ada() -> Seating {
    Seating { viewer: Some(Seat(0)), ..seating() }.to_viewer()
}

#[test]
fn the_only_person_is_spoken_to() {
    let says = |state: &Marrakech, text: &str| {
        let mut after = *state;
        let event = after.apply(&action(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        let mut says: Vec<_> = state.frames(&after, &event, &to_ada()).into_iter().map(|frame| frame.caption).collect();
        says.dedup();
        says
    };
    let title = |state: &Marrakech| state.prompt(&to_ada(), Some(&Selection::Nothing)).title;
    let pay = |seat: &str, dirhams, laid| purses("ABC", "d4 north", dirhams, laid, &format!("{seat} roll"));
    assert_eq!(title(&pay("A", "30 30 30", "")), "Your turn: roll");
    assert_eq!(
        says(&pay("A", "30 30 30", "B:d5-d6"), "1"),
        ["You roll", "You roll 1", "Ben’s rug: 2 squares", "You pay Ben 2 dirhams"]
    );
    assert_eq!(
        says(&pay("B", "30 30 30", "A:d5-d6"), "1"),
        ["Ben rolls", "Ben rolls 1", "Your rug: 2 squares", "Ben pays you 2 dirhams"]
    );
    assert_eq!(says(&pay("A", "1 59 30", "B:d5-d6"), "1")[3], "You owe Ben 2 dirhams, pay your last 1 and are out");
    assert_eq!(says(&pay("B", "58 2 30", "A:d5-d6"), "1")[3], "Ben pays you their last 2 dirhams and is out");

    let lay = position("ABC", "d4 west", "A:d5-d6 B:d4-c4", "B lay");
    let label = |name| {
        let cells = lay.cells(&to_ada(), None);
        cells.into_iter().find(|cell| cell.spot == square(name).into()).expect("a cell").label
    };
    assert_eq!(label("d5"), "d5, your rug, 2 connected squares");
    assert_eq!(lay.prompt(&to_ada(), None).title, "Ben’s turn");
    assert_eq!(
        lay.prompt(&to_ada(), Some(&Selection::Place(place("d5-e5")))).hint.as_deref(),
        Some("On d5-e5 it covers your rug. Choose it again to lay it.")
    );
    assert_eq!(
        Wording::ending(&over(&[40, 20]), std::iter::empty(), &to_ada()).expect("an end").title,
        "You win 44–26"
    );
    assert_eq!(
        Wording::ending(&over(&[40, 10, 40]), std::iter::empty(), &to_ada()).expect("an end").title,
        "You share the win with Cleo: 44 each"
    );
}

// The end.

/// A finished match with all 15 rugs per seat laid: A and C show four squares, B and D six.
fn over(dirhams: &[u8]) -> Marrakech {
    const RINGS: [[&str; 4]; 4] =
        [["a1", "b1", "b2", "a2"], ["f1", "g1", "g2", "f2"], ["a6", "b6", "b7", "a7"], ["f6", "g6", "g7", "f7"]];
    const MORE: [Option<&str>; 4] = [None, Some("d1-d2"), None, Some("d6-d7")];
    let mut laid = Vec::new();
    for (seat, _) in ["A", "B", "C", "D"].into_iter().zip(dirhams) {
        let number = usize::from(seat.as_bytes()[0] - b'A');
        let ring = RINGS[number].iter().cycle();
        let round = ring.clone().zip(ring.skip(1)).map(|(one, other)| format!("{one}-{other}"));
        let places = MORE[number].map(String::from).into_iter().chain(round).take(15);
        laid.extend(places.map(|place| format!("{seat}:{place}")));
    }
    let dirhams_text = dirhams.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    purses(&"ABCD"[..dirhams.len()], "d4 north", &dirhams_text, &laid.join(" "), "A over")
}

/// The title, the clause of the decision, and the rows: place, seat, details, sum.
fn score(dirhams: &[u8]) -> (String, Option<&'static str>, Vec<String>) {
    let ending = Wording::ending(&over(dirhams), std::iter::empty(), &seating()).expect("an ending");
    let row =
        |row: &caravanserai::scene::EndingRow| format!("{} {}: {} = {}", row.place, row.seat, row.details, row.score);
    (ending.title, ending.why.map(|(_, clause)| clause.0), ending.rows.iter().map(row).collect())
}

#[test]
fn m11_the_rows_of_the_final_score() {
    let rows = |rows: &[&str]| rows.iter().map(|row| (*row).to_owned()).collect::<Vec<_>>();
    assert_eq!(
        score(&[20, 40]),
        (
            "Ben wins 46–24".into(),
            None,
            rows(&["1 B: 40 dirhams + 6 squares = 46", "2 A: 20 dirhams + 4 squares = 24"])
        )
    );
    assert_eq!(
        score(&[31, 29]),
        (
            "Ada wins 35–35".into(),
            Some("M11"),
            rows(&["1 A: 31 dirhams + 4 squares = 35", "2 B: 29 dirhams + 6 squares = 35"])
        )
    );
    assert_eq!(
        score(&[40, 10, 40]),
        (
            "Ada shares the win with Cleo: 44 each".into(),
            Some("M11"),
            rows(&[
                "1 A: 40 dirhams + 4 squares = 44",
                "1 C: 40 dirhams + 4 squares = 44",
                "3 B: 10 dirhams + 6 squares = 16"
            ])
        )
    );
    assert_eq!(
        score(&[32, 30, 32, 26]),
        (
            "Ada shares the win with Ben and Cleo: 36 each".into(),
            Some("M11"),
            rows(&[
                "1 A: 32 dirhams + 4 squares = 36",
                "1 B: 30 dirhams + 6 squares = 36",
                "1 C: 32 dirhams + 4 squares = 36",
                "4 D: 26 dirhams + 6 squares = 32"
            ])
        )
    );
}

#[test]
fn m10_the_last_one_in_and_those_who_are_out() {
    let state = purses("ABC", "d4 north", "0 90 0", "A:d5-d6", "A over");
    let ending = Wording::ending(&state, std::iter::empty(), &seating()).expect("an ending");
    assert_eq!(ending.title, "Ben wins");
    assert_eq!(ending.why.map(|(_, clause)| clause.0), Some("M10"));
    let notes: Vec<_> = ending.rows.iter().map(|row| (row.place, row.note.clone())).collect();
    assert_eq!(notes, [(1, None), (2, Some("out".to_owned())), (2, Some("out".to_owned()))]);
}

#[test]
fn there_is_no_ending_before_the_end() {
    assert_eq!(Wording::ending(&position("AB", "d4 north", "", "A turn"), std::iter::empty(), &seating()), None);
}

// Set-up.

#[test]
fn m13_the_deck_is_chosen_and_means_something_else_for_each_number_of_seats() {
    let mut options = Options::default();
    let mut notes = Vec::new();
    for seats in Marrakech::seat_range() {
        options = Marrakech::with_seats(&options, seats);
        let field = &Marrakech::fields(&options)[0];
        assert_eq!((field.id, field.chosen, field.choices.len()), ("deck", 0, 2));
        notes.push(field.choices[1].note.clone());
    }
    notes.dedup();
    assert_eq!(notes.len(), 3);
    Marrakech::choose(&mut options, "deck", 1);
    assert_eq!(Marrakech::fields(&options)[0].chosen, 1);
    Marrakech::choose(&mut options, "colour of the tent", 0);
    assert_eq!(Marrakech::fields(&options)[0].chosen, 1);
}
