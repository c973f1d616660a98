//! The names of players on the cross.

use yew::{Html, Properties, component, html};

/// Properties of [`SeatName`].
#[derive(Clone, PartialEq, Properties)]
pub struct SeatNameProps {
    /// The name.
    pub name: String,
    /// `true` if it is to the right of the medallion.
    pub right: bool,
}

/// A player's name beside a medallion, cut to the available room. It is in a `foreignObject`, because SVG text has no ellipsis.
#[component]
pub fn SeatName(SeatNameProps { name, right }: &SeatNameProps) -> Html {
    let (x, class) = if *right { ("20", "name") } else { ("-112", "name left") };
    html! {
        <foreignObject {x} y="-16" width="92" height="17">
            <div xmlns="http://www.w3.org/1999/xhtml" {class}>{ name }</div>
        </foreignObject>
    }
}
