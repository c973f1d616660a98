//! Animations of Pachisi.

use super::{game, words as texts};
use crate::rules::Seat;
use crate::rules::cross::{HOME, ZERO, is_cross};
use crate::rules::pachisi::{Event, Pachisi};
use crate::scene::cross::geometry::{Point, View};
use crate::scene::cross::{
    self, Board, Feat, LegalMove, Selection, Unit, geometry, hits, landing_sound, moving, sentences,
};
use crate::scene::{Drawing, Frame, Panel, Seating, Sound, WaitLimits};
use crate::words;

impl Drawing for Pachisi {
    type Board = Board;

    const SIZE: (i32, i32) = (geometry::WHOLE, geometry::WHOLE);

    const TURNS: bool = true;

    const WAIT_LIMITS: WaitLimits = cross::WAIT_LIMITS;

    fn board(&self, seating: &Seating, selection: Option<&Selection>, last: Option<&Event>) -> Board {
        let thrown = last.and_then(super::game::last_throw);
        let mut board = cross::board(self, seating, selection, thrown, last.and_then(move_of));
        board.feats = last.map_or_else(Vec::new, |event| feats(self, board.view, event, seating));
        board
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        cross::panels(self, seating)
    }

    fn frames(&self, after: &Pachisi, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        let mut animation = cross::animation(self, seating);
        let remarks = texts::consequences(event, seating);
        match event {
            Event::Ordered { seat, number, mouths, .. } => {
                let rolls = words::cross::rolls_for_start(seating.who(*seat));
                animation.throw(
                    game::throw_on_board(*seat, *number, *mouths),
                    rolls,
                    texts::start(*seat, *number, seating),
                );
            }
            Event::Thrown { seat, number, mouths, .. } | Event::Cancelled { seat, number, mouths, .. } => {
                let rolls = words::cross::rolls(seating.who(*seat));
                let read = texts::throws(*seat, *number, *mouths, seating);
                animation.throw(game::throw_on_board(*seat, *number, *mouths), rolls, read);
            }
            Event::Moved { seat, to, hit, .. } => {
                let Some((_, mv)) = move_of(event) else { return Vec::new() };
                let feats = feats(after, animation.now.board.view, event, seating);
                let plain = if is_cross(*to) { Sound::Cross } else { Sound::Chip };
                let rest = landing_sound(&feats, plain);
                animation.travel(*seat, &mv, rest, &moving(*seat, &mv, seating));
                animation.now.board.feats = feats;
                if let Some(group) = hit {
                    let waiting = self.pieces().count(group.seat, ZERO);
                    let sound = if seating.viewer == Some(group.seat) { Sound::Struck } else { Sound::SentBack };
                    animation.send_back(*group, waiting, sound, &hits(*seat, *group, seating));
                }
            }
            Event::Skipped { .. } | Event::Stopped => {}
        }
        if let Event::Cancelled { back, .. } = event {
            let back = back.iter().filter(|back| back.from < HOME);
            animation.fly_back(
                back.map(|back| (back.seat, back.from, back.to)),
                sentences(None, &remarks).unwrap_or_default(),
            );
        }
        animation.settle(after, seating);
        animation.now.board.feats = feats(after, animation.now.board.view, event, seating);
        animation.explain(&remarks);
        animation.frames
    }
}

/// Returns what is celebrated of the event that has led to a state, and where.
fn feats(state: &Pachisi, view: View, event: &Event, seating: &Seating) -> Vec<(Point, Feat)> {
    let (Event::Moved { place, .. }, Some((seat, mv))) = (event, move_of(event)) else { return Vec::new() };
    cross::feats(view, state.pieces(), (seat, &mv), (None, place.is_some()), seating.viewer)
}

/// Returns the move of an event, and its seat.
pub(super) fn move_of(event: &Event) -> Option<(Seat, LegalMove)> {
    let Event::Moved { seat, course, to, hit, .. } = event else { return None };
    let advance = course.advance;
    let unit = Unit { step: advance.from, pair: advance.pair };
    Some((*seat, LegalMove { unit, by: advance.by, to: *to, round: course.round, hit: *hit }))
}
