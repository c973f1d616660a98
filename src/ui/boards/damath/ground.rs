//! The background of the board.

use yew::{Html, component, html};

/// Slate and maple squares in a frame, with the gradients, patterns and arrowhead that other parts of the board use.
#[component]
pub fn Ground() -> Html {
    html! {
        <>
            <defs>
                <linearGradient id="walnut" x2="1" y2="1">
                    <stop class="walnut-a" />
                    <stop class="walnut-b" offset=".5" />
                    <stop class="walnut-a" offset="1" />
                </linearGradient>
                <radialGradient id="turned" cx=".36" cy=".3" r=".8">
                    <stop stop-color="#fff" stop-opacity=".5" />
                    <stop offset=".5" stop-color="#fff" stop-opacity="0" />
                    <stop offset="1" stop-opacity=".28" />
                </radialGradient>
                <pattern id="field" x="14" y="14" width="88" height="88" patternUnits="userSpaceOnUse">
                    <path class="maple" d="M0 0H88V88H0z" />
                    <path class="grain" d="M46 6c14 3 28-3 42 0M44 15c12-2 30 4 44 1M44 22c10 4 18-3 26 0s12 4 18 2M46 31c16-4 26 3 42 0M44 39c14 2 30-3 44 1M0 50c12-3 28 3 44 0M2 58c14 4 26-2 42 1M0 67c10-2 14 4 24 2s12-3 20-1M0 76c16 3 28-3 44 0M0 84c12-3 30 2 44 0" />
                    <path class="slate" d="M0 0H44V44H0zM44 44H88V88H44z" />
                    <path class="dust" d="M5 33C14 22 30 27 39 10M8 13C18 8 30 16 37 34M51 80C62 66 70 76 82 58M50 56C64 50 72 66 84 78" />
                    <path class="edge" d="M.6 44V.6H44M44.6 88V44.6H88" />
                </pattern>
                <pattern id="chalk" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(31)">
                    <path class="stick" d="M0 0H9V9H0z" />
                    <path class="speck" d="M1 2h.6M5.4 4.6h.9M2.4 7h.5" />
                </pattern>
                <marker id="tip" viewBox="-6 -5 8 10" markerWidth="4" markerHeight="4" orient="auto">
                    <path d="M-6-5 2 0-6 5z" />
                </marker>
            </defs>
            <rect fill="url(#walnut)" width="380" height="380" rx="9" />
            <path class="mitre" d="M2.6 2.6 12 12M377.4 2.6 368 12M2.6 377.4 12 368M377.4 377.4 368 368" />
            <rect class="brass" x="11.5" y="11.5" width="357" height="357" rx="2" />
            <path fill="url(#field)" d="M14 14H366V366H14z" />
        </>
    }
}
