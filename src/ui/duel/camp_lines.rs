//! The camps of both duellists, as lines of outlines.

use yew::{Html, classes, html};

use super::shape_icon::shape_icon;
use crate::play::bag::CampLine;
use crate::rules::dschamal::Outline;
use crate::words::dschamal;

/// Renders both camps, one below the other. `aloud` adds a text for screen readers.
pub fn camp_lines(camps: &[CampLine; 2], aloud: bool) -> Html {
    let lines = camps.iter().zip(0..).map(|(camp, hand)| line(camp, hand, aloud));
    html! { <div class="camp-lines">{ for lines }</div> }
}

fn line(camp: &CampLine, hand: u8, aloud: bool) -> Html {
    let icons = camp.shapes.iter().map(|&shape| shape_icon(Outline::Whole(shape)));
    html! {
        <p key={hand} class={classes!("camp-line", format!("look-{}", camp.look))}>
            <b aria-hidden={aloud.then_some("true")}>{ &camp.name }</b>
            { for icons }
            if camp.shapes.is_empty() {
                <span aria-hidden={aloud.then_some("true")}>{ dschamal::camp_is_empty() }</span>
            }
            if aloud {
                <span class="unseen">{ &camp.text }</span>
            }
        </p>
    }
}
