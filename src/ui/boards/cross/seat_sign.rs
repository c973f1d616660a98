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

/// The medallion of a seat with its letter, a bead in its partner's colour, its player's name, a bead per piece, full for
/// those at home, and the note on the player, which a phone shows.
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
        <g transform={translate(view.medallion(place.seat))}>
            <g class={classes!("seat-sign", format!("look-{}", place.look), place.turn.then_some("turn"))}>
                <Medallion />
                <text class="letter">{ place.seat.to_string() }</text>
                { for (0..all).map(bead) }
                <text class="ordinal" x={after_beads.to_string()} y="11">{ ordinal }</text>
                if let Some(look) = place.partner {
                    <g class={format!("look-{look}")}><circle class="mate" cx={(side * -10).to_string()} cy="11" r="4.4" /></g>
                }
                if !place.name.is_empty() {
                    <SeatText kind="name" text={place.name.clone()} {right} y={-16} />
                    <SeatText kind="note" text={place.note.clone().unwrap_or_default()} {right} y={9} />
                }
            </g>
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
struct SeatTextProps {
    /// Its class.
    kind: &'static str,
    /// The text.
    text: String,
    /// `true` if it is to the right of the medallion.
    right: bool,
    /// Its upper edge.
    y: i32,
}

/// A line beside a medallion, cut to the available room. It is in a `foreignObject`, because SVG text has no ellipsis.
#[component]
fn SeatText(SeatTextProps { kind, text, right, y }: &SeatTextProps) -> Html {
    let (x, side) = if *right { ("20", None) } else { ("-108", Some("left")) };
    html! {
        <foreignObject {x} y={y.to_string()} width="88" height="17">
            <div xmlns="http://www.w3.org/1999/xhtml" class={classes!("seat-text", *kind, side)}>{ text }</div>
        </foreignObject>
    }
}
