//! Marrakech's move list: a line a turn, as `L 3 d5-d6`.

use super::words;
use crate::rules::marrakech::{Event, Marrakech};
use crate::rules::{Actor, Seat, SeatSet};
use crate::scene::{Happening, MoveLine, Seating};

pub(super) fn moves<'a>(happened: impl Iterator<Item = Happening<'a, Marrakech>>, seating: &Seating) -> Vec<MoveLine> {
    let mut lines: Vec<MoveLine> = Vec::new();
    let mut order: Vec<String> = Vec::new();
    for Happening { actor, action, event } in happened {
        match event {
            Event::Ordered { seat, roll, settled, again, .. } => {
                order.push(format!("{} {roll}", seating.name(*seat)));
                if !settled.is_empty() || !again.is_empty() {
                    lines.push(order_line(&mut order, *again, seating));
                }
            }
            Event::Drawn { .. } => {}
            Event::Faced { .. } | Event::Turned { .. } => {
                lines.push(MoveLine { seat: seat_of(actor), notation: action.to_string(), note: String::new() });
            }
            Event::Walked { payment, out, .. } => {
                if let Some(line) = lines.last_mut() {
                    line.notation += &format!(" {action}");
                    line.note = payment.map_or("free".into(), |payment| {
                        let out = if out.is_some() { ", out" } else { "" };
                        format!("pays {} {}{out}", seating.name(payment.to), payment.paid)
                    });
                }
            }
            Event::Laid { .. } => {
                if let Some(line) = lines.last_mut() {
                    line.notation += &format!(" {action}");
                }
            }
        }
    }
    if !order.is_empty() {
        lines.push(MoveLine { seat: None, notation: order.join(", "), note: String::new() });
    }
    lines
}

fn order_line(order: &mut Vec<String>, again: SeatSet, seating: &Seating) -> MoveLine {
    let rolls = std::mem::take(order).join(", ");
    MoveLine { seat: None, notation: rolls, note: words::settled(again, seating) }
}

fn seat_of(actor: Actor) -> Option<Seat> {
    if let Actor::Seat(seat) = actor { Some(seat) } else { None }
}
