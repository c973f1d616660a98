//! Marrakech's move list: one line per turn, such as `L 3 d5-d6`.

use super::words;
use crate::rules::marrakech::{Action, Event, Marrakech};
use crate::rules::{Actor, Seat};
use crate::scene::{MoveLine, PastAction, Seating};
use crate::words::marrakech;

pub(super) fn add_to_move_list<'a>(
    lines: &mut Vec<MoveLine>,
    mut history: impl Iterator<Item = PastAction<'a, Marrakech>>,
    seating: &Seating,
) {
    let Some(PastAction { actor, action, event }) = history.next() else { return };
    match event {
        Event::Ordered { seat, roll, settled, again, .. } => {
            let rolled = marrakech::rolled_for_order(seating.who(*seat), *roll);
            let is_round_over = !settled.is_empty() || !again.is_empty();
            let note = is_round_over.then(|| words::settled(*again, seating));
            MoveLine::add_to_round(lines, rolled, note);
        }
        Event::Drawn { .. } => {}
        Event::Faced { .. } | Event::Turned { .. } => {
            lines.push(MoveLine { seat: seat_of(actor), notation: notation_of(action), note: None });
        }
        Event::Walked { payment, out, .. } => {
            if let Some(line) = lines.last_mut() {
                line.notation += &format!(" {action}");
                line.note = Some(match payment {
                    None => marrakech::line_free().into(),
                    Some(payment) if out.is_some() => marrakech::line_paid_out(seating.who(payment.to), payment.paid),
                    Some(payment) => marrakech::line_paid(seating.who(payment.to), payment.paid),
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

/// Returns an action of a player as written in the move list.
fn notation_of(action: &Action) -> String {
    let notation = action.to_string();
    match action {
        Action::Face(_) => marrakech::line_faced(&notation),
        Action::Turn(_) => marrakech::line_turned(&notation),
        _ => notation,
    }
}

/// Returns the name of an action in the analysis: `Roll of 2`, `Rug d5-d6`.
pub(super) fn step_name(action: &Action) -> String {
    match action {
        Action::Roll(roll) => marrakech::step_roll(*roll),
        Action::Face(_) | Action::Turn(_) => marrakech::step_way(&action.to_string()),
        Action::Lay(place) => marrakech::step_rug(&place.to_string()),
        Action::Draw(_) => marrakech::step_draw().into(),
    }
}

fn seat_of(actor: Actor) -> Option<Seat> {
    if let Actor::Seat(seat) = actor { Some(seat) } else { None }
}
