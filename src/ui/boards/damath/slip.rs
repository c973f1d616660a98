//! Slips of paper with sums.

use yew::{Html, Properties, component, html};

use crate::scene::damath::geometry::{Point, WHOLE};

/// Properties of [`Slip`].
#[derive(Clone, PartialEq, Properties)]
pub struct SlipProps {
    /// The kind of slip, a class of the style sheet.
    pub class: &'static str,
    /// Its centre, in board units.
    pub at: Point,
    /// The sum, in one line or two.
    pub lines: Vec<String>,
}

/// A sum on a slip around a point, as wide as it needs and within the board.
#[component]
pub fn Slip(SlipProps { class, at, lines }: &SlipProps) -> Html {
    let (width, height) = (width(lines), 6 + 15 * count(lines.len()));
    let x = at.0.clamp(width / 2 + 4, WHOLE - width / 2 - 4);
    let (left, top) = (x - width / 2, at.1 - height / 2);
    let text = |(place, line): (i32, &String)| {
        html! { <text key={place} x={x.to_string()} y={(top + 14 + 15 * place).to_string()}>{ line }</text> }
    };
    html! {
        <g class={format!("slip {class}")}>
            <rect x={left.to_string()} y={top.to_string()} width={width.to_string()} height={height.to_string()} rx="6" />
            { for (0..).zip(lines).map(text) }
        </g>
    }
}

/// Returns the width of a slip with these lines, in board units. They are numbers and signs, equally long in every
/// language.
pub fn width(lines: &[String]) -> i32 {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    (count(longest) * 7 + 8).max(38)
}

fn count(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}
