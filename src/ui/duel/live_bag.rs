//! A live duel.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, VisibilityState, window};
use yew::{
    Callback, Html, NodeRef, PointerEvent, Properties, classes, component, hook, html, use_memo, use_mut_ref,
    use_state, use_state_eq,
};

use super::bag_half::bag_half;
use super::bag_label::bag_label;
use super::camp_lines::camp_lines;
use super::duel_runner::{DuelInput, DuelRunner, LiveScreen, Stage};
use super::keys::{is_press, is_within};
use super::shape_icon::shape_icon;
use super::use_simultaneous_view::use_simultaneous_view;
use crate::play::SimultaneousTable;
use crate::play::bag::{CallButton, CampLine, DuelStatus, Duellists, call_buttons, wanted_shapes};
use crate::rules::Game;
use crate::rules::dschamal::{Action, Dschamal, Outline};
use crate::ui::callback::callback;
use crate::ui::focus::focus;
use crate::ui::hooks::{use_back_button, use_effect_on, use_event_callback, use_window_events};
use crate::ui::settings;
use crate::ui::simultaneous::SimultaneousProps;
use crate::words::dschamal;

/// Properties of a live duel.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The simultaneous phase of the table.
    pub simultaneous: SimultaneousProps<Dschamal>,
    /// The two duellists.
    pub duellists: Rc<Duellists>,
    /// Called to play the duel calmly instead.
    pub on_calmly: Callback<()>,
}

/// Two hands in one bag at the same time: the introduction, then the halves of the screen.
#[component]
pub fn LiveBag(props: &Props) -> Html {
    let Props { simultaneous, duellists, on_calmly } = props;
    let SimultaneousProps { table, on_view, on_leave, on_over, on_keep, .. } = simultaneous;
    let (screen, bags, send) = use_duel_runner(table, duellists, on_over, on_keep);
    let again = if let Stage::Called(again) = screen.stage { Some(again) } else { None };
    let press =
        use_event_callback((send.clone(), on_calmly.clone(), on_leave.clone()), |button, (send, calmly, leave)| {
            match button {
                CallButton::Count => send.emit(DuelInput::Count),
                CallButton::Calmly => calmly.emit(()),
                CallButton::Leave => leave.emit(()),
            }
        });
    let escape =
        use_event_callback((again.is_some(), send.clone(), on_leave.clone()), |(), (is_called, send, leave)| {
            if *is_called {
                leave.emit(());
            } else {
                send.emit(DuelInput::Pause);
            }
        });
    let prompt = duellists.call_prompt(again.flatten());
    let controls = if again.is_some() { call_buttons() } else { Vec::new() };
    use_simultaneous_view(prompt, controls, press, escape, on_view.clone());
    // The gesture that goes back may be a stroke that began at the edge of the screen.
    use_back_button(matches!(screen.stage, Stage::Running(_)), send.reform(|()| DuelInput::Pause));
    let keyboard = duellists.keyboard_hand();
    use_effect_on((again.is_some(), bags.clone()), move |(is_called, bags)| {
        // While hands are in the bag, keys are theirs: a focused button would take them.
        if !is_called {
            focus(&bags[keyboard]);
        }
    });
    let shows_exit = use_exit_hint(&screen.status);
    if again.is_some() {
        return duel_introduction(duellists, &table.state, screen.ready, &send);
    }
    let half = |hand: usize| {
        bag_half(
            hand,
            duellists,
            &duellists.camps_for(hand, &table.state),
            (&screen.status, shows_exit[hand]),
            &bags[hand],
            &send,
        )
    };
    html! {
        <section class={classes!("contest", "live", (duellists.persons().count() == 2).then_some("two"))}>
            { for duellists.persons().map(half) }
            <div class="seam">{ pause_button(screen.status.pause_asked, &send) }</div>
        </section>
    }
}

/// Renders both camps, what to look for, and instructions for a duel. Two persons find their names in large letters
/// where their halves of the screen will be, each in their own direction. With more at the table, where others sat there
/// before, each of the two touches their name to be ready.
fn duel_introduction(duellists: &Duellists, state: &Dschamal, ready: [bool; 2], send: &Callback<DuelInput>) -> Html {
    let camps = duellists.camps(state);
    let are_two = duellists.persons().count() == 2;
    let is_asked = are_two && state.seats() > 2;
    let by_touch = match (are_two, is_asked) {
        (_, true) => dschamal::duel_by_touch_ready(),
        (true, false) => dschamal::duel_by_touch(),
        (false, false) => "",
    };
    let place = |hand: usize| {
        let onclick = is_asked.then(|| send.reform(move |_| DuelInput::Ready(hand)));
        let says = if ready[hand] { dschamal::is_ready() } else { dschamal::touch_if_ready() };
        html! {
            <div class={format!("place place-{hand} look-{}", duellists.look(hand))}>
                <b>{ duellists.name(hand).to_owned() }</b>
                { wanted(&duellists.camps_for(hand, state)) }
                if let Some(onclick) = onclick {
                    <button class="button by-touch" aria-pressed={ready[hand].to_string()} {onclick}>{ says }</button>
                }
            </div>
        }
    };
    html! {
        <section class="contest" aria-label={bag_label(&camps)}>
            { camp_lines(&camps, true) }
            <div class="sack-view called">
                if are_two {
                    { place(1) }
                } else {
                    { wanted(&camps) }
                }
                <b class="shaken">{ dschamal::duel() }</b>
                <p>{ dschamal::duel_how() }</p>
                <p class="by-touch">{ by_touch }</p>
                <p class="by-keys">{ duellists.key_instructions() }</p>
                <p class="unseen">{ dschamal::duel_calmly() }</p>
                if are_two {
                    { place(0) }
                }
            </div>
        </section>
    }
}

/// Renders the button that pauses, which has to be pressed twice.
fn pause_button(is_asked: bool, send: &Callback<DuelInput>) -> Html {
    let onpointerdown = callback(send.clone(), |event: PointerEvent, send| {
        event.prevent_default();
        send.emit(DuelInput::PressPause(event.time_stamp()));
    });
    let (label, shown) =
        if is_asked { (dschamal::pause_again(), dschamal::pause_again_shown()) } else { (dschamal::pause(), "‖") };
    html! { <button class="icon pause" aria-label={label} {onpointerdown}>{ shown }</button> }
}

/// Window events after which a hand may be unattended.
const LEFT: [&str; 3] = ["blur", "visibilitychange", "resize"];

/// Returns the state of a live duel to render, the bags of its hands, and the callback for its inputs. Animation frames
/// are its clock. Its outcome goes to `on_over`, and what is kept of it to `on_keep`.
#[hook]
fn use_duel_runner(
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

/// Name of the setting that records that a hand was moved on this device.
const MOVED: &str = "duel-moved";

/// Returns for each hand whether its player is shown the hint: in the first duel until the hand moves, and whenever it
/// is idle.
#[hook]
fn use_exit_hint(status: &DuelStatus) -> [bool; 2] {
    let is_first = use_state(|| settings::get(MOVED).is_none());
    use_effect_on(status.moved.contains(&true), |has_moved| {
        if *has_moved {
            settings::set(MOVED, "yes");
        }
    });
    [0, 1].map(|hand| status.idle[hand] || (*is_first && !status.moved[hand]))
}

/// The requested animation frame, which is cancelled when this is emptied.
type Next = Rc<RefCell<Option<AnimationFrame>>>;

/// Calls `paint` at each animation frame while `moves` is `true`.
#[hook]
fn use_frames(moves: bool, paint: Callback<()>) {
    use_effect_on((moves, paint), |(moves, paint)| {
        let next = Next::default();
        if *moves {
            ask(&next, paint.clone());
        }
        move || drop(next.take())
    });
}

fn ask(next: &Next, paint: Callback<()>) {
    let after = next.clone();
    let frame = request_animation_frame(move |_| {
        ask(&after, paint.clone());
        paint.emit(());
    });
    next.replace(Some(frame));
}

/// Renders what a hand wins by: the shapes of its own camp, which comes first, and of the other one, and the camel.
fn wanted(camps: &[CampLine; 2]) -> Html {
    let shapes = wanted_shapes(camps).into_iter().map(|shape| shape_icon(Outline::Whole(shape)));
    html! {
        <p class="wanted">
            if shapes.len() == 0 {
                { dschamal::wanted_camel() }
            } else {
                { dschamal::wanted() }{ " " }{ for shapes }{ " " }<span class="too">{ dschamal::wanted_camel_too() }</span>
            }
            { " " }{ shape_icon(Outline::Camel) }
        </p>
    }
}
