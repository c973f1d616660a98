//! The state of a calm duel that is played in this tab.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{Callback, hook, use_mut_ref, use_state, use_state_eq};

use crate::play::Ticket;
use crate::play::bag::{CalmEffect, CalmInput, CalmScreen, CalmSitting};
use crate::rules::dschamal::Dschamal;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::simultaneous::SimultaneousProps;
use crate::ui::sound;

/// Returns the view of a calm duel that starts as `begun`, and the callback for its inputs. Carries out its effects,
/// those that concern the table by the callbacks of `simultaneous`.
#[hook]
pub fn use_calm_sitting(
    begun: &Rc<CalmSitting>,
    simultaneous: &SimultaneousProps<Dschamal>,
) -> (Rc<CalmScreen>, Callback<CalmInput>) {
    let sitting = use_mut_ref(|| (**begun).clone());
    let screen = use_state_eq(|| Rc::new(begun.view()));
    let wait = use_state(|| None::<(Ticket, u32)>);
    let send = {
        let (show, wait) = (screen.setter(), wait.setter());
        use_event_callback(simultaneous.clone(), move |input, simultaneous| {
            let effects = sitting.borrow_mut().on(input, 0.0);
            show.set(Rc::new(sitting.borrow().view()));
            for effect in effects {
                match effect {
                    CalmEffect::Wait(ticket, millis) => wait.set(Some((ticket, millis))),
                    CalmEffect::Save(text) => simultaneous.on_save.emit(Some(text)),
                    CalmEffect::Forget => simultaneous.on_save.emit(None),
                    CalmEffect::Keep(line) => simultaneous.on_keep.emit(line),
                    CalmEffect::PlaySound(sound) => sound::play(sound),
                    CalmEffect::Leave => simultaneous.on_leave.emit(()),
                    CalmEffect::Over(actions) => simultaneous.on_over.emit(actions),
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
