//! Cells of Damath's board, and the buttons below it.

use super::button::Button;
use super::geometry::{self, SIDE};
use super::selection::{MoveInProgress, Selection};
use super::{board, numbers, touch, words};
use crate::rules::damath::{Action, Capture, Damath, Offer, Square};
use crate::rules::{Game, Turn};
use crate::scene::{Cell, Control, Rank, Seating, Touch};
use crate::words::damath;

/// Returns the cells of all squares in reading order, row by row from the top of the board as seen.
pub(super) fn cells(state: &Damath, seating: &Seating, selection: Option<&Selection>) -> Vec<Cell> {
    let turned = board::is_turned(state, seating);
    let progress =
        selection.filter(|_| words::is_to_move(state)).map(|selection| MoveInProgress::new(state, selection));
    let cell = |square: Square| {
        let (column, row) = geometry::seen(square, turned);
        let can = progress.as_ref().map_or(Can::Nothing, |progress| Can::of(state, progress, square));
        Cell {
            spot: square.into(),
            corner: geometry::corner(square, turned),
            size: (SIDE, SIDE),
            grid: Some((row, column / 2)),
            label: words::square(state, seating, square, can.key()),
            open: can != Can::Nothing,
            picked: progress.as_ref().is_some_and(|progress| is_picked(progress, square)),
            firm: false,
        }
    };
    let places = (0..8).flat_map(|row| (0..8).map(move |column| (column, row)));
    places.filter_map(|place| geometry::square_seen(place, turned)).map(cell).collect()
}

fn is_picked(progress: &MoveInProgress, square: Square) -> bool {
    let passes = progress.way().is_some_and(|way| way.landings().any(|landing| landing == square));
    passes || progress.piece() == Some(square)
}

/// The effect of a press on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Can {
    Nothing,
    Move,
    BeReached,
}

impl Can {
    fn of(state: &Damath, progress: &MoveInProgress, square: Square) -> Self {
        if progress.towards(square).is_some() {
            Self::BeReached
        } else if state.check_choice(square).is_ok() {
            Self::Move
        } else {
            Self::Nothing
        }
    }

    /// Returns the message keyword.
    fn key(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Move => "move",
            Self::BeReached => "reached",
        }
    }
}

pub(super) fn controls(state: &Damath, seating: &Seating, selection: &Selection) -> Vec<Control<Touch<Button>>> {
    let control = |button, text: &str, rank, key| Control {
        press: Touch::Button(button),
        text: text.into(),
        signs: None,
        rank,
        picked: false,
        enabled: true,
        key,
    };
    match state.turn() {
        Turn::Seat(_) if state.offer() == Offer::Open => {
            vec![
                control(Button::Decline, damath::play_on(), Rank::Choice, "d"),
                control(Button::Accept, damath::finish_and_count(), Rank::Main, "a"),
            ]
        }
        Turn::Seat(_) => {
            let progress = MoveInProgress::new(state, selection);
            let mut controls = vec![
                control(Button::Previous, damath::previous_move(), Rank::Step, "b"),
                control(Button::Next, damath::next_move(), Rank::Step, "n"),
            ];
            controls.extend(touch::confirmed(state, &progress).map(|action| {
                let text = main(state, &progress, &action, seating.works_out);
                control(Button::Go, &text, Rank::Main, "t")
            }));
            controls
        }
        Turn::Seats(_) | Turn::Chance(_) | Turn::Over => Vec::new(),
    }
}

/// Returns the label of the main control: its effect and, unless the player is to work it out, the score.
fn main(state: &Damath, progress: &MoveInProgress, action: &Action, works_out: bool) -> String {
    match action {
        Action::Play(way) => match state.capture(way) {
            Some(_) if works_out => damath::take_work_out().into(),
            Some(capture) => damath::take(&numbers::gain(capture.score())),
            None => damath::move_to(&words::place(way.to())),
        },
        Action::Touch(_) if works_out => damath::jump().into(),
        Action::Touch(landing) => {
            let capture = progress.continuations().next().and_then(|way| state.capture(&way));
            let mut jumps = capture.iter().flat_map(Capture::jumps);
            let jump = jumps.find(|jump| jump.landing == *landing);
            jump.map_or_else(|| damath::jump().into(), |jump| damath::jump_scores(&numbers::gain(jump.score)))
        }
        _ => String::new(),
    }
}
