//! What the table shows.

use super::Sitting;
use crate::record::Next;
use crate::rules::{Clause, Refusal};
use crate::scene::{Control, Panel, Prompt, Scene, Touch};

impl<G: Scene> Sitting<G> {
    /// The board that is shown, with the traces of what happened last, or of these events instead, the first first.
    pub fn board(&self, told: &[&G::Event]) -> G::Board {
        if let Some(frame) = self.show.frames.last() {
            return frame.board.clone();
        }
        let (last, rest) = match told {
            [rest @ .., last] => (Some(*last), rest),
            [] => (self.last_event(), &[][..]),
        };
        let mut board = self.state().board(&self.seating, self.selection(), last);
        for event in rest {
            G::trace(&mut board, event);
        }
        board
    }

    fn last_event(&self) -> Option<&G::Event> {
        self.played.step_at(self.shown).map(|step| &step.event)
    }

    /// The sentence about the frame that is shown just now; none when nothing is on its way.
    pub fn shows(&self) -> Option<&str> {
        self.show.frames.last().map(|frame| frame.say.as_str())
    }

    /// Whether something is being shown.
    pub fn is_showing(&self) -> bool {
        !self.show.frames.is_empty()
    }

    /// The players as they stand, with what the last action has changed.
    pub fn panels(&self) -> Vec<Panel> {
        if let Some(frame) = self.show.frames.last() {
            return frame.panels.clone();
        }
        let mut panels = self.state().panels(&self.seating);
        for panel in &mut panels {
            let changed = self.show.changed.iter().find(|changed| changed.seat == panel.seat);
            let figures = changed.iter().flat_map(|changed| &changed.figures);
            for (figure, changed) in panel.figures.iter_mut().zip(figures) {
                figure.change.clone_from(&changed.change);
            }
        }
        panels
    }

    /// Whose turn it is and what is expected.
    pub fn prompt(&self) -> Prompt {
        self.state().prompt(&self.seating.to_viewer(), self.selection())
    }

    /// The recap of the last thing that happened, and its clause, if one says why it did.
    pub fn recap(&self) -> Option<(String, Option<Clause>)> {
        // What is picked has more to say.
        if self.selection != G::Selection::default() || self.warns() {
            return None;
        }
        let happened = self.played.back_from(self.shown).filter_map(|place| self.played.step_at(place));
        self.state().recap(happened.map(|step| &step.event), &self.seating)
    }

    /// Whether what is picked is to be warned of.
    pub fn warns(&self) -> bool {
        self.selection().is_some_and(|selection| self.state().needs_warning(selection))
    }

    /// Why the last touch was not allowed.
    pub fn refused(&self) -> Option<&G::Refusal> {
        self.refused.as_ref()
    }

    /// The refusal as a sentence, with its clause.
    pub fn reason(&self) -> Option<(String, Clause)> {
        let refused = self.refused.as_ref()?;
        Some((self.state().reason(refused, &self.seating), refused.clause()))
    }

    /// The controls, if it is for a person to use them now.
    pub fn controls(&self) -> Vec<Control<Touch<G::Button>>> {
        if self.for_person() && self.show.frames.is_empty() {
            self.state().controls(&self.seating, &self.selection)
        } else {
            Vec::new()
        }
    }

    /// The look of the seat on which a person acts.
    pub fn turns_look(&self) -> Option<u8> {
        let Next::Act { persons, .. } = self.next() else { return None };
        persons.iter().next().map(|seat| self.seating.look(seat))
    }
}
