//! The state of a live duel.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, VisibilityState, window};
use yew::{Callback, NodeRef, hook, use_memo, use_mut_ref, use_state_eq};

use super::duel_runner::{DuelInput, DuelRunner, LiveScreen, Stage};
use super::keys::{is_press, is_within};
use super::use_frames::use_frames;
use crate::play::SimultaneousTable;
use crate::play::bag::Duellists;
use crate::rules::dschamal::{Action, Dschamal};
use crate::ui::hooks::{use_event_callback, use_window_events};

/// Window events after which a hand may be unattended.
const LEFT: [&str; 3] = ["blur", "visibilitychange", "resize"];

/// Returns the state of a live duel to render, the bags of its hands, and the callback for its inputs. Animation frames
/// are its clock. Its outcome goes to `on_over`, and what is kept of it to `on_keep`.
#[hook]
pub fn use_duel_runner(
    table: &Rc<SimultaneousTable<Dschamal>>,
    duellists: &Rc<Duellists>,
    on_over: &Callback<Vec<Action>>,
    on_keep: &Callback<String>,
) -> (LiveScreen, Rc<[NodeRef; 2]>, Callback<DuelInput>) {
    let bags = use_memo((), |()| [NodeRef::default(), NodeRef::default()]);
    let runner = use_mut_ref(|| DuelRunner::new(table.clone(), duellists.clone(), bags.clone()));
    let screen = {
        let screen = runner.borrow().screen();
        use_state_eq(|| screen)
    };
    let show = screen.setter();
    let send = use_event_callback((on_over.clone(), on_keep.clone()), move |input, (on_over, on_keep)| {
        let over = runner.borrow_mut().on(input);
        show.set(runner.borrow().screen());
        if let Some((actions, kept)) = over {
            on_keep.emit(kept.to_string());
            on_over.emit(actions);
        }
    });
    let paint = use_event_callback(send.clone(), |(), send| send.emit(DuelInput::Frame));
    use_frames(matches!(screen.stage, Stage::Running(_)), paint);
    let leave = send.clone();
    use_window_events(&LEFT, move |event| match event.type_().as_str() {
        "resize" => leave.emit(DuelInput::Resized),
        "visibilitychange" if !is_hidden() => {}
        _ => leave.emit(DuelInput::Pause),
    });
    let (stage, press) = (screen.stage, send.clone());
    use_window_events(&["keydown", "keyup"], move |event| {
        let (Stage::Running(_), Some(event)) = (stage, event.dyn_ref::<KeyboardEvent>()) else { return };
        // While hands are in the bag, such keys must not scroll or press anything.
        if is_within(event, ".contest *") && (is_press(event) || event.key().starts_with("Arrow")) {
            event.prevent_default();
        }
        press.emit(DuelInput::Key(event.clone()));
    });
    (*screen, bags, send)
}

fn is_hidden() -> bool {
    let document = window().and_then(|window| window.document());
    document.is_some_and(|document| document.visibility_state() == VisibilityState::Hidden)
}
