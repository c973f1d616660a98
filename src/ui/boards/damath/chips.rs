//! Chips and damas.

use yew::Html;

use crate::rules::damath::{Side, Square};
use crate::scene::damath::geometry::{self, Point};
use crate::scene::damath::{Man, Mark};
use crate::ui::boards::art;
use crate::ui::parts::keyed;

/// Where a piece lies on its square: a little aside, so that the operator has the corner.
fn at(square: Square, turned: bool, wide: bool) -> Point {
    let (x, y) = geometry::centre(square, turned);
    if wide { (x, y + 6) } else { (x + 3, y + 3) }
}

/// A piece, with a ring round it if it can move; the one that is picked is lifted, so that it can be dragged.
pub(super) fn man(man: &Man, turned: bool, mark: Option<&Mark>) -> Html {
    let (x, y) = at(man.square, turned, man.wide);
    let place = format!("translate({x} {y})");
    let lifted = if mark == Some(&Mark::Picked) { " lifted" } else { "" };
    let taken = if man.taken { " taken" } else { "" };
    let class = format!("glide sliding {}{taken}{lifted}", self::class(man));
    let ring = match (mark == Some(&Mark::Movable), man.wide) {
        (false, _) => "",
        (true, false) => "<circle class=\"movable\" r=\"18.6\"/>",
        (true, true) => "<rect class=\"movable\" x=\"-24\" y=\"-15\" width=\"48\" height=\"30\" rx=\"15\"/>",
    };
    // The ring comes and goes by itself, so that the piece stays the same element.
    let drawn = vec![art(ring), Html::from_html_unchecked(disc(man).into())];
    keyed(man.id, "g", &["class", "transform"], &[&class, &place], drawn)
}

/// What a piece and its owner look like.
pub(super) fn class(man: &Man) -> String {
    format!("man look-{}{}", man.look, if man.dama { " dama" } else { "" })
}

/// The piece around the origin, as SVG: round ones are the first player's, those with corners the second's; its rim has
/// its owner's pattern.
pub(super) fn disc(man: &Man) -> String {
    let disc = match (man.side, man.wide) {
        (Side::First, false) => concat!(include_str!("round.svg"), include_str!("face.svg")),
        (Side::Second, false) => concat!(include_str!("eight.svg"), include_str!("face.svg")),
        (Side::First, true) => include_str!("wide-round.svg"),
        (Side::Second, true) => include_str!("wide-eight.svg"),
    };
    let crown = match (man.dama, man.wide) {
        (false, _) => "",
        (true, false) => include_str!("crown.svg"),
        (true, true) => include_str!("wide-crown.svg"),
    };
    let cross = if man.taken { "<path class=\"cross\" d=\"M-14-14 14 14M14-14-14 14\"/>" } else { "" };
    [disc, crown, &face(man), cross].concat()
}

/// What is written on it, as large as there is room. What is long on a wide chip is drawn together to fit, whatever font
/// the browser has.
fn face(man: &Man) -> String {
    const LONG: usize = 5;
    let longest = man.face.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let text = |line: &str, size: &str, y: &str| format!("<text class=\"size-{size}\" y=\"{y}\">{line}</text>");
    match man.face.as_slice() {
        [above, below] => {
            let size = if longest < 3 { "d" } else { "f" };
            text(above, size, "-1.8") + &text(below, size, "10.4") + "<path class=\"bar\" d=\"M-8 .3H8\"/>"
        }
        lines if man.wide => {
            let size = if longest < LONG { "w" } else { "w\" textLength=\"37\" lengthAdjust=\"spacingAndGlyphs" };
            lines.iter().map(|line| text(line, size, "4.4")).collect()
        }
        lines => {
            let (size, y) = match longest {
                0..=1 => ("a", "7"),
                2 => ("g", "6.2"),
                _ => ("b", "4.6"),
            };
            lines.iter().map(|line| text(line, size, y)).collect()
        }
    }
}
