//! What the database holds of a match.

use gloo_events::EventListener;
use yew::{Callback, hook};

use crate::ui::chest::{self, Answer, Lies, Ticket};
use crate::ui::hooks::use_effect_on;
use crate::ui::place;

/// Asks the database something whenever `question` changes, and tells what it has answered. Where there is no database, that is
/// nothing.
#[hook]
pub fn use_stored<Q: PartialEq + 'static>(question: Option<Q>, ask: fn(&Q) -> Ticket, answered: Callback<Lies>) {
    use_effect_on(question, move |question| {
        let ticket = question.as_ref().map(ask);
        let listener = place::get().zip(ticket).map(|(place, ticket)| {
            EventListener::new(&place, chest::ANSWERED, move |event| {
                if let Some((_, answer)) = chest::answer(event).filter(|(answered, _)| *answered == ticket) {
                    answered.emit(if let Answer::Lies(lies) = answer { lies } else { Lies::Nothing });
                }
            })
        });
        move || drop(listener)
    });
}
