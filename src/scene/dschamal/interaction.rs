//! Input in a match of Dschamal.

use super::controls;
use super::selection::{Button, InBag, Selection, another, choices, in_bag, take, to_take};
use crate::rules::Spot;
use crate::rules::dschamal::{Action, Dschamal, Piece};
use crate::scene::{Answer, Cell, Control, Interaction, Seating, Touch};

impl Interaction for Dschamal {
    type Selection = Selection;
    type Button = Button;

    fn cells(&self, seating: &Seating, selection: Option<&Selection>) -> Vec<Cell> {
        controls::cells(self, seating, selection)
    }

    fn controls(&self, _seating: &Seating, selection: &Selection) -> Vec<Control<Touch<Button>>> {
        controls::controls(self, selection)
    }

    fn touch(&self, selection: &Selection, touch: Touch<Button>) -> Answer<Self> {
        match touch {
            Touch::Button(Button::Duel) if in_bag(self) == InBag::Fights => Answer::SimultaneousPhase,
            Touch::Button(Button::Feel) => match in_bag(self) {
                InBag::Feels(seat) => Answer::Act(Action::Feel(seat)),
                _ => Answer::Nothing,
            },
            Touch::Button(Button::Take) => to_take(self, selection).map_or(Answer::Nothing, |piece| take(self, piece)),
            Touch::Button(Button::Previous) => another(self, selection, false),
            Touch::Button(Button::Next) => another(self, selection, true),
            Touch::Spot(Spot(number)) | Touch::Drag(_, Spot(number)) => {
                let touched = Piece::new(number).filter(|_| !choices(self).is_empty());
                touched.map_or(Answer::Nothing, |piece| take(self, piece))
            }
            Touch::Button(Button::Duel) | Touch::Throw => Answer::Nothing,
        }
    }

    fn is_checkpoint(&self) -> bool {
        self.hand().is_empty()
    }
}
