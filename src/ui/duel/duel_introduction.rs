//! The introduction of a live duel.

use yew::{Html, html};

use super::bag_label::bag_label;
use super::camp_lines::camp_lines;
use crate::play::bag::{CampLine, Duellists};
use crate::words::dschamal;

/// Renders both camps, and instructions for a duel.
pub fn duel_introduction(duellists: &Duellists, camps: &[CampLine; 2]) -> Html {
    let by_touch = if duellists.persons().count() == 2 { dschamal::duel_by_touch() } else { "" };
    html! {
        <section class="contest" aria-label={bag_label(camps)}>
            { camp_lines(camps, true) }
            <div class="sack-view called">
                <b class="shaken">{ dschamal::duel() }</b>
                <p>{ dschamal::duel_how() }</p>
                <p class="by-touch">{ by_touch }</p>
                <p class="by-keys">{ duellists.key_instructions() }</p>
                <p class="unseen">{ dschamal::duel_calmly() }</p>
            </div>
        </section>
    }
}
