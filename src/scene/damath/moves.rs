//! Damath's move list: one line per move, with the working of its capture.

use super::ending;
use super::numbers;
use crate::rules::damath::{Action, Damath, Event, Side};
use crate::rules::{Actor, Seat};
use crate::scene::{MoveLine, PastAction, Seating};
use crate::words::damath;

pub(super) fn add_to_move_list<'a>(
    lines: &mut Vec<MoveLine>,
    history: impl Iterator<Item = PastAction<'a, Damath>>,
    seating: &Seating,
) {
    let mut history = history.peekable();
    let Some(&PastAction { actor, action, event }) = history.peek() else { return };
    // The first player, from the earlier events.
    let first = history.find_map(|PastAction { event, .. }| match event {
        Event::First(seat) => Some(*seat),
        Event::Moved { first, .. } => *first,
        _ => None,
    });
    let first = first.unwrap_or(Seat(0));
    let end = match event {
        Event::First(seat) => {
            lines.push(line(Some(*seat), String::new(), Some(damath::list_first().into())));
            None
        }
        Event::Moved { side, crowned, capture, end, .. } => {
            let seat = seat_of(first, *side);
            let mut notes: Vec<String> = Vec::new();
            notes.extend(capture.map(|capture| numbers::working(&capture, capture.way().len(), damath::list_jumps)));
            notes.extend(crowned.then(|| damath::list_dama().into()));
            notes.extend(made_by(actor, seat, seating));
            let note = notes.into_iter().reduce(|notes, next| damath::list_notes(&notes, &next));
            lines.push(line(Some(seat), action.to_string(), note));
            *end
        }
        Event::Touched(_) => None,
        Event::Offered | Event::Declined | Event::Late | Event::Finishing => {
            lines.push(line(seat(actor), besides(action).into(), None));
            None
        }
        Event::Over(end) => Some(*end),
    };
    let why = end.map(|end| ending::why(end, &|side| seating.who(seat_of(first, side)), seating).0);
    lines.extend(why.map(|why| line(None, String::new(), Some(why))));
}

/// Returns the seat of a side.
fn seat_of(first: Seat, side: Side) -> Seat {
    if side == Side::First { first } else { Seat(1 - first.0) }
}

fn line(seat: Option<Seat>, notation: String, note: Option<String>) -> MoveLine {
    MoveLine { seat, notation, note }
}

fn seat(actor: Actor) -> Option<Seat> {
    if let Actor::Seat(seat) = actor { Some(seat) } else { None }
}

/// Returns a note on who made a move for a player whose time was up (D13).
fn made_by(actor: Actor, seat: Seat, seating: &Seating) -> Option<String> {
    match actor {
        Actor::Seat(other) if other != seat => Some(damath::list_made_by(seating.who(other))),
        Actor::Chance => Some(damath::list_made_at_random().into()),
        Actor::Seat(_) | Actor::Clock => None,
    }
}

/// Returns the text for an action that is not a move.
fn besides(action: &Action) -> &'static str {
    match action {
        Action::Offer => damath::list_offer(),
        Action::Decline => damath::list_declined(),
        Action::Withdraw => damath::list_withdrawn(),
        Action::MoveTimeUp => damath::list_move_time(),
        Action::GameTimeUp => damath::list_game_time(),
        _ => "",
    }
}
