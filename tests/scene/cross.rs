//! The common scene of Chaupar and Pachisi: drawing and touches.

use std::collections::BTreeSet;

use caravanserai::bots::Evaluate;
use caravanserai::play::Pace;
use caravanserai::record;
use caravanserai::rules::chaupar::{self, Chaupar};
use caravanserai::rules::cross::{Step, spot};
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Seat, Spot, Turn};
use caravanserai::scene::cross::geometry::WHOLE;
use caravanserai::scene::cross::{Button, Cross, Feat, Glide, Landing, Mark, Selection, Unit};
use caravanserai::scene::{self, Answer, Cell, Drawing, Interaction, PastAction, Seating, Sound, Touch, Wording};

use crate::common;
use crate::players::one_ahead;

pub fn at<G: Game>(text: &str) -> G {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

pub fn seating() -> Seating {
    Seating {
        names: ["Ada", "Ben", "Cleo", "Dan"].map(String::from).to_vec(),
        looks: vec![0, 1, 2, 3],
        ..Seating::default()
    }
}

/// The touch of a step of a seat: `D12`.
pub fn touch(place: &str) -> Touch<Button> {
    let (seat, step) = place.split_at(1);
    Touch::Spot(spot(seat.parse().expect("a seat"), step.parse().expect("a step")))
}

/// Returns the selection after these touches in turn.
pub fn picked<G: Cross>(state: &G, touches: &[Touch<Button>]) -> Selection {
    touches.iter().fold(Selection::Nothing, |selection, touch| match state.touch(&selection, *touch) {
        Answer::Select(selection) => selection,
        other => panic!("{touch:?} gives {other:?} in {state}"),
    })
}

/// Returns the refusal of a touch with this selection: the sentence and the clause.
pub fn refused<G: Cross>(state: &G, selection: Selection, touch: Touch<Button>) -> (String, &'static str) {
    use caravanserai::rules::Refusal as _;
    match state.touch(&selection, touch) {
        Answer::Refuse(refusal) => (G::refusal_text(&refusal, &seating()), refusal.clause().0),
        other => panic!("{touch:?} gives {other:?} in {state}"),
    }
}

/// Returns the captions of an action's frames, without consecutive repetitions.
pub fn said<G: Cross>(before: &G, action: &str) -> Vec<String> {
    let mut after = before.clone();
    let event = after.apply(&action.parse().unwrap_or_else(|error| panic!("{error:?}"))).expect("a legal action");
    let mut says: Vec<_> = before.frames(&after, &event, &seating()).into_iter().map(|frame| frame.caption).collect();
    says.dedup();
    says
}

/// The move list after these actions, each line as `Dan: 3 and 4: 12 to 15 | note`.
pub fn listed<G: Cross>(from: &G, actions: &[&str]) -> Vec<String> {
    let mut state = from.clone();
    let actions: Vec<G::Action> =
        actions.iter().map(|text| text.parse().unwrap_or_else(|error| panic!("{error:?}"))).collect();
    let mut events = Vec::new();
    for action in &actions {
        let actor = state.actor(action);
        events.push((actor, state.apply(action).expect("a legal action")));
    }
    let happened: Vec<_> = actions
        .iter()
        .zip(&events)
        .map(|(action, (actor, event))| PastAction { actor: *actor, action, event })
        .collect();
    let lines = G::moves(&happened, &seating());
    let line = |line: scene::MoveLine| {
        let seat = line.seat.map_or_else(String::new, |seat| format!("{}: ", seating().name(seat)));
        format!("{seat}{} | {}", line.notation, line.note.clone().unwrap_or_default())
    };
    lines.into_iter().map(line).collect()
}

/// The texts of the controls: `(…)` is disabled, `*…` is selected.
pub fn controls<G: Cross>(state: &G, selection: &Selection) -> Vec<String> {
    let text = |control: scene::Control<Touch<Button>>| match (control.enabled, control.picked) {
        (false, _) => format!("({})", control.text),
        (true, true) => format!("*{}", control.text),
        (true, false) => control.text,
    };
    state.controls(&seating(), selection).into_iter().map(text).collect()
}

/// Plays random matches; calls `see` with every state in which a seat has to move, and `pass` with every action.
fn play<G: Cross>(matches: u64, mut see: impl FnMut(&G), mut pass: impl FnMut(&G, &G::Action)) {
    for options in G::variants() {
        for seed in 0..matches {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut state = G::new(&options).expect("options");
            let mut listed = Vec::new();
            while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
                if matches!(state.turn(), Turn::Seat(_)) {
                    see(&state);
                }
                pass(&state, &action);
                state.apply(&action).expect("a legal action");
            }
            assert!(state.ending(std::iter::empty(), &seating()).is_some());
        }
    }
}

fn legal<G: Game>(state: &G) -> Vec<G::Action> {
    let mut listed = Vec::new();
    state.actions(&mut listed);
    listed
}

/// All possible selections.
fn picks<G: Cross>(state: &G) -> Vec<Selection> {
    let ways = state.legal_moves();
    let units = ways.iter().map(|way| Selection::Unit(way.unit));
    let goals = ways.iter().map(|way| Selection::Goal(spot(state.moving(), way.to)));
    units.chain(ways.iter().map(|way| Selection::Move(*way))).chain(goals).chain([Selection::Nothing]).collect()
}

/// All buttons that can exist.
fn buttons() -> impl Iterator<Item = Button> {
    let units = (0..=81).flat_map(|step| [false, true].map(|pair| Button::Unit(Unit { step: Step(step), pair })));
    let courses = (0..20).map(Button::Listed);
    units.chain(courses).chain([Button::Skip, Button::Back, Button::Take])
}

fn whatever_is_touched<G: Cross>() {
    let mut rng = fastrand::Rng::with_seed(3);
    let see = |state: &G| {
        let picks = picks(state);
        let selection = picks[rng.usize(..picks.len())];
        let spots = (0..=110).map(|number| Touch::Spot(Spot(number)));
        let drags = (0..110).map(|from| Touch::Drag(Spot(from), Spot(from.wrapping_mul(7) % 104)));
        for touch in spots.chain(drags).chain(buttons().map(Touch::Button)).chain([Touch::Throw]) {
            match state.touch(&selection, touch) {
                Answer::Act(action) => assert_eq!(state.check(&action), Ok(()), "{touch:?} in {state}"),
                Answer::ActAll(actions) => done(&mut state.clone(), actions),
                Answer::Refuse(refusal) => assert!(!G::refusal_text(&refusal, &seating()).is_empty()),
                Answer::Select(selection) => assert!(picks.contains(&selection), "{selection:?} in {state}"),
                Answer::Nothing => {}
                other => panic!("{touch:?} gives {other:?} in {state}"),
            }
        }
    };
    play(1, see, |_, _| ());
}

#[test]
fn whatever_is_touched_in_chaupar_only_legal_things_happen() {
    whatever_is_touched::<Chaupar>();
}

#[test]
fn whatever_is_touched_in_pachisi_only_legal_things_happen() {
    whatever_is_touched::<Pachisi>();
}

/// Returns the results of a throw that can be reached by touches that are `offered` for a state and a selection, each
/// with the fewest touches; stops at `wanted` if that is given. Automatic actions take no touch.
fn taken<G: Cross>(
    state: &G,
    offered: impl Fn(&G, &Selection) -> Vec<Touch<Button>>,
    wanted: Option<&G>,
) -> Vec<(G, usize)> {
    let mut met = vec![(state.clone(), Selection::Nothing, 0)];
    let mut taken: Vec<(G, usize)> = Vec::new();
    let mut next = 0;
    while let Some((state, selection, touches)) = met.get(next).cloned() {
        for touch in offered(&state, &selection) {
            let mut after = (state.clone(), Selection::Nothing, touches + 1);
            match state.touch(&selection, touch) {
                Answer::Act(action) => done(&mut after.0, vec![action]),
                Answer::ActAll(actions) => done(&mut after.0, actions),
                Answer::Select(selection) => after.1 = selection,
                _ => continue,
            }
            if after.1 == Selection::Nothing && !after.0.is_begun() {
                if wanted == Some(&after.0) {
                    return vec![(after.0, after.2)];
                }
                if taken.iter().all(|(end, _)| *end != after.0) {
                    taken.push((after.0, after.2));
                }
            } else if met.iter().all(|(state, selection, _)| (state, selection) != (&after.0, &after.1)) {
                met.push(after);
            }
        }
        next += 1;
    }
    taken
}

/// Applies these actions and the automatic ones that follow.
fn done<G: Cross>(state: &mut G, actions: Vec<G::Action>) {
    for action in actions {
        state.apply(&action).expect("a legal action");
    }
    while let Some(action) = state.follow_up() {
        state.apply(&action).expect("a legal action");
    }
}

/// Returns all states that the use of a throw can lead to.
fn ends<G: Cross>(state: &G) -> Vec<G> {
    let mut ends: Vec<G> = Vec::new();
    for action in legal(state) {
        let mut after = state.clone();
        after.apply(&action).expect("a legal action");
        let all = if after.is_begun() { self::ends(&after) } else { vec![after] };
        for end in all {
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
    }
    ends
}

/// The touches of open cells.
fn on_board<G: Cross>(state: &G, selection: &Selection) -> Vec<Touch<Button>> {
    let cells = state.cells(&seating(), Some(selection)).into_iter().filter(|cell| cell.open);
    cells.map(|cell| Touch::Spot(cell.spot)).collect()
}

/// The drags from each piece to its landing squares.
fn drags<G: Cross>(state: &G) -> Vec<Touch<Button>> {
    let of = |way: scene::cross::LegalMove| {
        let [from, to] = [way.unit.step, way.to].map(|step| spot(state.moving(), step));
        Touch::Drag(from, to)
    };
    state.legal_moves().into_iter().map(of).collect()
}

/// The touches of enabled buttons below the board.
fn below_it<G: Cross>(state: &G, selection: &Selection) -> Vec<Touch<Button>> {
    let controls = state.controls(&seating(), selection).into_iter().filter(|control| control.enabled);
    controls.map(|control| control.press).collect()
}

fn every_legal_action_can_be_taken<G: Cross>() {
    let see = |state: &G| {
        let ways = state.legal_moves();
        let taken: Vec<_> = ways.iter().map(|way| state.action(way)).collect();
        let skip = state.skip();
        let legal = legal(state);
        assert_eq!(taken.len() + usize::from(skip.is_some()), legal.len(), "{state}");
        assert!(legal.iter().all(|action| taken.contains(action) || skip.as_ref() == Some(action)), "{state}");
        // All results of a throw can be reached by the board alone, and by the buttons alone.
        if !state.is_begun() {
            let (touched, pressed) = (self::taken(state, on_board, None), self::taken(state, below_it, None));
            for end in ends(state) {
                let skips = state.skip().is_some_and(|skip| {
                    let mut after = state.clone();
                    after.apply(&skip).is_ok() && after == end
                });
                let is_there = |taken: &[(G, usize)]| taken.iter().any(|(other, _)| *other == end);
                assert!((skips || is_there(&touched)) && is_there(&pressed), "{end} of {state}");
            }
        }
        // Few enough buttons for fingers: at most nine, in the order of the path, each with its own key.
        for selection in picks(state) {
            let controls = state.controls(&seating(), &selection);
            let keys: BTreeSet<_> = controls.iter().map(|control| control.key).collect();
            assert_eq!(keys.len(), controls.len());
            assert!(controls.len() <= 9, "{state}");
        }
        let steps: Vec<_> = ways.iter().map(|way| way.unit.step).collect();
        assert!(steps.is_sorted());
    };
    play(1, see, |_, _| ());
}

#[test]
fn every_legal_action_of_chaupar_can_be_taken_by_touch_and_by_controls() {
    every_legal_action_can_be_taken::<Chaupar>();
}

#[test]
fn every_legal_action_of_pachisi_can_be_taken_by_touch_and_by_controls() {
    every_legal_action_can_be_taken::<Pachisi>();
}

fn what_happens_is_shown<G: Cross>() {
    let pass = |before: &G, action: &G::Action| {
        let mut after = before.clone();
        let event = after.apply(action).expect("a legal action");
        let frames = before.frames(&after, &event, &seating());
        let moves: u32 = frames.iter().filter(|frame| frame.millis <= 140).map(|frame| frame.millis).sum();
        assert!(moves <= 1500, "{action} takes {moves} ms in {before}");
        for frame in &frames {
            assert!(!frame.caption.is_empty(), "{action} in {before}");
            let ids: BTreeSet<_> = frame.board.pieces.iter().map(|piece| piece.id).collect();
            assert_eq!(ids.len(), frame.board.pieces.len(), "{action} in {before}");
        }
    };
    play::<G>(2, |_| (), pass);
}

#[test]
fn what_happens_in_chaupar_is_shown_in_a_while() {
    what_happens_is_shown::<Chaupar>();
}

#[test]
fn what_happens_in_pachisi_is_shown_in_a_while() {
    what_happens_is_shown::<Pachisi>();
}

// Cells.

fn start() -> Chaupar {
    at("A 6 7 12 12 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now D move 3 4")
}

fn cells(selection: Option<&Selection>) -> Vec<Cell> {
    start().cells(&seating(), selection)
}

#[test]
fn every_place_is_a_cell_and_they_are_read_row_by_row() {
    let cells = cells(None);
    assert_eq!(cells.len(), 96 + 4 + 1);
    assert!(cells.iter().all(|cell| !cell.open && !cell.picked && !cell.label.is_empty()));
    assert!(cells.iter().map(|cell| cell.grid).is_sorted_by(|one, next| one < next));
    let spots: BTreeSet<_> = cells.iter().map(|cell| cell.spot).collect();
    assert_eq!(spots.len(), cells.len());
}

#[test]
fn cells_lie_on_the_drawing_and_do_not_overlap() {
    let cells = cells(None);
    for (number, cell) in cells.iter().enumerate() {
        let ((left, top), (width, height)) = (cell.corner, cell.size);
        assert!(left >= 0 && top >= 0 && left + width <= WHOLE && top + height <= WHOLE, "{cell:?}");
        for other in &cells[number + 1..] {
            let ((x, y), (wide, high)) = (other.corner, other.size);
            let apart = left + width <= x || x + wide <= left || top + height <= y || y + high <= top;
            assert!(apart, "{cell:?} and {other:?}");
        }
    }
}

#[test]
fn arrows_reach_every_cell_from_every_other() {
    let cells = cells(None);
    let ways = [(-1, 0), (1, 0), (0, -1), (0, 1)];
    let mut reached = BTreeSet::from([spot(Seat(3), Step(12))]);
    let mut left = vec![spot(Seat(3), Step(12))];
    while let Some(from) = left.pop() {
        for way in ways {
            let Some(to) = scene::next(&cells, from, way) else { continue };
            // The opposite key leads back.
            assert_eq!(scene::next(&cells, to, (-way.0, -way.1)), Some(from));
            if reached.insert(to) {
                left.push(to);
            }
        }
    }
    assert_eq!(reached.len(), cells.len());
}

#[test]
fn arrows_lead_from_one_open_place_to_the_others() {
    let cells = cells(Some(&Selection::Nothing));
    let open: Vec<_> = cells.iter().filter(|cell| cell.open).map(|cell| cell.spot).collect();
    let ways = [(-1, 0), (1, 0), (0, -1), (0, 1)];
    let mut reached = vec![open[0]];
    let mut at = 0;
    while let Some(from) = reached.get(at).copied() {
        for to in ways.iter().filter_map(|way| scene::next_open(&cells, from, *way)) {
            assert!(open.contains(&to));
            if !reached.contains(&to) {
                reached.push(to);
            }
        }
        at += 1;
    }
    assert_eq!(reached.len(), open.len());
    // A key leads from the 6 to the opposite 7, and the opposite key back.
    let (one, other) = (spot(Seat(3), Step(6)), spot(Seat(3), Step(7)));
    let way = ways.into_iter().find(|way| scene::next_open(&cells, one, *way) == Some(other)).expect("a neighbour");
    assert_eq!(scene::next_open(&cells, other, (-way.0, -way.1)), Some(one));
}

#[test]
fn keys_go_on_where_something_has_opened_else_at_what_is_open_nearest() {
    let (before, six) = (cells(Some(&Selection::Nothing)), spot(Seat(3), Step(6)));
    assert_eq!(scene::focus(&[], &before, Some(six)), Some(six));
    let closed = cells(None);
    assert_eq!(scene::focus(&before, &closed, Some(six)), Some(six), "nothing is open while others act");
    let picked = cells(Some(&picked(&start(), &[touch("D6")])));
    assert_eq!(scene::focus(&before, &picked, Some(six)), Some(six), "all that it reaches was open before");
    let middle = scene::focus(&[], &before, None);
    assert!(before.iter().any(|cell| Some(cell.spot) == middle && cell.open));
}

#[test]
fn x1_cells_are_called_by_their_number_on_the_way_of_who_moves() {
    let label = |place: &str| {
        let Touch::Spot(spot) = touch(place) else { panic!() };
        cells(None).into_iter().find(|cell| cell.spot == spot).expect("a cell").label
    };
    assert_eq!(label("D12"), "Block 12, cross, Dan’s pair, can’t move together yet");
    assert_eq!(label("D6"), "Block 6 or 75, 1 of Dan’s pieces");
    assert_eq!(label("A12"), "Block 44, cross, Ada’s pair, block 12 on Ada’s way, can’t move together yet");
    assert_eq!(label("C6"), "Cleo’s column, 1 of Cleo’s pieces, block 6 on Cleo’s way");
    assert_eq!(label("D0"), "Dan’s 0 mark, 0 pieces");
    assert_eq!(label("D81"), "Home: Ada 0, Ben 0, Cleo 0, Dan 0");
}

/// Whichever seat the board is turned to, all of it is where its cell is.
fn everything_turns<G: Cross>() {
    let see = |state: &G| {
        for side in Seat::all(4) {
            let turned = Seating { turned_to: Some(side), ..seating() };
            let board = state.board(&turned, Some(&Selection::Nothing), None);
            let cells = state.cells(&turned, Some(&Selection::Nothing));
            let alone = Seating { viewer: Some(side), ..seating() };
            assert_eq!(board, state.board(&alone, Some(&Selection::Nothing), None), "as for who is alone at {side}");
            assert_eq!(board.view.quarters(side), 0);
            let of = |seat, step| cells.iter().find(|cell| cell.spot == spot(seat, step)).expect("a cell");
            let holds = |cell: &Cell, (x, y): (i32, i32)| {
                let ((left, top), (width, height)) = (cell.corner, cell.size);
                (left..=left + width).contains(&x) && (top..=top + height).contains(&y)
            };
            for piece in &board.pieces {
                assert!(holds(of(piece.seat, piece.step), piece.at), "{piece:?} of {state} at {side}");
            }
            for sign in &board.signs {
                let is_bare = |cell: &Cell| !holds(cell, sign.beside);
                assert!(sign.beside == sign.at || cells.iter().all(is_bare), "{sign:?}: no piece covers its number");
                assert!(holds(of(side, sign.step), sign.at), "{sign:?}: numbers go along the path of {side}");
            }
            for (area, mark) in &board.marks {
                assert!(cells.iter().any(|cell| (cell.corner, cell.size) == *area && cell.open), "{mark:?} of {state}");
            }
            for cell in &cells {
                let down =
                    scene::next(&cells, cell.spot, (1, 0)).and_then(|to| cells.iter().find(|cell| cell.spot == to));
                assert!(down.is_none_or(|down| down.corner.1 > cell.corner.1), "keys go as seen");
            }
        }
    };
    play(1, see, |_, _| ());
}

#[test]
fn everything_on_the_board_turns_with_it() {
    everything_turns::<Chaupar>();
    everything_turns::<Pachisi>();
}

// Fingers.

fn cell(number: u8, corner: (i32, i32), open: bool) -> Cell {
    Cell {
        spot: Spot(number),
        corner,
        size: (20, 20),
        grid: None,
        label: String::new(),
        open,
        picked: false,
        firm: false,
    }
}

#[test]
fn a_touch_of_nothing_open_goes_to_the_nearest_open_cell_within_reach() {
    let cells = [cell(1, (0, 0), true), cell(2, (20, 0), false), cell(3, (40, 0), true), cell(4, (100, 0), false)];
    let hit = |x: f64, y: f64, reach| scene::hit(&cells, (x, y), reach);
    for (x, y, reach, spot) in [
        (10.0, 10.0, 14, Some(1)),
        (28.0, 10.0, 14, Some(1)),
        (32.0, 10.0, 14, Some(3)),
        (30.0, 10.0, 0, Some(2)),
        (30.0, 10.0, 5, Some(2)),
        (5.0, 30.0, 14, Some(1)),
        (5.0, 40.0, 14, None),
        (110.0, 10.0, 14, Some(4)),
        (20.0, 10.0, 0, Some(2)),
        (80.0, 10.0, 14, None),
    ] {
        assert_eq!(hit(x, y, reach), spot.map(Spot), "{x} {y} {reach}");
    }
}

#[test]
fn a_finger_is_44_pixels_wide_on_a_small_phone() {
    // The drawing is 352 CSS pixels wide on a small phone.
    let scale = 352.0 / f64::from(WHOLE);
    let wide = f64::from(20 + 2 * Chaupar::REACH) * scale;
    assert!((43.0..46.0).contains(&wide), "{wide}");
    assert_eq!(Chaupar::REACH, Pachisi::REACH);
}

// Marks.

#[test]
fn what_can_be_used_is_marked_and_what_is_picked_shows_where_it_lands() {
    let state: Chaupar =
        at("A 6 7 12 12 open; B 6 7 12 12 open; C 6 7 12 12 open; D 20 30 81 81 earned; now D move 3 4");
    let marks = |selection: &Selection| {
        state.board(&seating(), Some(selection), None).marks.into_iter().map(|(_, mark)| mark).collect::<Vec<_>>()
    };
    let goal = |by: &str| Mark::Goal { by: format!("+{by}"), hits: false, meets: false, taken: false };
    let could = vec![Mark::Could { landing: Landing::Plain, meets: false }; 6];
    assert_eq!(marks(&Selection::Nothing), [vec![Mark::Open, Mark::Open], could].concat());
    let selection = picked(&state, &[touch("D20")]);
    assert_eq!(marks(&selection), [Mark::Picked, Mark::Open, goal("3"), goal("4"), goal("7")]);
}

/// In random positions, every place where a move ends is marked as that and open, and a touch on it makes a move that ends
/// there, shows it, or asks which one is meant, and whether what stands there is. Whatever is selected, a finger that is on
/// such a place is never taken for one beside it.
fn where_a_move_ends_is_marked_and_meant<G: Cross>() {
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut asked, mut asked_with_piece) = (0, 0);
    let mut see = |state: &G| {
        let seat = state.moving();
        let moves: Vec<_> = state.legal_moves().into_iter().filter(|way| way.by > 0).collect();
        let cells = state.cells(&seating(), Some(&Selection::Nothing));
        let marks = state.board(&seating(), Some(&Selection::Nothing), None).marks;
        let lands = |way: &scene::cross::LegalMove| spot(seat, way.to);
        let after = |action: &G::Action| {
            let mut state = state.clone();
            done(&mut state, vec![action.clone()]);
            state
        };
        for way in &moves {
            let place = lands(way);
            let cell = cells.iter().find(|cell| cell.spot == place).expect("a cell");
            assert!(cell.open, "{way:?} in {state}");
            let is_landing = |mark: &Mark| matches!(mark, Mark::Could { .. } | Mark::Goal { .. });
            let is_marked = |(area, mark): &(_, Mark)| *area == (cell.corner, cell.size) && is_landing(mark);
            assert!(marks.iter().any(is_marked), "{way:?} in {state}");
            let to_there: Vec<_> = moves.iter().filter(|other| lands(other) == place).collect();
            match state.touch(&Selection::Nothing, Touch::Spot(place)) {
                Answer::Act(action) => {
                    // What stands there may move instead, if that comes to the same.
                    let acts = |way: &&scene::cross::LegalMove| after(&state.action(way)) == after(&action);
                    assert!(to_there.iter().copied().any(|way| acts(&way)), "{way:?} gives {action} in {state}");
                }
                Answer::Select(Selection::Goal(goal)) => {
                    asked += 1;
                    assert_eq!(goal, place);
                    let offered = state.controls(&seating(), &Selection::Goal(goal));
                    let is_listed = |control: &&scene::Control<Touch<Button>>| {
                        matches!(control.press, Touch::Button(Button::Listed(_)))
                    };
                    assert_eq!(offered.iter().filter(is_listed).count(), to_there.len(), "{way:?} in {state}");
                    for unit in moves.iter().map(|way| way.unit).filter(|unit| spot(seat, unit.step) == place) {
                        asked_with_piece += 1;
                        let press = Touch::Button(Button::Unit(unit));
                        assert!(offered.iter().any(|control| control.press == press), "{unit:?} in {state}");
                        let again = state.touch(&Selection::Goal(goal), Touch::Spot(place));
                        let Answer::Select(picked) = again else { panic!("{again:?} in {state}") };
                        assert_eq!(picked.unit().map(|unit| unit.step), Some(unit.step), "{unit:?} in {state}");
                    }
                }
                Answer::Select(Selection::Move(way)) => assert_eq!(lands(&way), place, "{way:?} in {state}"),
                other => panic!("{way:?} gives {other:?} in {state}"),
            }
        }
        let picks = picks(state);
        let cells = state.cells(&seating(), Some(&picks[rng.usize(..picks.len())]));
        let mut along = || f64::from(WHOLE) * rng.f64();
        let point = (along(), along());
        let under = scene::hit(&cells, point, 0);
        if moves.iter().any(|way| Some(lands(way)) == under) {
            assert_eq!(scene::hit(&cells, point, G::REACH), under, "{point:?} in {state}");
        }
    };
    play::<G>(3, &mut see, |_, _| ());
    assert!(asked > 0 && asked_with_piece > 0);
}

#[test]
fn where_a_move_of_chaupar_ends_is_marked_and_meant() {
    where_a_move_ends_is_marked_and_meant::<Chaupar>();
}

#[test]
fn where_a_move_of_pachisi_ends_is_marked_and_meant() {
    where_a_move_ends_is_marked_and_meant::<Pachisi>();
}

#[test]
fn a_touch_where_several_can_land_asks_which() {
    // The pair lands on 19 by half of 1 and 3, and the piece on 16 by the 3.
    let state: Chaupar =
        at("A 16 17 17 40 earned; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 1 3");
    let selection = picked(&state, &[touch("A19")]);
    assert_eq!(controls(&state, &selection), ["Back", "piece on 16:\n+3", "pair on 17:\n+2", "(Choose a piece)"]);
    let piece = "16+3".parse().expect("an action");
    assert_eq!(state.touch(&selection, touch("A16")), Answer::Act(piece));
    let pair = "pair 17+2".parse().expect("an action");
    assert_eq!(state.touch(&selection, Touch::Button(Button::Listed(1))), Answer::Act(pair));
    // While another piece is selected, too, nothing moves at once.
    let other = picked(&state, &[touch("A40")]);
    assert_eq!(state.touch(&other, touch("A19")), Answer::Select(selection));
}

#[test]
fn a_touch_on_a_piece_where_another_can_land_asks_which() {
    // The piece on 9 makes a pair with the one on 12 by the 3; that one moves by 3, 4 or 7.
    let state: Chaupar =
        at("A 9 12 30 40 earned; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 3 4");
    let selection = picked(&state, &[touch("A12")]);
    assert_eq!(
        controls(&state, &selection),
        ["Back", "piece on 9:\n+3", "piece on 12:\n+3 · +4 · +7", "(Choose a piece)"]
    );
    let hint = state.prompt(&seating(), Some(&selection)).hint;
    assert_eq!(hint.as_deref(), Some("Choose what is to land there, or the piece that stands there."));
    assert_eq!(
        state.touch(&selection, Touch::Button(Button::Listed(0))),
        Answer::Act("9+3".parse().expect("an action"))
    );
    // The button of what stands there and a second touch select it.
    let unit = Selection::Unit(Unit { step: Step(12), pair: false });
    let press = Touch::Button(Button::Unit(Unit { step: Step(12), pair: false }));
    assert_eq!(state.touch(&selection, press), Answer::Select(unit));
    assert_eq!(state.touch(&selection, touch("A12")), Answer::Select(unit));
    // While another piece is selected, the ring around this one is what is seen.
    assert_eq!(state.touch(&picked(&state, &[touch("A40")]), touch("A12")), Answer::Select(unit));
    // A mouse that points at it sees where it goes.
    assert_eq!(state.preview(touch_spot("A12")), Some(unit));
    assert!(matches!(state.preview(touch_spot("A33")), Some(Selection::Move(way)) if way.unit.step == Step(30)));
    assert_eq!(state.preview(touch_spot("A50")), None);
}

fn touch_spot(place: &str) -> Spot {
    let Touch::Spot(spot) = touch(place) else { panic!("{place}") };
    spot
}

// Moments.

/// A piece that is hit runs back over the squares of its way, in at most 400 ms.
fn what_is_hit_runs_back<G: Cross>() {
    let mut hits = 0;
    let pass = |before: &G, action: &G::Action| {
        let Some(way) = before.legal_moves().into_iter().find(|way| before.action(way) == *action) else { return };
        let Some(hit) = way.hit else { return };
        hits += 1;
        let mut after = before.clone();
        let event = after.apply(action).expect("a legal action");
        let frames = before.frames(&after, &event, &seating());
        let landing = frames.iter().rposition(|frame| matches!(frame.sound, Some(Sound::SentBack | Sound::Struck)));
        let back = &frames[landing.expect("a sound")..];
        let back: Vec<_> = back.iter().take_while(|frame| !frame.explains).collect();
        let millis: u32 = back.iter().map(|frame| frame.millis).sum();
        assert!(millis <= 400, "{millis} ms for {hit:?}");
        let mut before = hit.step;
        for frame in &back {
            let on_way = |piece: &&scene::cross::Piece| piece.seat == hit.seat && piece.glide == Glide::Run;
            let steps: Vec<_> = frame.board.pieces.iter().filter(on_way).map(|piece| piece.step).collect();
            assert_eq!(steps, vec![steps[0]; hit.pieces.into()], "{hit:?}");
            assert!(steps[0] < before && before - steps[0] <= 8, "{hit:?} from {before} to {}", steps[0]);
            before = steps[0];
            assert!(frame.board.feats.iter().any(|(_, feat)| *feat == Feat::Hit));
        }
        assert_eq!(before, Step(0));
    };
    play::<G>(1, |_| (), pass);
    assert!(hits > 0);
}

#[test]
fn what_is_hit_runs_back_along_its_way() {
    what_is_hit_runs_back::<Chaupar>();
    what_is_hit_runs_back::<Pachisi>();
}

#[test]
fn a_turn_of_the_lead_has_a_moment_from_half_of_the_way_on() {
    let feats = |state: &str, action: &str| {
        let mut state: Chaupar = at(state);
        let event = state.apply(&action.parse().expect("an action")).expect("it is legal");
        let board = state.board(&seating(), None, Some(&event));
        board.feats.into_iter().map(|(at, feat)| (feat, at)).collect::<Vec<_>>()
    };
    let of = |ada: &str, dan: &str| {
        format!("A {ada} failed; B 6 7 12 12 open; C 6 7 12 12 open; D {dan} failed; now D move 1 3 used 1 at 12")
    };
    let medallion = scene::cross::geometry::View::of(&seating()).medallion(Seat(3));
    assert_eq!(feats(&of("41 41 46 46", "12 39 61 61"), "39+3"), [(Feat::Lead, medallion)]);
    assert_eq!(feats(&of("41 41 46 46", "12 39 55 61"), "39+3"), [], "Dan stays behind");
    assert_eq!(feats(&of("20 20 46 46", "12 39 61 61"), "39+3"), [], "Dan has led before");
    assert_eq!(feats(&of("20 20 25 25", "12 18 30 30"), "18+3"), [], "it is early");
}

/// The moments, as the style sheets have them, take at most 0.9 s at normal pace, 0.3 s at a fast one, and none at once.
#[test]
fn moments_are_short_and_only_move_and_fade() {
    let board = include_str!("../../static/programs/board.css");
    let cross = include_str!("../../static/cross.css");
    for part in ["var(--moment, 900ms)", ".brisk .feat { --moment: 300ms; }", ".instant .feat { display: none; }"] {
        assert!(board.contains(part), "{part}");
    }
    let moments = cross.split("/* Moments").nth(1).and_then(|rest| rest.split("/* The lens").next()).expect("moments");
    let allowed = ["translate", "scale", "rotate", "opacity"];
    for block in moments.split("@keyframes").skip(1) {
        let block = block.split("@media").next().unwrap_or_default();
        for declaration in block.split(['{', ';', '}']).filter_map(|part| part.split_once(':')) {
            assert!(allowed.contains(&declaration.0.trim()), "{declaration:?}");
        }
    }
    assert!(!moments.contains("filter"));
    let jolt = moments.split("jolt calc(var(--pace) * ").nth(1).and_then(|rest| rest.split("ms").next());
    assert!(
        jolt.and_then(|millis| millis.parse::<u32>().ok())
            .is_some_and(|millis| millis <= 900 && Pace::Brisk.millis(millis) <= 300)
    );
}

/// The recap after these actions with its clause, for a viewer alone on a seat, or for all.
pub fn stays<G: Cross>(before: &G, actions: &[&str], viewer: Option<Seat>) -> Option<String> {
    let mut state = before.clone();
    let events: Vec<_> = actions
        .iter()
        .map(|action| state.apply(&action.parse().unwrap_or_else(|error| panic!("{error:?}"))).expect("a legal action"))
        .collect();
    let said = state.recap(events.iter().rev(), &Seating { viewer, ..seating() });
    said.and_then(|(sentence, clause)| Some(format!("{sentence} {}", clause?)))
}

/// The average numbers of touches per hundred throws, without and with automatic actions, in whole matches of players
/// who take the shortest way: drags included.
fn taps<G: Cross + Evaluate>(options: &G::Options, matches: u64) -> [usize; 2] {
    let (mut throws, mut off, mut on) = (0, 0, 0);
    for seed in 0..matches {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = G::new(options).expect("options");
        // One press throws for the order of play.
        (off, on) = (off + 1, on + 1);
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Seat(seat) => {
                    let mut end = state.clone();
                    loop {
                        let action = one_ahead::choose(&end, seat, &mut rng).expect("an action");
                        end.apply(&action).expect("a legal action");
                        if !end.is_begun() {
                            break;
                        }
                    }
                    let offered = |state: &G, selection: &Selection| {
                        [below_it(state, selection), on_board(state, selection), drags(state)].concat()
                    };
                    let ways = taken(&state, offered, Some(&end));
                    let touches = ways.first().expect("a way to do it").1;
                    off += touches;
                    on += if state.only_choice().is_some() { 0 } else { touches };
                    state = end;
                }
                Turn::Seats(_) | Turn::Chance(_) => {
                    throws += 1;
                    off += usize::from(!state.is_opening() && !state.is_automatic_throw());
                    let throw = record::throw(&state.chance(), &mut || rng.u64(..)).expect("an outcome").clone();
                    state.apply(&throw).expect("a legal action");
                }
            }
        }
    }
    [off, on].map(|taps| 100 * taps / throws)
}

/// In Chaupar, nine throws in ten have several results, and need one touch each even with automatic actions; a control names
/// one piece, so some throws need two.
#[test]
fn a_throw_takes_so_many_taps_on_average() {
    let [off, on] = taps::<Chaupar>(&chaupar::Options::default(), 2);
    assert!(off <= 206 && on <= 110, "chaupar: {off} taps in a hundred throws, {on} with what goes by itself");
    let all: Vec<_> = Pachisi::variants().iter().map(|options| taps::<Pachisi>(options, 1)).collect();
    let [off, on] = [0, 1].map(|of| all.iter().map(|taps| taps[of]).sum::<usize>() / all.len());
    assert!(off <= 200 && on <= 70, "pachisi: {off} taps in a hundred throws, {on} with what goes by itself");
}
