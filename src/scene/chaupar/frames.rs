//! Animations of Chaupar.

use super::{game, words as texts};
use crate::rules::Seat;
use crate::rules::chaupar::{Chaupar, EARNING, Event, PairRight, Phase};
use crate::rules::cross::ZERO;
use crate::scene::cross::geometry::{Point, View};
use crate::scene::cross::{self, Board, Feat, LegalMove, Selection, Unit, geometry, hits, landing_sound, moving};
use crate::scene::{Drawing, Frame, Panel, Seating, Sound, WaitLimits};
use crate::words;

impl Drawing for Chaupar {
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

    fn trace(board: &mut Board, event: &Event) {
        cross::trace(board, move_of(event));
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        cross::panels(self, seating)
    }

    fn frames(&self, after: &Chaupar, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        let mut animation = cross::animation(self, seating);
        let throw = if let Phase::Move { throw, .. } = self.phase() { Some(throw) } else { None };
        let mut remarks = texts::consequences(event, throw, seating);
        match event {
            Event::Ordered { seat, throw, .. } => {
                let rolls = words::cross::rolls_for_start(seating.who(*seat));
                animation.throw(game::throw_on_board(*seat, *throw, None), rolls, texts::start(*seat, *throw, seating));
            }
            Event::Thrown { seat, throw, .. } => {
                let rolls = words::cross::rolls(seating.who(*seat));
                animation.throw(
                    game::throw_on_board(*seat, *throw, None),
                    rolls,
                    texts::throws(*seat, *throw, seating),
                );
            }
            Event::Moved { seat, hit, .. } => {
                let Some((_, mv)) = move_of(event) else { return Vec::new() };
                let feats = feats(after, animation.now.board.view, event, seating);
                let rest = landing_sound(&feats, Sound::Chip);
                animation.travel(*seat, &mv, rest, &moving(*seat, &mv, seating));
                animation.now.board.feats = feats;
                if let Some(group) = hit {
                    let waiting = self.pieces().count(group.seat, ZERO);
                    let sound = if seating.viewer == Some(group.seat) { Sound::Struck } else { Sound::SentBack };
                    animation.send_back(*group, waiting, sound, &hits(*seat, *group, seating));
                    remarks.remove(0);
                }
            }
            Event::Named { .. } | Event::Stopped => {}
        }
        animation.settle(after, seating);
        animation.now.board.feats = feats(after, animation.now.board.view, event, seating);
        animation.explain(&remarks);
        animation.frames
    }
}

/// Returns what is celebrated of the event that has led to a state, and where.
fn feats(state: &Chaupar, view: View, event: &Event, seating: &Seating) -> Vec<(Point, Feat)> {
    let (Event::Moved { after, .. }, Some((seat, mv))) = (event, move_of(event)) else { return Vec::new() };
    let has_earned = after.is_some_and(|after| after.settled == Some(PairRight::Earned));
    let is_home = after.is_some_and(|after| after.place.is_some());
    cross::feats(view, state.pieces(), (seat, &mv), (has_earned.then_some(EARNING), is_home), seating.viewer)
}

/// Returns the move of an event, and its seat.
pub(super) fn move_of(event: &Event) -> Option<(Seat, LegalMove)> {
    let Event::Moved { seat, advance, hit, .. } = event else { return None };
    let unit = Unit { step: advance.from, pair: advance.pair };
    Some((*seat, LegalMove { unit, by: advance.by, to: advance.to(), round: false, hit: *hit }))
}
