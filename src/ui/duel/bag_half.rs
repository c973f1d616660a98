//! A hand's half of the screen in a live duel.

use yew::{Callback, Html, NodeRef, PointerEvent, classes, html};

use super::camp_lines::camp_lines;
use super::canvas::HAND;
use super::duel_runner::DuelInput;
use crate::play::bag::{CampLine, DuelStatus, Duellists};
use crate::ui::callback::callback;
use crate::words::dschamal;

/// The texts of the countdown; empty before "1" and some time after "3".
const COUNT: [&str; 4] = ["", "1", "2", "3"];

/// SVG path of an arrow from a hand to the rim.
const ARROW: &str = "M0 52V76m-7-8 7 8 7-8";

/// Renders the bag as a hand feels it, and below its rim the camps and the shout button. `shows_exit` hints that a
/// piece is dragged out over the rim.
pub fn bag_half(
    hand: usize,
    duellists: &Duellists,
    camps: &[CampLine; 2],
    (status, shows_exit): (&DuelStatus, bool),
    bag: &NodeRef,
    send: &Callback<DuelInput>,
) -> Html {
    let point = callback((hand, send.clone()), |event: PointerEvent, (hand, send)| {
        // A press must not take the focus from the hand that keys move.
        event.prevent_default();
        send.emit(DuelInput::Point(*hand, event));
    });
    let is_by_d = duellists.persons().count() == 2 && hand == 0;
    let (key_name, key_shown) = if is_by_d { ("D", "D") } else { ("Enter", dschamal::key_enter()) };
    // The countdown is visible in every half, but announced once.
    let live = if hand == duellists.keyboard_hand() { "assertive" } else { "off" };
    html! {
        <div key={hand} class={classes!("half", format!("half-{hand}"), format!("look-{}", duellists.look(hand)))}>
            <div
                ref={bag}
                class="dark"
                tabindex="-1"
                role="img"
                aria-label={dschamal::hand_of(duellists.who(hand))}
                onpointerdown={&point}
                onpointermove={&point}
                onpointerup={&point}
                onpointercancel={&point}
            >
                <canvas />
                if duellists.skill(1 - hand).is_some() {
                    { rival(duellists.look(1 - hand), status.grips[1 - hand]) }
                }
            </div>
            if shows_exit {
                <div class="way" aria-hidden="true">
                    <svg viewBox="-22 -4 44 84"><path class="hand" d={HAND} /><path class="arrow" d={ARROW} /></svg>
                </div>
            }
            <b class="whose">{ duellists.name(hand).to_owned() }</b>
            <p class="count" aria-live={live}>{ COUNT[usize::from(status.count) % COUNT.len()] }</p>
            <p class="held-back" role="status">{ told(status, hand) }</p>
            <div class="below">
                { camp_lines(camps, false) }
                { shout_button(hand, (key_name, key_shown), status.shouted[hand], send) }
            </div>
        </div>
    }
}

/// Renders the hand of a bot at the far rim, which the canvas moves. It tugs at the cloth when it holds a piece.
fn rival(look: u8, grips: bool) -> Html {
    html! {
        <div class={classes!("rival", format!("look-{look}"), grips.then_some("grips"))} aria-hidden="true">
            <svg viewBox="-22 -4 44 50"><path d={HAND} /></svg>
        </div>
    }
}

/// Returns what a player is told over the bag: that the hand is held back, or empty.
fn told(status: &DuelStatus, hand: usize) -> &'static str {
    if status.held_back[hand] {
        dschamal::held_back()
    } else if status.empty[hand] {
        dschamal::empty_hand()
    } else {
        ""
    }
}

/// Renders the button that shouts. It reacts to the pointer going down.
fn shout_button(
    hand: usize,
    (key_name, key_shown): (&'static str, &'static str),
    shouted: bool,
    send: &Callback<DuelInput>,
) -> Html {
    let onpointerdown = callback((hand, send.clone()), |event: PointerEvent, (hand, send)| {
        event.prevent_default();
        send.emit(DuelInput::Shout(*hand, event.time_stamp()));
    });
    let class = classes!("button", "main", "shout", shouted.then_some("shouted"));
    html! {
        <button {class} tabindex="-1" aria-keyshortcuts={key_name} {onpointerdown}>
            { dschamal::shout() }
            <small class="by-keys">{ key_shown }</small>
        </button>
    }
}
