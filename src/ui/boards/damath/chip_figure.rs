//! The figure of a chip, on the board or beside it.

use yew::{Html, Properties, component, html};

use super::disc::Disc;
use crate::scene::damath::PieceView;

#[derive(Clone, PartialEq, Properties)]
pub struct ChipFigureProps {
    /// The chip; its square is ignored.
    pub man: PieceView,
}

/// A chip centred at the origin: its wood with its owner's pattern on the rim, its crown if it is a dama, and its
/// number.
#[component]
pub fn ChipFigure(ChipFigureProps { man }: &ChipFigureProps) -> Html {
    html! {
        <>
            <Disc side={man.side} wide={man.wide} dama={man.dama} />
            <Face lines={man.face.clone()} wide={man.wide} />
            if man.taken {
                <path class="cross" d="M-14-14 14 14M14-14-14 14" />
            }
        </>
    }
}

/// Number of characters from which a line on a long chip is condensed to fit, whatever font the browser has.
const LONG: usize = 5;

#[derive(Clone, PartialEq, Properties)]
struct FaceProps {
    /// The number in one line, or a fraction in two.
    lines: Vec<String>,
    /// `true` if the chip is a long one.
    wide: bool,
}

/// The number on a chip, as large as it fits.
#[component]
fn Face(FaceProps { lines, wide }: &FaceProps) -> Html {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let text =
        |line: &String, class: &'static str, y: &'static str| html! { <text class={class} y={y}>{ line }</text> };
    match lines.as_slice() {
        [above, below] => {
            let class = if longest < 3 { "size-d" } else { "size-f" };
            html! {
                <>
                    { text(above, class, "-1.8") }
                    { text(below, class, "10.4") }
                    <path class="bar" d="M-8 .3H8" />
                </>
            }
        }
        lines if *wide => {
            let length = (longest >= LONG).then_some("37");
            let adjust = length.map(|_| "spacingAndGlyphs");
            let line = |line: &String| html! { <text class="size-w" y="4.4" textLength={length} lengthAdjust={adjust}>{ line }</text> };
            lines.iter().map(line).collect()
        }
        lines => {
            let (class, y) = match longest {
                0..=1 => ("size-a", "7"),
                2 => ("size-g", "6.2"),
                _ => ("size-b", "4.6"),
            };
            lines.iter().map(|line| text(line, class, y)).collect()
        }
    }
}
