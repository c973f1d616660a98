//! The clocks of a match.

use yew::{Html, Properties, component, html};

use crate::play::ClockFace;

/// Properties of [`ClockFaces`].
#[derive(Clone, PartialEq, Properties)]
pub struct ClockFacesProps {
    /// The running clocks.
    pub faces: Vec<ClockFace>,
}

/// The running clocks, with their announcements for screen readers.
#[component]
pub fn ClockFaces(ClockFacesProps { faces }: &ClockFacesProps) -> Html {
    let face = |face: &ClockFace| {
        let class = if face.almost_up { "clock near" } else { "clock" };
        html! { <span key={face.name} {class} role="timer"><small>{ face.name }</small>{ &face.left }</span> }
    };
    let says: String = faces.iter().map(|face| face.announcement.as_str()).collect();
    html! {
        <>
            { for faces.iter().map(face) }
            <span class="unseen" aria-live="assertive">{ says }</span>
        </>
    }
}
