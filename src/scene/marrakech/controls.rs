//! Input on the board of Marrakech, and the buttons below it.

use super::geometry::{self, SIDE};
use super::selection::Selection;
use super::{board, facing, headings, legal_places, words};
use crate::rules::marrakech::{Action, Heading, Marrakech, Phase, Place, Refusal, Square, SquareSet};
use crate::rules::{Game, Spot};
use crate::scene::{Answer, Cell, Control, Interaction, Rank, Seating, Touch};
use crate::words::marrakech;

/// Spot of the first arrow; arrows follow in the order of [`Heading::ALL`], after the squares.
const ARROWS: u8 = 49;
/// Side of an arrow's cell, in board units.
const ARROW_SIDE: i32 = 36;

/// A button of Marrakech.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Turns Asam to a heading.
    Face(Heading),
    /// Selects the previous legal place for the rug.
    Previous,
    /// Selects the next legal place.
    Next,
    /// Lays the rug at the selected place.
    Lay,
}

impl Interaction for Marrakech {
    type Selection = Selection;
    type Button = Button;

    const OPENS_AT_ONCE: bool = true;

    fn cells(&self, seating: &Seating, selection: Option<&Selection>) -> Vec<Cell> {
        let can_lay = selection.is_some() && self.phase() == Phase::Lay;
        let first = selection.and_then(|selection| selection.first());
        let open = if can_lay { board::open_squares(&legal_places(self), first) } else { SquareSet::default() };
        let (asam, _) = self.asam();
        let ways = if selection.is_some() { headings(self) } else { Vec::new() };
        let held = match selection {
            Some(Selection::First(square)) => vec![*square],
            Some(Selection::Place(place)) => place.squares().to_vec(),
            Some(Selection::Nothing | Selection::Heading(_)) | None => Vec::new(),
        };
        let square = |square: Square| Cell {
            spot: square.into(),
            corner: geometry::corner(square),
            size: (SIDE, SIDE),
            grid: Some((6 - square.rank(), square.file())),
            label: words::square(self, seating, square),
            open: open.contains(square) || direction(asam, square).is_some_and(|heading| ways.contains(&heading)),
            picked: held.contains(&square),
            firm: false,
        };
        // Reading order: row by row from the top.
        let read = |place| Square::new(place % Square::SIDE, Square::SIDE - 1 - place / Square::SIDE);
        let squares = (0..Square::COUNT).filter_map(read).map(square);
        let Some(selection) = selection else { return squares.collect() };
        let arrow = |heading: Heading| {
            let (x, y) = board::arrow_point(asam, heading);
            Cell {
                spot: arrow(heading),
                corner: (x - ARROW_SIDE / 2, y - ARROW_SIDE / 2),
                size: (ARROW_SIDE, ARROW_SIDE),
                grid: None,
                label: words::way(heading),
                open: true,
                picked: selection.heading() == Some(heading),
                firm: false,
            }
        };
        squares.chain(ways.iter().copied().map(arrow)).collect()
    }

    fn controls(&self, _seating: &Seating, selection: &Selection) -> Vec<Control<Touch<Button>>> {
        match self.phase() {
            Phase::Order => vec![throw(marrakech::roll_for_order())],
            Phase::Face | Phase::Turn => {
                let choices = headings(self).into_iter().map(|heading| choice(heading, selection));
                choices.chain(selection.heading().map(|_| throw(marrakech::roll()))).collect()
            }
            Phase::Roll => vec![throw(marrakech::roll())],
            Phase::Lay => {
                let back = control(Touch::Button(Button::Previous), marrakech::place_before(), Rank::Step, "ArrowLeft");
                let on = control(Touch::Button(Button::Next), marrakech::place_next(), Rank::Step, "ArrowRight");
                let lay = selection.place().map(|place| {
                    let text = marrakech::lay_it(&place.to_string());
                    control(Touch::Button(Button::Lay), &text, Rank::Main, "Space")
                });
                [back, on].into_iter().chain(lay).collect()
            }
            Phase::Draw | Phase::Over => Vec::new(),
        }
    }

    fn touch(&self, selection: &Selection, touch: Touch<Button>) -> Answer<Self> {
        match self.phase() {
            Phase::Face | Phase::Turn => touch_heading(self, selection, touch),
            Phase::Lay => touch_place(self, selection, touch),
            _ => Answer::Nothing,
        }
    }

    /// Accepts a drag that begins at Asam, which turns him; a press on him has no effect.
    fn begin_drag(&self, from: Spot) -> Answer<Self> {
        let (asam, _) = self.asam();
        if from == asam.into() && !headings(self).is_empty() {
            return Answer::Select(Selection::Nothing);
        }
        self.touch(&Selection::Nothing, Touch::Spot(from))
    }

    fn is_opening(&self) -> bool {
        self.phase() == Phase::Order
    }
}

/// Returns the spot of a heading's arrow.
pub(super) fn arrow(heading: Heading) -> Spot {
    Spot(ARROWS + number(heading))
}

/// Returns the index of a heading in [`Heading::ALL`].
fn number(heading: Heading) -> u8 {
    heading as u8
}

fn heading(number: u8) -> Option<Heading> {
    Heading::ALL.get(usize::from(number)).copied()
}

fn control(press: Touch<Button>, text: &str, rank: Rank, key: &'static str) -> Control<Touch<Button>> {
    Control { press, text: text.into(), signs: None, rank, picked: false, enabled: true, key }
}

fn throw(text: &str) -> Control<Touch<Button>> {
    control(Touch::Throw, text, Rank::Main, "Space")
}

fn choice(heading: Heading, selection: &Selection) -> Control<Touch<Button>> {
    let (before, after, key) = match heading {
        Heading::North => ("↑ ", "", "ArrowUp"),
        Heading::East => ("", " →", "ArrowRight"),
        Heading::South => ("↓ ", "", "ArrowDown"),
        Heading::West => ("← ", "", "ArrowLeft"),
    };
    let text = format!("{before}{}{after}", words::way(heading));
    let choice = control(Touch::Button(Button::Face(heading)), &text, Rank::Choice, key);
    Control { picked: selection.heading() == Some(heading), ..choice }
}

fn touch_heading(state: &Marrakech, selection: &Selection, touch: Touch<Button>) -> Answer<Marrakech> {
    let (asam, _) = state.asam();
    let chosen = match touch {
        Touch::Throw => selection.heading(),
        Touch::Button(Button::Face(heading)) => Some(heading),
        Touch::Button(Button::Previous | Button::Next | Button::Lay) => None,
        Touch::Spot(Spot(spot)) | Touch::Drag(_, Spot(spot)) => match spot.checked_sub(ARROWS) {
            Some(number) => heading(number),
            None => Square::all().nth(spot.into()).and_then(|square| direction(asam, square)),
        },
    };
    // A second press confirms the selection.
    let again = chosen == selection.heading() && !matches!(touch, Touch::Drag(..));
    match chosen {
        Some(heading) if again => Answer::ActAndThrow(facing(state, heading)),
        Some(heading) if headings(state).contains(&heading) => Answer::Select(Selection::Heading(heading)),
        Some(heading) => state.check(&Action::Face(heading)).err().map_or(Answer::Nothing, Answer::Refuse),
        None => Answer::Nothing,
    }
}

/// Returns the heading that leads straight from `asam` to `square`.
fn direction(asam: Square, square: Square) -> Option<Heading> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match (square.file().cmp(&asam.file()), square.rank().cmp(&asam.rank())) {
        (Equal, Greater) => Some(Heading::North),
        (Equal, Less) => Some(Heading::South),
        (Greater, Equal) => Some(Heading::East),
        (Less, Equal) => Some(Heading::West),
        _ => None,
    }
}

fn touch_place(state: &Marrakech, selection: &Selection, touch: Touch<Button>) -> Answer<Marrakech> {
    match touch {
        Touch::Button(Button::Lay) => {
            selection.place().map_or(Answer::Nothing, |place| Answer::Act(Action::Lay(place)))
        }
        Touch::Button(Button::Previous) => another_place(state, selection, false),
        Touch::Button(Button::Next) => another_place(state, selection, true),
        Touch::Button(Button::Face(_)) | Touch::Throw => Answer::Nothing,
        Touch::Spot(spot) => square(spot).map_or(Answer::Nothing, |square| touch_square(state, selection, square)),
        Touch::Drag(from, to) => match (square(from), square(to)) {
            (Some(from), Some(to)) => towards(state, from, to),
            _ => Answer::Nothing,
        },
    }
}

fn square(Spot(spot): Spot) -> Option<Square> {
    Square::all().nth(spot.into())
}

/// Selects the legal place after or before the selected one, cyclically.
fn another_place(state: &Marrakech, selection: &Selection, forward: bool) -> Answer<Marrakech> {
    let mut places = legal_places(state);
    if !forward {
        places.reverse();
    }
    let mut from_picked = places.iter().skip_while(|place| Some(**place) != selection.place()).skip(1);
    let next = from_picked.next().or(places.first());
    next.map_or(Answer::Nothing, |place| Answer::Select(Selection::Place(*place)))
}

/// Resolves a press on a square: as first square or its partner; with a place selected, as a confirmation that lays the
/// rug, or as the first square of another place.
fn touch_square(state: &Marrakech, selection: &Selection, square: Square) -> Answer<Marrakech> {
    match *selection {
        Selection::Place(place) if place.contains(square) => Answer::Act(Action::Lay(place)),
        Selection::First(first) if first == square => Answer::Select(Selection::Nothing),
        Selection::First(first) if first.neighbours().any(|neighbour| neighbour == square) => {
            try_place(state, first, square)
        }
        _ => first_square(state, square),
    }
}

fn try_place(state: &Marrakech, from: Square, to: Square) -> Answer<Marrakech> {
    let Some(place) = Place::new(from, to) else {
        return first_square(state, to);
    };
    match state.check(&Action::Lay(place)) {
        Ok(()) => Answer::Select(Selection::Place(place)),
        Err(refusal) => Answer::Refuse(refusal),
    }
}

/// Selects the place of the first square and its neighbour in the direction of a drag, whatever its length.
fn towards(state: &Marrakech, from: Square, to: Square) -> Answer<Marrakech> {
    let distance = |one: &Square| one.file().abs_diff(to.file()) + one.rank().abs_diff(to.rank());
    from.neighbours().min_by_key(distance).map_or(Answer::Nothing, |beside| try_place(state, from, beside))
}

/// Selects a square of legal places, or the place if it is the only one; refuses another square with a reason.
fn first_square(state: &Marrakech, square: Square) -> Answer<Marrakech> {
    let legal: Vec<_> = legal_places(state).into_iter().filter(|place| place.contains(square)).collect();
    match legal[..] {
        [] => {}
        [place] => return Answer::Select(Selection::Place(place)),
        _ => return Answer::Select(Selection::First(square)),
    }
    let places = square.neighbours().filter_map(|neighbour| Place::new(square, neighbour));
    let refusals = places.filter_map(|place| state.check(&Action::Lay(place)).err());
    refusals.max_by_key(cited_squares).map_or(Answer::Nothing, Answer::Refuse)
}

/// Ranks a refusal by the number of squares that it cites, so that a rug in the way is preferred to the distance from
/// Asam.
fn cited_squares(refusal: &Refusal) -> usize {
    use crate::rules::Refusal as _;
    refusal.spots().len()
}
