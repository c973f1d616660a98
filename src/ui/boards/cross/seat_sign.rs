//! The signs of the seats beside their arms.

use yew::{Html, Properties, classes, component, html};

use crate::scene::cross::Place;
use crate::scene::cross::geometry::View;
use crate::ui::boards::transform::translate;

#[derive(Clone, PartialEq, Properties)]
pub struct SeatSignProps {
    /// The side from which the board is seen.
    pub view: View,
    /// The seat and its player.
    pub place: Place,
}

/// The medallion of a seat with its letter, a bead in its partner's colour, its player's name, and a bead per piece,
/// full for those at home.
#[component]
pub fn SeatSign(SeatSignProps { view, place }: &SeatSignProps) -> Html {
    let right = view.reads_right(place.seat);
    let side = if right { 1 } else { -1 };
    let (home, all) = place.home;
    let bead = |number: u8| {
        let class = if number < home { "bead full" } else { "bead" };
        let x = side * (24 + 11 * i32::from(number));
        html! { <circle key={number} {class} cx={x.to_string()} cy="7" r="3.8" /> }
    };
    let ordinal = place.taken.map(|taken| format!("{taken}."));
    let after_beads = side * (26 + 11 * i32::from(all));
    html! {
        <g
            class={classes!("seat-sign", format!("look-{}", place.look), place.turn.then_some("turn"))}
            transform={translate(view.medallion(place.seat))}
        >
            <Medallion />
            <text class="letter">{ place.seat.to_string() }</text>
            { for (0..all).map(bead) }
            <text class="ordinal" x={after_beads.to_string()} y="11">{ ordinal }</text>
            if let Some(look) = place.partner {
                <g class={format!("look-{look}")}><circle class="mate" cx={(side * -10).to_string()} cy="11" r="4.4" /></g>
            }
            if !place.name.is_empty() {
                <SeatName name={place.name.clone()} {right} />
            }
        </g>
    }
}

/// The medallion behind a seat's letter.
#[component]
fn Medallion() -> Html {
    html! {
        <>
            <circle class="shadow" cy="1.5" r="14.5" />
            <circle class="weave" r="14" />
            <circle class="disc" r="9.5" />
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SeatNameProps {
    /// The name.
    name: String,
    /// `true` if it is to the right of the medallion.
    right: bool,
}

/// A player's name beside a medallion, cut to the available room. It is in a `foreignObject`, because SVG text has no ellipsis.
#[component]
fn SeatName(SeatNameProps { name, right }: &SeatNameProps) -> Html {
    let (x, class) = if *right { ("20", "name") } else { ("-112", "name left") };
    html! {
        <foreignObject {x} y="-16" width="92" height="17">
            <div xmlns="http://www.w3.org/1999/xhtml" {class}>{ name }</div>
        </foreignObject>
    }
}
