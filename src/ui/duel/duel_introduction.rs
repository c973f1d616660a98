//! The introduction of a live duel.

use yew::{Html, html};

use super::bag_label::bag_label;
use super::camp_lines::camp_lines;
use super::wanted::wanted;
use crate::play::bag::Duellists;
use crate::rules::dschamal::Dschamal;
use crate::words::dschamal;

/// Renders both camps, what to look for, and instructions for a duel. Two persons find their names in large letters
/// where their halves of the screen will be, each in their own direction.
pub fn duel_introduction(duellists: &Duellists, state: &Dschamal) -> Html {
    let camps = duellists.camps(state);
    let are_two = duellists.persons().count() == 2;
    let by_touch = if are_two { dschamal::duel_by_touch() } else { "" };
    let place = |hand: usize| {
        html! {
            <div class={format!("place place-{hand} look-{}", duellists.look(hand))}>
                <b>{ duellists.name(hand).to_owned() }</b>
                { wanted(&duellists.camps_for(hand, state)) }
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
