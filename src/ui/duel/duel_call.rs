//! The call to a live duel.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::camp_lines::camp_lines;
use crate::play::bag::{CampLine, Duellists};
use crate::ui::contexts::use_language;
use crate::words::dschamal;

/// The props of the call.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The two who duel.
    pub duellists: Rc<Duellists>,
    /// Their camps.
    pub camps: [CampLine; 2],
}

/// The camps of the two, and how a duel is fought.
#[component]
pub fn DuelCall(props: &Props) -> Html {
    use_language();
    let Props { duellists, camps } = props;
    let by_touch = if duellists.persons().count() == 2 { dschamal::duel_by_touch() } else { "" };
    html! {
        <section class="contest" aria-label={dschamal::bag()}>
            { camp_lines(camps, true) }
            <div class="sack-view called">
                <b class="shaken">{ dschamal::duel() }</b>
                <p>{ dschamal::duel_how() }</p>
                <p class="by-touch">{ by_touch }</p>
                <p class="by-keys">{ duellists.keys_told() }</p>
                <p class="unseen">{ dschamal::duel_calmly() }</p>
            </div>
        </section>
    }
}
