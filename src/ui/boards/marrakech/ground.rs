//! The background of the market.

use yew::{Html, component, html};

/// SVG path of all tracks, each once; a test compares it with the rules.
const TRACKS: &str = "M56 342A22 22 0 1 1 34 320M100 342A22 22 0 0 0 144 342M188 342A22 22 0 0 0 232 342M276 342A22 22 0 0 0 320 342M342 320A22 22 0 0 0 342 276M34 276A22 22 0 0 1 34 232M342 232A22 22 0 0 0 342 188M34 188A22 22 0 0 1 34 144M342 144A22 22 0 0 0 342 100M34 100A22 22 0 0 1 34 56M56 34A22 22 0 0 1 100 34M144 34A22 22 0 0 1 188 34M232 34A22 22 0 0 1 276 34M320 34A22 22 0 1 1 342 56";

/// The ground of the market: squares of zellige tiles, and the tracks around them (M5).
#[component]
pub fn Ground() -> Html {
    html! {
        <>
            <defs>
                <pattern id="tiles" x="34" y="34" width="44" height="44" patternUnits="userSpaceOnUse">
                    <path class="ground" d="M0 0H44V44H0z" />
                    <path class="grout" d="M0 .5H44M.5 0V44" />
                    <path class="star" d="M22 14l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
                    <path class="star faint" d="M22 17.5l3.2 1.3 1.3 3.2-1.3 3.2-3.2 1.3-3.2-1.3-1.3-3.2 1.3-3.2z" />
                </pattern>
                <path id="tracks" d={TRACKS} />
            </defs>
            <g class="tracks">
                <use href="#tracks" />
                <use href="#tracks" class="light" />
                <use href="#tracks" class="dark" />
                <use href="#tracks" class="light inner" />
                <use href="#tracks" class="dark inner" />
            </g>
            <rect class="frame" x="29" y="29" width="318" height="318" rx="5" />
            <rect class="inlay" x="31.5" y="31.5" width="313" height="313" rx="2" />
            <path fill="url(#tiles)" d="M34 34H342V342H34z" />
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::TRACKS;
    use crate::rules::marrakech::{Heading, Square, step};
    use crate::scene::marrakech::geometry::{Arc, RADIUS};

    /// Returns the path of all tracks of the rules, each once: the rules have every track from both ends, which are two
    /// squares, or one corner twice.
    fn tracks() -> String {
        let mut drawn: Vec<Arc> = Vec::new();
        for (square, heading) in Square::all().flat_map(|square| Heading::ALL.map(|heading| (square, heading))) {
            let Some(arc) = Arc::of(&step(square, heading)) else {
                continue;
            };
            if !drawn.iter().any(|track| track.start == arc.end && track.end == arc.start) {
                drawn.push(arc);
            }
        }
        let path = |arc: &Arc| {
            let (start, end) = (arc.start, arc.end);
            let large = u8::from(arc.twelfths.abs() > 6);
            let clockwise = u8::from(arc.twelfths > 0);
            format!("M{} {}A{RADIUS} {RADIUS} 0 {large} {clockwise} {} {}", start.0, start.1, end.0, end.1)
        };
        drawn.iter().map(path).collect()
    }

    #[test]
    fn m5_the_tracks_of_the_rules_are_drawn() {
        assert_eq!(TRACKS, tracks());
    }
}
