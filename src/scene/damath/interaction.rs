//! Input in a match of Damath.

use super::button::Button;
use super::controls;
use super::selection::{self, MoveInProgress, Selection};
use super::touch::{another_way, answer, confirm, confirmed, drag, touch_square};
use crate::rules::damath::{Action, Damath, Offer};
use crate::rules::{Game, Spot, Turn};
use crate::scene::{Answer, Cell, Control, Interaction, Seating, Touch};

impl Interaction for Damath {
    type Selection = Selection;
    type Button = Button;

    fn cells(&self, seating: &Seating, selection: Option<&Selection>) -> Vec<Cell> {
        controls::cells(self, seating, selection)
    }

    fn controls(&self, seating: &Seating, selection: &Selection) -> Vec<Control<Touch<Button>>> {
        controls::controls(self, seating, selection)
    }

    fn touch(&self, selection: &Selection, touch: Touch<Button>) -> Answer<Self> {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return Answer::Nothing;
        }
        if self.offer() == Offer::Open {
            return answer(self, touch);
        }
        let progress = MoveInProgress::new(self, selection);
        match touch {
            Touch::Button(Button::Go) => {
                confirmed(self, &progress).map_or(Answer::Nothing, |action| confirm(&progress, action))
            }
            Touch::Button(Button::Previous) => another_way(&progress, false),
            Touch::Button(Button::Next) => another_way(&progress, true),
            Touch::Button(Button::Accept | Button::Decline) | Touch::Throw => Answer::Nothing,
            Touch::Spot(spot) => {
                selection::square(spot).map_or(Answer::Nothing, |square| touch_square(self, selection, square))
            }
            Touch::Drag(from, to) => match (selection::square(from), selection::square(to)) {
                (Some(from), Some(to)) => drag(self, selection, from, to),
                _ => Answer::Nothing,
            },
        }
    }

    /// Chooses the piece of a drag (D8), and selects it even if it has been chosen before.
    fn begin_drag(&self, from: Spot) -> Answer<Self> {
        match self.touch(&Selection::Nothing, Touch::Spot(from)) {
            Answer::Act(action @ Action::Touch(square)) => Answer::ActAndSelect(action, Selection::Piece(square)),
            Answer::Nothing => {
                let progress = MoveInProgress::new(self, &Selection::Nothing);
                if progress.piece() == selection::square(from) {
                    Answer::Select(progress.selection)
                } else {
                    Answer::Nothing
                }
            }
            other => other,
        }
    }
}
