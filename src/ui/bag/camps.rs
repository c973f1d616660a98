//! What the two who duel have before them, by shape: what every hand in the bag has in mind (B2).

use yew::Html;

use super::Two;
use crate::rules::dschamal::{Dschamal, Outline, Shape};
use crate::ui::boards::outlines::lines;
use crate::ui::parts::{element, tag, text};

/// The shapes before one of the two.
pub struct Camp {
    name: String,
    look: u8,
    shapes: Vec<Shape>,
}

/// Both camps, the bag master's first.
pub fn of(state: &Dschamal, two: &Two) -> [Camp; 2] {
    [0, 1].map(|hand| {
        let camp = state.camp(two.seats[hand]) & !state.locked();
        Camp {
            name: two.names[hand].clone(),
            look: two.looks[hand],
            shapes: Shape::ALL.into_iter().filter(|&shape| camp.has(shape)).collect(),
        }
    })
}

/// The camp as a line of outlines; `aloud` says their names too.
pub fn draw(camp: &Camp, aloud: bool) -> Html {
    let drawn = |shape: &Shape| {
        let lines = lines(Outline::Whole(*shape));
        format!("<path d=\"{}\"/><path d=\"{}\"/>", lines.outline, lines.relief)
    };
    let picture = |shape: &Shape| {
        let svg = format!("<svg viewBox=\"-13 -13 26 26\" aria-hidden=\"true\">{}</svg>", drawn(shape));
        Html::from_html_unchecked(svg.into())
    };
    let mut parts = vec![text("b", "", &camp.name)];
    parts.extend(camp.shapes.iter().map(picture));
    if aloud {
        let shapes: Vec<_> = camp.shapes.iter().map(ToString::to_string).collect();
        let shapes = if shapes.is_empty() { "nothing to win by".into() } else { shapes.join(", ") };
        parts.push(text("span", "unseen", &format!(", {shapes}")));
    }
    tag("p", &["class"], &[&format!("camp-line look-{}", camp.look)], parts)
}

/// Both camps, one below the other.
pub fn both(camps: &[Camp; 2], aloud: bool) -> Html {
    element("div", "camp-lines", camps.iter().map(|camp| draw(camp, aloud)).collect())
}
