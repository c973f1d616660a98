//! The questions of a sitting to the engine.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, hook, use_mut_ref};

use super::use_sitting::TableHandle;
use crate::play::{ActionRequest, Effect, Input};
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effects;
use crate::ui::table::engine::{self, AskedQuestion};

/// Carries out [`ActionRequest::Engine`], [`Effect::Cancel`] and [`Effect::AnswerNow`]. Returns the last question, which
/// is cancelled when the table is left.
#[hook]
pub fn use_questions<G: GameUi>(playing: &TableHandle<G>) -> Rc<RefCell<Option<AskedQuestion>>> {
    let asked = use_mut_ref(|| None::<AskedQuestion>);
    use_effects(playing, {
        let asked = Rc::clone(&asked);
        move |driver, effect| match effect {
            Effect::Ask(ticket, ActionRequest::Engine(inquiry)) if driver.awaits(ticket) => {
                let driver = Rc::clone(driver);
                let on_answer = Callback::from(move |answer| driver.send(Input::Heard(ticket, answer)));
                asked.replace(Some(engine::ask(G::NAME, inquiry, on_answer)));
            }
            Effect::Cancel => drop(asked.take()),
            Effect::AnswerNow => {
                if let Some(asked) = &*asked.borrow() {
                    asked.hurry();
                }
            }
            _ => {}
        }
    });
    asked
}
