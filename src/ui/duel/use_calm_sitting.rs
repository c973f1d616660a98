//! What drives a calm duel that is played here.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{Callback, hook, use_mut_ref, use_state, use_state_eq};

use crate::play::Ticket;
use crate::play::bag::{CalmEffect, CalmInput, CalmScreen, CalmSitting};
use crate::rules::dschamal::Action;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::sound;

/// What a calm duel asks of the table.
#[derive(Clone, PartialEq)]
pub struct CalmAsks {
    /// To save a text of it, or nothing any longer.
    pub save: Callback<Option<String>>,
    /// To leave it.
    pub leave: Callback<()>,
    /// To have these actions happen, now that it is over.
    pub end: Callback<Vec<Action>>,
}

/// What a calm duel shows that begins on the screen as `begun`, and where its inputs go. Its effects are carried out.
#[hook]
pub fn use_calm_sitting(begun: &Rc<CalmSitting>, asks: CalmAsks) -> (Rc<CalmScreen>, Callback<CalmInput>) {
    let sitting = use_mut_ref(|| (**begun).clone());
    let screen = use_state_eq(|| Rc::new(begun.view()));
    let wait = use_state(|| None::<(Ticket, u32)>);
    let send = {
        let (show, wait) = (screen.setter(), wait.setter());
        use_event_callback(asks, move |input, asks: &CalmAsks| {
            let effects = sitting.borrow_mut().on(input, 0.0);
            show.set(Rc::new(sitting.borrow().view()));
            for effect in effects {
                match effect {
                    CalmEffect::Wait(ticket, millis) => wait.set(Some((ticket, millis))),
                    CalmEffect::Save(text) => asks.save.emit(Some(text)),
                    CalmEffect::Forget => asks.save.emit(None),
                    CalmEffect::Hear(sound) => sound::play(sound),
                    CalmEffect::Leave => asks.leave.emit(()),
                    CalmEffect::Over(actions) => asks.end.emit(actions),
                }
            }
        })
    };
    use_effect_on((), {
        let send = send.clone();
        move |()| send.emit(CalmInput::Begin)
    });
    use_effect_on((*wait, send.clone()), |(wait, send)| {
        let timer = wait.map(|(ticket, millis)| {
            let send = send.clone();
            Timeout::new(millis, move || send.emit(CalmInput::Elapsed(ticket)))
        });
        move || drop(timer)
    });
    ((*screen).clone(), send)
}
