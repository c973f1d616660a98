//! The camps of the two who duel, as lines of outlines.

use yew::{Html, Properties, classes, component, html};

use super::shape_icon::ShapeIcon;
use crate::play::bag::CampLine;

/// The props of the lines.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The camps, the bag master's first.
    pub camps: [CampLine; 2],
    /// Whether the lines say what they show to those who do not see it.
    pub aloud: bool,
}

/// Both camps, one below the other.
#[component]
pub fn CampLines(props: &Props) -> Html {
    let lines = props.camps.iter().zip(0..).map(|(camp, hand)| line(camp, hand, props.aloud));
    html! { <div class="camp-lines">{ for lines }</div> }
}

fn line(camp: &CampLine, hand: u8, aloud: bool) -> Html {
    let icons = camp.shapes.iter().map(|&shape| html! { <ShapeIcon key={shape as usize} {shape} /> });
    html! {
        <p key={hand} class={classes!("camp-line", format!("look-{}", camp.look))}>
            <b aria-hidden={aloud.then_some("true")}>{ &camp.name }</b>
            { for icons }
            if aloud {
                <span class="unseen">{ &camp.said }</span>
            }
        </p>
    }
}
