//! The recap of the last turns.

use super::words;
use crate::rules::Seat;
use crate::rules::marrakech::{Colour, Event, Marrakech, Payment, Phase, Place};
use crate::scene::Seating;
use crate::words::marrakech;

/// A past turn, complete or not.
#[derive(Default)]
struct Turn {
    roll: usize,
    payment: Option<Payment>,
    out: Option<Seat>,
    laid: Option<(Seat, Place, Colour)>,
}

/// Returns the recap: the turns since the viewer's last one, or the last turn if there is no viewer; while a rug is to
/// be laid, the mover's payment; before the first turn, the order of play. `history` yields the events, the latest
/// first.
pub(super) fn recap<'a>(
    state: &Marrakech,
    history: impl Iterator<Item = &'a Event>,
    seating: &Seating,
) -> Option<String> {
    let of_mover = |turn: Turn| {
        let payment = turn.payment?;
        let (mover, owner) = (seating.who(state.mover()), seating.who(payment.to));
        Some(marrakech::turn_has_paid(mover, turn.roll, owner, payment.paid))
    };
    match state.phase() {
        Phase::Face => {
            let [first, others @ ..] = state.order();
            Some(marrakech::order_is(seating.who(first?), &words::players(others.into_iter().flatten(), seating)))
        }
        Phase::Lay => of_mover(turns(history, 1).pop()?),
        Phase::Turn | Phase::Over => {
            let most = if seating.viewer.is_some() { usize::from(state.options().players) - 1 } else { 1 };
            let mut turns = turns(history, most);
            let by = |turn: &Turn| turn.laid.map(|(seat, ..)| seat).or(turn.out);
            let own = turns.iter().position(|turn| seating.viewer.is_some() && by(turn) == seating.viewer);
            turns.truncate(own.unwrap_or(most));
            let is_only = turns.len() == 1;
            let sentences = turns.iter().rev().map(|turn| sentence(state, turn, is_only, seating));
            Some(sentences.collect::<Vec<_>>().join(" ")).filter(|sentences| !sentences.is_empty())
        }
        _ => None,
    }
}

/// Collects the last `most` turns, the latest first.
fn turns<'a>(history: impl Iterator<Item = &'a Event>, most: usize) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut turn = Turn::default();
    for event in history {
        match event {
            Event::Laid { seat, place, colour } => turn.laid = Some((*seat, *place, *colour)),
            Event::Walked { steps, payment, out } => {
                (turn.roll, turn.payment, turn.out) = (steps.len(), *payment, *out);
                turns.push(std::mem::take(&mut turn));
                if turns.len() == most {
                    break;
                }
            }
            Event::Drawn { .. } | Event::Faced { .. } | Event::Turned { .. } => {}
            Event::Ordered { .. } => break,
        }
    }
    turns
}

/// Returns a sentence on a turn. It mentions that nothing was paid only if `has_room`.
fn sentence(state: &Marrakech, turn: &Turn, has_room: bool, seating: &Seating) -> String {
    let Some((seat, place, colour)) = turn.laid else {
        return turn.out.zip(turn.payment).map_or(String::new(), |(seat, payment)| {
            marrakech::turn_was_last(seating.who(seat), turn.roll, seating.who(payment.to), payment.paid)
        });
    };
    let who = seating.who(seat);
    let place = place.to_string();
    let laid = if state.options().two_colours() {
        marrakech::laid_rug(&words::a_rug(state, seating, colour), &place)
    } else {
        marrakech::laid_place(&place)
    };
    match &turn.payment {
        Some(payment) => marrakech::turn_was_paid(who, turn.roll, seating.who(payment.to), payment.paid, &laid),
        None if has_room => marrakech::turn_was_free(who, turn.roll, &laid),
        None => marrakech::turn_was_short(who, turn.roll, &laid),
    }
}
