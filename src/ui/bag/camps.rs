//! What the two who duel have before them, by shape: what every hand in the bag has in mind (B2).

use yew::{Html, html};

use super::Two;
use crate::rules::dschamal::{Dschamal, Outline, Shape};
use crate::scene::dschamal::outlines::lines;
use crate::ui::parts::{element, tag, text, words};
use crate::words::{all_of, dschamal};

/// The shapes before one of the two.
pub struct Camp {
    hand: usize,
    shapes: Vec<Shape>,
}

/// Both camps, the bag master's first.
pub fn of(state: &Dschamal, two: &Two) -> [Camp; 2] {
    [0, 1].map(|hand| {
        let camp = state.camp(two.seats[hand]) & !state.locked();
        Camp { hand, shapes: Shape::ALL.into_iter().filter(|&shape| camp.has(shape)).collect() }
    })
}

/// The camp as a line of outlines; `aloud` says their names instead to those who hear.
fn render(camp: &Camp, two: &Two, aloud: bool) -> Html {
    let picture = |shape: &Shape| {
        let lines = lines(Outline::Whole(*shape));
        html! {
            <svg viewBox="-13 -13 26 26" aria-hidden="true"><path d={lines.outline} /><path d={lines.relief} /></svg>
        }
    };
    let seen_only = if aloud { "true" } else { "" };
    let mut parts = vec![tag("b", &["aria-hidden"], &[seen_only], vec![words(two.name(camp.hand))])];
    parts.extend(camp.shapes.iter().map(picture));
    if aloud {
        let who = two.who(camp.hand);
        let said = if camp.shapes.is_empty() {
            dschamal::camp_has_none(who)
        } else {
            dschamal::camp_has(who, &all_of(camp.shapes.iter().map(|shape| dschamal::shape(&shape.to_string()))))
        };
        parts.push(text("span", "unseen", &said));
    }
    tag("p", &["class"], &[&format!("camp-line look-{}", two.look(camp.hand))], parts)
}

/// Both camps, one below the other.
pub fn both(camps: &[Camp; 2], two: &Two, aloud: bool) -> Html {
    element("div", "camp-lines", camps.iter().map(|camp| render(camp, two, aloud)).collect())
}
