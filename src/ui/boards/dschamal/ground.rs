//! The background of the table.

use yew::{Html, component, html};

use crate::scene::dschamal::geometry::WHOLE;

/// The medallion of the carpet, centred at the origin: classes and paths from the outermost lozenge to the innermost.
const MEDALLION: [(&str, &str); 6] = [
    ("wool-dark", "M-46 0 0-38 46 0 0 38z"),
    ("wool-bone", "M-37 0 0-31 37 0 0 31z"),
    ("wool-deep", "M-32 0 0-27 32 0 0 27z"),
    ("wool-dark", "M-19 0 0-16 19 0 0 16z"),
    ("wool-bone", "M-13 0 0-11 13 0 0 11z"),
    ("wool-red", "M-8 0 0-7 8 0 0 7z"),
];

/// The carpet with its lamp, and the gradients and patterns that mats, bag and pieces use.
#[component]
pub fn Ground() -> Html {
    let whole = WHOLE.to_string();
    let medallion = |x: i32| {
        html! {
            <g transform={format!("translate({x} 180)")}>
                { for MEDALLION.iter().map(|(class, d)| html! { <path class={*class} d={*d} /> }) }
            </g>
        }
    };
    html! {
        <>
            <defs>
                <radialGradient id="jute" cx=".34" cy=".34" r=".85">
                    <stop stop-color="#dba868" />
                    <stop offset=".5" stop-color="#966237" />
                    <stop offset="1" stop-color="#42250f" />
                </radialGradient>
                <pattern id="weft" width="5" height="5" patternUnits="userSpaceOnUse">
                    <path d="M0 1h3M2.5 3.5h3M1 0v2M3.5 2.5v2" stroke="#ffdf9f" stroke-opacity=".16" />
                </pattern>
                <pattern id="rib" width="6" height="4" patternUnits="userSpaceOnUse">
                    <path d="M0 1h3M3 3h3" stroke="#000" stroke-opacity=".13" />
                </pattern>
                <pattern id="wool-rib" width="5" height="3" patternUnits="userSpaceOnUse">
                    <path d="M0 1h5M0 2.5h5" stroke="#7a4b16" stroke-opacity=".13" stroke-width=".6" />
                </pattern>
                <pattern id="quilt" y="20" width="44" height="44" patternUnits="userSpaceOnUse">
                    <path d="M22 0 44 22 22 44 0 22z" class="stitches" />
                </pattern>
                <pattern id="sadu" width="14" height="12" patternUnits="userSpaceOnUse">
                    <path class="wool-dark" d="M0 0h14v12H0z" />
                    <path class="wool-bone" d="M0 12 7 2 14 12z" />
                    <path class="wool-red" d="M3.5 12 7 7 10.5 12z" />
                </pattern>
                <radialGradient id="lamp-light" cx=".34" cy=".52" r=".7">
                    <stop stop-color="#ffdc96" stop-opacity=".5" />
                    <stop offset=".5" stop-color="#ffc46a" stop-opacity=".16" />
                    <stop offset="1" stop-color="#1a0803" stop-opacity=".34" />
                </radialGradient>
                <radialGradient id="flame">
                    <stop stop-color="#fff6d0" />
                    <stop offset=".3" stop-color="#ffd678" stop-opacity=".8" />
                    <stop offset="1" stop-color="#ffb640" stop-opacity="0" />
                </radialGradient>
                <radialGradient id="ball" cx=".36" cy=".3" r=".8">
                    <stop stop-color="#fff" stop-opacity=".62" />
                    <stop offset=".42" stop-color="#fff" stop-opacity="0" />
                    <stop offset="1" stop-color="#1a0803" stop-opacity=".55" />
                </radialGradient>
                <linearGradient id="turned">
                    <stop stop-color="#fff" stop-opacity=".1" />
                    <stop offset=".28" stop-color="#fff" stop-opacity=".42" />
                    <stop offset=".5" stop-color="#fff" stop-opacity="0" />
                    <stop offset="1" stop-color="#1a0803" stop-opacity=".55" />
                </linearGradient>
                <linearGradient id="slope" x2=".9" y2="1">
                    <stop stop-color="#fff" stop-opacity=".3" />
                    <stop offset=".45" stop-color="#fff" stop-opacity="0" />
                    <stop offset="1" stop-color="#1a0803" stop-opacity=".42" />
                </linearGradient>
                <pattern id="grain-blue" width="4" height="3.4" patternUnits="userSpaceOnUse">
                    <path d="M0 1.1h4" stroke="#eaf2ff" stroke-opacity=".85" stroke-width=".95" />
                </pattern>
                <pattern id="grain-yellow" width="4.4" height="4.4" patternUnits="userSpaceOnUse">
                    <path d="M1.1 1.1h0M3.3 3.3h0" stroke="#5a2f06" stroke-width="1.7" stroke-linecap="round" />
                </pattern>
                <pattern id="grain-brown" width="4.2" height="4.2" patternUnits="userSpaceOnUse">
                    <path d="M-1 1 1-1M0 4.2 4.2 0M3.2 5.2l2-2" stroke="#f3d3a4" stroke-opacity=".75" stroke-width=".85" />
                </pattern>
                <pattern id="grain-white" width="12" height="7" patternUnits="userSpaceOnUse">
                    <path d="M0 2q3-1.5 6 0t6 0M0 5.5q4 1 7 0t5 0" fill="none" stroke="#b59a68" stroke-opacity=".35" stroke-width=".5" />
                </pattern>
            </defs>
            <rect class="carpet" width={whole.clone()} height={whole.clone()} rx="8" />
            <rect fill="url(#rib)" width={whole.clone()} height={whole.clone()} rx="8" />
            <path fill="url(#sadu)" d="M0 120H360V132H0z" />
            <path fill="url(#sadu)" d="M0 120H360V132H0z" transform="matrix(1 0 0-1 0 360)" />
            <path class="gold-thread" d="M0 134.5H360M0 225.5H360" />
            { medallion(60) }
            { medallion(300) }
            <rect fill="url(#lamp-light)" width={whole.clone()} height={whole} rx="8" />
            <g transform="translate(106 214)scale(.8)">
                <circle fill="url(#flame)" cx="-21" cy="-15" r="26" />
                <ellipse class="shade" cx="2" cy="12" rx="24" ry="5" />
                <path class="brass-deep" d="M-10 10H12L8 5H-6zM-22-6C-16-4-14-8-6-9 2-11 12-10 17-4 21 0 16 6 8 6H-4C-12 6-16 0-22-6z" />
                <path class="brass" d="M-22-6C-16-4-14-8-6-9 2-11 12-10 17-4 10 2-14 2-22-6z" />
                <path class="handle" d="M16-5C28-12 30 3 17 1" />
                <path class="brass" d="M-4-9C-3-13 5-13 6-9M1-15a2 2 0 1 0 .1 0" />
                <path class="fire" d="M-22-7C-27-13-23-18-21-24-17-17-17-12-20-7z" />
            </g>
        </>
    }
}
