//! A calm duel that is played in this tab.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::{Callback, Html, Properties, component, hook, use_mut_ref, use_state, use_state_eq};

use super::calm_panel::calm_panel;
use super::keys::is_for_simultaneous;
use super::use_simultaneous_view::use_simultaneous_view;
use crate::play::Ticket;
use crate::play::bag::{CalmButton, CalmEffect, CalmInput, CalmScreen, CalmSitting};
use crate::rules::dschamal::Dschamal;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::simultaneous::SimultaneousProps;
use crate::ui::sound;

/// Arrow keys in the order of the sides that they stroke.
const ARROWS: [&str; 4] = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/// Properties of a calm duel.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The initial state of the duel.
    pub begun: Rc<CalmSitting>,
    /// The simultaneous phase of the table.
    pub simultaneous: SimultaneousProps<Dschamal>,
}

/// A calm duel, or one turn of it by link: it replaces the board, and arrow keys stroke the piece.
#[component]
pub fn CalmBag(props: &Props) -> Html {
    let (screen, send) = use_calm_sitting(&props.begun, &props.simultaneous);
    let press = use_event_callback(send.clone(), |button, send| send.emit(CalmInput::Press(button)));
    let escape = use_event_callback(send.clone(), |(), send| send.emit(CalmInput::Press(CalmButton::Leave)));
    use_simultaneous_view(
        screen.prompt.clone(),
        screen.controls.clone(),
        press,
        escape,
        props.simultaneous.on_view.clone(),
    );
    let stroke = send.clone();
    use_window_event("keydown", move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let side = ARROWS.iter().zip(0..).find(|(arrow, _)| **arrow == key.key());
        if let Some((_, side)) = side.filter(|_| is_for_simultaneous(key)) {
            key.prevent_default();
            stroke.emit(CalmInput::Stroke(side));
        }
    });
    calm_panel(&screen, &send)
}

/// Returns the view of a calm duel that starts as `begun`, and the callback for its inputs. Carries out its effects,
/// those that concern the table by the callbacks of `simultaneous`.
#[hook]
fn use_calm_sitting(
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
