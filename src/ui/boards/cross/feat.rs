//! What is celebrated on the cross.

use yew::{Html, Properties, component, html};

use crate::scene::cross;
use crate::scene::cross::geometry::Point;
use crate::ui::boards::transform::translate;

/// Eight rays around the origin.
const RAYS: &str =
    "M0-12V-24M0 12V24M-12 0H-24M12 0H24M8.5-8.5l8.5-8.5M8.5 8.5l8.5 8.5M-8.5 8.5l-8.5 8.5M-8.5-8.5l-8.5-8.5";

#[derive(Clone, PartialEq, Properties)]
pub struct FeatProps {
    /// Its place, in board units.
    pub at: Point,
    /// What is celebrated.
    pub feat: cross::Feat,
}

/// A moment of rings and rays: rings spread, rays fly out, and a ring closes where a piece was struck. The style sheet
/// has their motion and their length.
#[component]
pub fn Feat(FeatProps { at, feat }: &FeatProps) -> Html {
    let ring = |r: &'static str| html! { <circle class="spread" {r} /> };
    let parts = match feat {
        cross::Feat::Earned => html! { <>{ ring("12") }{ ring("20") }<path class="fly" d={RAYS} /></> },
        cross::Feat::Hit => html! { <path class="fly" d={RAYS} /> },
        cross::Feat::Struck => html! { <circle class="close" r="18" /> },
        cross::Feat::AllHome => html! { <g transform="scale(2)">{ ring("16") }<path class="fly" d={RAYS} /></g> },
    };
    html! { <g class={if *feat == cross::Feat::Hit { "feat hit" } else { "feat" }} transform={translate(*at)}>{ parts }</g> }
}
