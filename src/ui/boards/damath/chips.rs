//! Chips and damas.

use yew::Html;

use crate::rules::damath::{Side, Square};
use crate::scene::damath::Man;
use crate::scene::damath::geometry::{self, Point};
use crate::ui::parts::keyed;

/// Where a piece lies on its square: a little aside, so that the operator has the corner.
pub(super) fn at(square: Square, turned: bool) -> Point {
    let (x, y) = geometry::centre(square, turned);
    (x + 3, y + 3)
}

/// A piece: round ones are the first player's, eight-sided ones the second's; its ring has its owner's pattern.
pub(super) fn man(man: &Man, turned: bool) -> Html {
    let (x, y) = at(man.square, turned);
    let place = format!("translate({x} {y})");
    let class = format!("man glide sliding look-{}{}", man.look, if man.taken { " taken" } else { "" });
    keyed(man.id, "g", &["class", "transform"], &[&class, &place], vec![Html::from_html_unchecked(disc(man).into())])
}

/// The piece around the origin, as SVG.
pub(super) fn disc(man: &Man) -> String {
    let disc = match man.side {
        Side::First => include_str!("round.svg"),
        Side::Second => include_str!("eight.svg"),
    };
    let crown = if man.dama { include_str!("crown.svg") } else { "" };
    let cross = if man.taken { "<path class=\"cross\" d=\"M-14-14 14 14M14-14-14 14\"/>" } else { "" };
    [disc, include_str!("face.svg"), crown, &face(man), cross].concat()
}

/// What is written on it, as large as there is room.
fn face(man: &Man) -> String {
    let longest = man.face.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let text = |line: &str, size: &str, y: &str| format!("<text class=\"size-{size}\" y=\"{y}\">{line}</text>");
    match man.face.as_slice() {
        [above, below] => {
            let size = ["d", "e", "f"][longest.clamp(2, 4) - 2];
            let bar = if man.fraction { "<path class=\"bar\" d=\"M-8 .3H8\"/>" } else { "" };
            [text(above, size, "-1.8"), text(below, size, "10.4"), bar.into()].concat()
        }
        lines => {
            let (size, y) = match longest {
                0..=1 => ("a", "7"),
                2 => ("g", "6.2"),
                3 => ("b", "4.6"),
                _ => ("e", "4.2"),
            };
            lines.iter().map(|line| text(line, size, y)).collect()
        }
    }
}
