//! The operators on the squares (D1).

use yew::{Html, Properties, component, html};

use crate::rules::damath;
use crate::scene::damath::geometry::{Point, SIDE};

/// Properties of [`Operator`].
#[derive(Clone, PartialEq, Properties)]
pub struct OperatorProps {
    /// The operator.
    pub operator: damath::Operator,
    /// The corner of its square, in board units.
    pub corner: Point,
    /// `true` if a chip or a landing mark covers the square.
    pub covered: bool,
}

/// An operator in chalk: large, or in the corner of a covered square.
#[component]
pub fn Operator(OperatorProps { operator, corner, covered }: &OperatorProps) -> Html {
    let path = match operator {
        damath::Operator::Plus => "M-12 0H12M0-12V12",
        damath::Operator::Minus => "M-12 0H12",
        damath::Operator::Times => "M-9-9 9 9M9-9-9 9",
        damath::Operator::Over => "M-12 0H12M0-9.5h0M0 9.5h0",
    };
    let (class, away, scale) = if *covered { ("chalk small", 8, "scale(.5)") } else { ("chalk", SIDE / 2, "") };
    let place = format!("translate({} {}){scale}", corner.0 + away, corner.1 + away);
    html! { <path {class} transform={place} d={path} /> }
}
