//! The clocks of a match.

use yew::{Html, html};

use crate::play::ClockFace;

/// Renders the running clocks, with their announcements for screen readers.
pub fn clock_faces(faces: &[ClockFace]) -> Html {
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
