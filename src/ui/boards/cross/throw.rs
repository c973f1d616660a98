//! What is thrown: two long pasa, six cowries, or a die.

use yew::Html;

use super::{at, group, put, svg};
use crate::scene::cross::geometry::View;
use crate::scene::cross::{Cast, Lies, Thrown};
use crate::ui::boards::art;
use crate::ui::parts::{tag, text};

pub(super) fn thrown(view: View, thrown: &Thrown) -> Html {
    let mut parts = match thrown.cast {
        Cast::Pasa(pasa) => (0..).zip(pasa).map(|(number, (face, used))| long_die(number, face, used)).collect(),
        Cast::Cowries(mouths, number) => cowries(mouths, number),
        Cast::Die(face) => vec![die(face), text("text", "worth", &face.to_string())],
    };
    let class = match thrown.lies {
        Lies::Ready => "cast ready",
        Lies::Rolling => "cast rolling",
        Lies::Fallen => "cast",
    };
    if thrown.lies == Lies::Ready {
        parts.push(art(match thrown.cast {
            Cast::Cowries(..) => RING_OF_COWRIES,
            Cast::Pasa(_) | Cast::Die(_) => RING,
        }));
    }
    put(view.throw_point(thrown.by), class, parts)
}

/// The mark of what can be thrown, about the middle of it.
const RING: &str =
    "<g class=\"mark open\"><circle class=\"edge\" cx=\"-7\" r=\"45\"/><circle class=\"line\" cx=\"-7\" r=\"45\"/></g>";
const RING_OF_COWRIES: &str = "<g class=\"mark open\"><circle class=\"edge\" cx=\"-17\" r=\"46\"/><circle class=\"line\" cx=\"-17\" r=\"46\"/></g>";

/// A long die with its face, and the number beside it.
fn long_die(number: i32, face: u8, used: bool) -> Html {
    let pips = match face {
        1 => "M0-1h0",
        3 => "M-16-1h0M0-1h0M16-1h0",
        4 => "M-10-5h0M10-5h0M-10 3h0M10 3h0",
        _ => "M-18-5h0M0-5h0M18-5h0M-18 3h0M0 3h0M18 3h0",
    };
    let eyes = format!("<path class=\"eyes\" d=\"{pips}\"/><path class=\"eyes inner\" d=\"{pips}\"/>");
    let tilt = format!("{}rotate({})", at((-8, 28 * number - 14)), 7 - 12 * number);
    let class = if used { "pasa used" } else { "pasa" };
    let die = tag("g", &["class", "transform"], &[class, &tilt], vec![art(include_str!("pasa.svg")), svg(eyes)]);
    let face = tag(
        "text",
        &["class", "x", "y"],
        &[class, "46", &(28 * number - 7).to_string()],
        vec![crate::ui::parts::words(&face.to_string())],
    );
    group(vec![die, face])
}

/// Six shells, the first ones mouth up; what that is worth stands beside them.
fn cowries(mouths: u8, number: u8) -> Vec<Html> {
    let shell = |place: u8| {
        // Which shells show their mouths, and how each lies, only makes them look fallen.
        let nth = place * 5 % 6;
        let (column, row) = (i32::from(place % 3), i32::from(place / 3));
        let turned = [-24, 12, 38, 17, -35, -8][usize::from(place)];
        let place = format!("{}rotate({turned})", at((column * 27 - 44, row * 34 - 19 + column % 2 * 5)));
        let drawn = if nth < mouths { art(include_str!("mouth.svg")) } else { art(include_str!("back.svg")) };
        tag("g", &["class", "transform"], &["cowrie", &place], vec![drawn])
    };
    let mut parts: Vec<_> = (0..6).map(shell).collect();
    parts.push(text("text", "worth", &number.to_string()));
    parts
}

fn die(face: u8) -> Html {
    let pips = match face {
        1 => "M0 0h0",
        2 => "M-7-7h0M7 7h0",
        3 => "M-7-7h0M0 0h0M7 7h0",
        4 => "M-7-7h0M7-7h0M-7 7h0M7 7h0",
        5 => "M-7-7h0M7-7h0M0 0h0M-7 7h0M7 7h0",
        _ => "M-7-7h0M-7 0h0M-7 7h0M7-7h0M7 0h0M7 7h0",
    };
    svg(format!(
        "<g class=\"cube\"><rect class=\"shadow\" x=\"-17\" y=\"-14\" width=\"37\" height=\"37\" rx=\"8\"/><rect class=\"bone\" x=\"-18\" y=\"-18\" width=\"36\" height=\"36\" rx=\"8\"/><path class=\"pips\" d=\"{pips}\"/></g>"
    ))
}
