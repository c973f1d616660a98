//! The cloth that the board is embroidered on.

use yew::{Html, component, html};

use super::pawn::pawn_shapes;

/// The cloth under the four arms, in coordinates around the board's centre.
#[component]
pub fn Cloth() -> Html {
    html! {
        <>
            <defs>
                <pattern id="patch" y="10" width="20" height="20" patternUnits="userSpaceOnUse">
                    <rect class="silk" x="-9.1" y=".9" width="18.2" height="18.2" rx="2.6" />
                    <rect class="silk" x="10.9" y=".9" width="18.2" height="18.2" rx="2.6" />
                </pattern>
                { pawn_shapes() }
                <path id="cloth" d="M-34-186q0-8 8-8h52q8 0 8 8V-34H186q8 0 8 8v52q0 8-8 8H34V186q0 8-8 8h-52q-8 0-8-8V34H-186q-8 0-8-8v-52q0-8 8-8H-34Z" />
            </defs>
            <use href="#cloth" class="shadow" y="2.5" />
            <use href="#cloth" class="cloth" />
            <path class="hem" d="M-32-185q0-7 7-7h50q7 0 7 7V-32H185q7 0 7 7v50q0 7-7 7H32V185q0 7-7 7h-50q-7 0-7-7V32H-185q-7 0-7-7v-50q0-7 7-7H-32Z" />
            <rect class="hearth" x="-29" y="-29" width="58" height="58" rx="5" />
            <rect class="braid" x="-26.8" y="-26.8" width="53.6" height="53.6" rx="3.4" />
        </>
    }
}
