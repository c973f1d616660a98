//! The festive decoration at the end of a match.

use yew::{Html, html};

/// The numbers of the pennants that would hang before the lanterns.
const AT_LANTERNS: [i32; 2] = [1, 11];

/// Renders a garland of the winners' weaves between lanterns.
pub fn garland(winners: &[u8]) -> Html {
    let pennant = |(number, look): (i32, &u8)| {
        let x = 16 + 24 * number;
        // The cord sags.
        let y = 4 + 14 * (160 * 160 - (x - 160) * (x - 160)) / (160 * 160);
        html! {
            <g key={number} class={format!("look-{look}")}><path class="weave" d={format!("M{} {y}h18l-9 24z", x - 9)} /></g>
        }
    };
    html! {
        <svg class="feast" viewBox="0 0 320 62" aria-hidden="true">
            { lanterns() }
            { for (0..13).filter(|number| !AT_LANTERNS.contains(number)).zip(winners.iter().cycle()).map(pennant) }
        </svg>
    }
}

/// Two lanterns and the cord between them.
fn lanterns() -> Html {
    html! {
        <>
            <path class="cord" d="M0 4Q160 32 320 4" />
            <g class="lantern">
                <path class="cord" d="M40 10v8M280 10v8" />
                <circle class="halo" cx="40" cy="36" r="20" />
                <circle class="halo" cx="280" cy="36" r="20" />
                <path class="brass" d="M40 16l5 7h6l3 4v16l-6 8h-16l-6-8v-16l3-4h6zM280 16l5 7h6l3 4v16l-6 8h-16l-6-8v-16l3-4h6z" />
                <path class="flame" d="M32 29h5v13h-5zM43 29h5v13h-5zM272 29h5v13h-5zM283 29h5v13h-5zM40 52l-3 6h6zM280 52l-3 6h6z" />
            </g>
        </>
    }
}
