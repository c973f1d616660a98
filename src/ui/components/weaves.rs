//! The weaves of the players' looks.

use yew::{Html, html};

/// A line of a weave, or a filled shape: its CSS class, its stroke width if it is a line, and its path.
type Thread = (&'static str, Option<&'static str>, &'static str);

/// The threads of each look.
const WEAVES: [&[Thread]; 8] = [
    &[("fill-deep", None, "M5 0 10 5 5 10 0 5Z"), ("fill-light", None, "M5 2.6 7.4 5 5 7.4 2.6 5Z")],
    &[("line-deep", Some("1.6"), "M0 1.5h10M0 8.5h10"), ("line-light", Some("1.6"), "M0 5h2M3.33 5h2M6.66 5h2")],
    &[
        ("line-light", Some("1.3"), "M0 3.5 5 .5 10 3.5M0 8.5 5 5.5 10 8.5"),
        ("line-deep", Some("1.3"), "M0 6 5 3 10 6M0 11 5 8 10 11M0 1 5-2 10 1"),
    ],
    &[
        ("line-light", Some("1.5"), "M5 1v8M1 5h8"),
        ("fill-deep", None, "M0 0h1.6v1.6H0zM8.4 0H10v1.6H8.4zM0 8.4h1.6V10H0zM8.4 8.4H10V10H8.4z"),
    ],
    &[
        ("line-light", Some("1.5"), "M0 0A5 5 0 0 0 10 0M-5 5A5 5 0 0 0 5 5 5 5 0 0 0 15 5"),
        (
            "line-deep",
            Some("1"),
            "M0-2.4A5 5 0 0 0 10-2.4M0 7.6A5 5 0 0 0 10 7.6M-5 2.6A5 5 0 0 0 5 2.6 5 5 0 0 0 15 2.6",
        ),
    ],
    &[
        ("fill-deep", None, "M0 0h5v5H0zM5 5h5v5H5z"),
        ("fill-light", None, "M1.6 6.6h1.8v1.8H1.6zM6.6 1.6h1.8v1.8H6.6z"),
    ],
    &[("line-light", Some("2"), "M-2 2 2-2M-2 12 12-2M8 12l4-4"), ("line-deep", Some("1.6"), "M-2 7 7-2M3 12 12 3")],
    &[
        (
            "fill-light",
            None,
            "M.8 2.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M5.8 7.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0",
        ),
        (
            "fill-deep",
            None,
            "M6.4 2.5a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0M1.4 7.5a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0",
        ),
    ],
];

/// Renders the weaves as SVG patterns with the ids `weave-0` and so on, which every drawing of a page can use. Needed
/// once on a page.
pub fn weaves() -> Html {
    let thread = |(class, width, d): &Thread| html! { <path class={*class} stroke-width={*width} d={*d} /> };
    let pattern = |(look, threads): (usize, &&[Thread])| {
        html! {
            <pattern
                key={look}
                id={format!("weave-{look}")}
                class={format!("look-{look}")}
                width="10"
                height="10"
                patternUnits="userSpaceOnUse"
            >
                <path class="fill-seat" d="M0 0h10v10H0z" />
                { for threads.iter().map(thread) }
            </pattern>
        }
    };
    html! {
        <svg class="weaves" width="0" height="0" aria-hidden="true">
            <defs>{ for WEAVES.iter().enumerate().map(pattern) }</defs>
        </svg>
    }
}
