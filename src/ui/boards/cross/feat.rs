//! What is celebrated on the cross.

use yew::{Html, Properties, component, html};

use crate::scene::cross;
use crate::scene::cross::geometry::Point;
use crate::ui::boards::transform::translate;

/// Eight rays around the origin.
const RAYS: &str =
    "M0-12V-24M0 12V24M-12 0H-24M12 0H24M8.5-8.5l8.5-8.5M8.5 8.5l8.5 8.5M-8.5 8.5l-8.5 8.5M-8.5-8.5l-8.5-8.5";

/// A marigold, and a crown.
const MARIGOLD: &str =
    "M0-4Q2-5.4 2.8-2.8 5.4-2 4 0 5.4 2 2.8 2.8 2 5.4 0 4-2 5.4-2.8 2.8-5.4 2-4 0-5.4-2-2.8-2.8-2-5.4 0-4Z";
const CROWN: &str = "M-10 7-12-7-5.5-1 0-10 5.5-1 12-7 10 7Z";

#[derive(Clone, PartialEq, Properties)]
pub struct FeatProps {
    /// Its place, in board units.
    pub at: Point,
    /// What is celebrated.
    pub feat: cross::Feat,
}

/// A moment of rings, rays and flowers: rings spread, rays fly out, marigolds scatter, a ring closes where a piece was
/// struck, and a crown rises where another player leads. The style sheet has their motion and their length; with reduced
/// motion a still sign stands for them.
#[component]
pub fn Feat(FeatProps { at, feat }: &FeatProps) -> Html {
    let ring = |r: &'static str| html! { <circle class="spread" {r} /> };
    let rays = || html! { <path class="fly" d={RAYS} /> };
    let parts = match feat {
        cross::Feat::Earned => html! { <>{ ring("12") }{ ring("20") }{ rays() }{ marigolds(0) }</> },
        cross::Feat::Hit => rays(),
        cross::Feat::Struck => html! { <circle class="close" r="18" /> },
        cross::Feat::Home => html! { <>{ ring("16") }{ marigolds(0) }</> },
        cross::Feat::AllHome => html! {
            <g transform="scale(2)">{ ring("16") }{ rays() }{ marigolds(0) }{ marigolds(22) }</g>
        },
        cross::Feat::Lead => html! { <path class="crown" d={CROWN} /> },
    };
    html! { <g class={if *feat == cross::Feat::Hit { "feat hit" } else { "feat" }} transform={translate(*at)}>{ parts }</g> }
}

/// Renders eight flowers that scatter in all directions, the first of them in this one, in degrees.
fn marigolds(first: u16) -> Html {
    let marigold = |nth: u16| {
        html! { <g key={nth} transform={format!("rotate({})", first + 45 * nth)}><path class="marigold" d={MARIGOLD} /></g> }
    };
    html! { <g class="marigolds">{ for (0..8).map(marigold) }</g> }
}
