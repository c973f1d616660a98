//! Input in a match of Dschamal.

use super::controls;
use super::selection::{Button, InBag, Selection, another, choices, in_bag, take, to_take};
use crate::rules::Spot;
use crate::rules::dschamal::{Action, Dschamal, Phase, Piece};
use crate::scene::{Answer, Cell, Control, Interaction, Seating, Touch};

impl Interaction for Dschamal {
    type Selection = Selection;
    type Button = Button;

    const KEY_CONFIRMS: bool = true;

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
                let choices = choices(self);
                let Some(touched) = Piece::new(number).filter(|_| !choices.is_empty()) else { return Answer::Nothing };
                // Of the twelve first pieces a finger easily meets the wrong one: a second touch confirms.
                let lifts = matches!(self.phase(), Phase::Start(_)) && choices.contains(touched);
                if lifts && selection.0 != Some(touched) {
                    return Answer::Select(Selection(Some(touched)));
                }
                take(self, touched)
            }
            Touch::Button(Button::Duel) | Touch::Throw => Answer::Nothing,
        }
    }

    fn is_checkpoint(&self) -> bool {
        self.hand().is_empty()
    }

    fn is_in_phase(&self) -> bool {
        self.turns().is_some() && in_bag(self) == InBag::Fights
    }
}
