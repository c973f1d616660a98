//! Texts of a match of Damath.

use super::selection::{MoveInProgress, Selection};
use super::words::{done, hint, waiting, who};
use crate::rules::damath::{Action, Damath, Event, Hand, Offer, Refusal};
use crate::rules::{Clause, Seat};
use crate::scene::{Ending, MoveLine, PastAction, Prompt, Seating, Wording};
use crate::words::damath;

impl Wording for Damath {
    /// Returns the prompt.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let (own, other) = (who(self, seating, self.side()), who(self, seating, self.side().other()));
        let Some(selection) = selection else {
            return Prompt { title: waiting(self, own, other), hint: None };
        };
        if self.offer() == Offer::Open {
            return Prompt { title: damath::prompt_answer(other, own), hint: Some(damath::hint_answer().into()) };
        }
        let title = match self.hand() {
            Hand::Opponent => damath::prompt_move_for(other, own),
            _ if self.is_finishing() => damath::prompt_finish(own),
            _ if self.must_capture() => damath::prompt_take(own),
            _ => damath::prompt_move(own),
        };
        Prompt { title, hint: hint(self, &MoveInProgress::new(self, selection), seating.works_out) }
    }

    fn recap<'a>(
        &self,
        mut history: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        // Once the next move has been begun, its prompt takes the place of the recap.
        let last = history.next().filter(|_| self.entered().is_none())?;
        Some((done(self, last, seating)?, None))
    }

    fn side_action(&self, action: &Action, seating: &Seating) -> Option<String> {
        let own = who(self, seating, self.side());
        match action {
            Action::Offer => Some(damath::offer_end(own)),
            Action::Withdraw => Some(damath::withdraws(own)),
            Action::Resign(seat) => Some(damath::resigns(seating.who(*seat))),
            _ => None,
        }
    }

    fn side_action_question(&self, action: &Action, seating: &Seating) -> Option<String> {
        let own = who(self, seating, self.side());
        match action {
            Action::Offer => Some(damath::offer_question(own)),
            Action::Withdraw => Some(damath::withdraw_question(own)),
            Action::Resign(seat) => Some(damath::resign_question(seating.who(*seat))),
            _ => None,
        }
    }

    fn side_action_consequence(side_action: &Action) -> &'static str {
        match side_action {
            Action::Offer => damath::meaning_offer(),
            Action::Withdraw => damath::meaning_withdraw(),
            _ => damath::meaning_resign(),
        }
    }

    fn clock(clause: Clause) -> &'static str {
        match clause.0 {
            "D13" => damath::clock_move(),
            "D14" => damath::clock_game(),
            _ => "",
        }
    }

    fn add_to_move_list<'a>(
        lines: &mut Vec<MoveLine>,
        history: impl Iterator<Item = PastAction<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::add_to_move_list(lines, history, seating);
    }

    fn legend() -> Option<&'static str> {
        Some(damath::legend())
    }

    fn refusal_text(refusal: &Refusal, _seating: &Seating) -> String {
        super::refusals::sentence(refusal, None)
    }

    fn refusal_text_here(&self, refusal: &Refusal, _seating: &Seating) -> String {
        super::refusals::sentence(refusal, Some(self))
    }

    fn current_score(&self, seat: Seat) -> Option<i64> {
        super::ending::current_score(self, seat)
    }

    fn ending<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, history, seating)
    }
}
