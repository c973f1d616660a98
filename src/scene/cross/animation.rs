//! Animations on the cross-shaped board.

use super::board::{Board, Glide, Piece, ThrowPhase, ThrowResult, Thrown};
use super::geometry::View;
use super::remark::sentences;
use super::{Cross, LegalMove, Remark, layout};
use crate::rules::Seat;
use crate::rules::cross::{Group, Step, ZERO};
use crate::scene::{Animation, Seating, Sound};

/// Duration of a roll and reading time of its result, in ms. The style sheet repeats the first.
const ROLL_MILLIS: u32 = 350;
const READ_MILLIS: u32 = 200;
/// Time per block, in ms, for moves of at most `WALK_BLOCKS`, of at most `RUN_BLOCKS`, and longer ones; of a flight; and at
/// most that of a run back to the 0 mark. The style sheet repeats the first two and that of a flight.
const WALK_MILLIS: u32 = 80;
const WALK_BLOCKS: usize = 4;
const RUN_MILLIS: u32 = 40;
const RUN_BLOCKS: usize = 10;
const RUSH_MILLIS: u32 = 20;
const FLY_MILLIS: u32 = 400;
const BACK_MILLIS: u32 = 400;
/// Reading time of a sentence, in ms: a base, an addition per character, and the maximum.
const WORD_MILLIS: u32 = 400;
const LETTER_MILLIS: u32 = 10;
const LINE_MILLIS: u32 = 1000;

/// Begins an animation with the state before the action.
pub fn animation<G: Cross>(before: &G, seating: &Seating) -> Animation<Board> {
    Animation::new(layout::unmarked_board(before, seating), before.panels(seating))
}

impl Animation<Board> {
    /// Adds a frame with an explanation, if there is one, for its reading time.
    pub fn explain(&mut self, remarks: &[Remark]) {
        if let Some(caption) = sentences(None, remarks) {
            let letters = u32::try_from(caption.chars().count());
            let millis = WORD_MILLIS + letters.map_or(0, |letters| LETTER_MILLIS * letters);
            self.now.explains = true;
            self.frame(caption, millis.min(LINE_MILLIS));
        }
    }

    /// Animates a throw: it rolls, then shows its result.
    pub fn throw(&mut self, thrown: Thrown, rolls: String, read: String) {
        self.now.sound = Some(match thrown.throw_result {
            ThrowResult::Pasa(_) => Sound::Pasa,
            ThrowResult::Cowries(..) => Sound::Cowries,
            ThrowResult::Die(_) => Sound::Die,
        });
        self.now.board.thrown = Some(Thrown { phase: ThrowPhase::Rolling, ..thrown });
        self.frame(rolls, ROLL_MILLIS);
        self.now.board.thrown = Some(Thrown { phase: ThrowPhase::Fallen, ..thrown });
        self.frame(read, READ_MILLIS);
    }

    /// Moves a piece or a pair along its path block by block, with the sound `rest` at the end.
    pub fn travel(&mut self, seat: Seat, mv: &LegalMove, rest: Sound, caption: &str) {
        let (from, pieces) = (mv.unit.step, if mv.unit.pair { 2 } else { 1 });
        let steps: Vec<_> = mv.steps().collect();
        let (glide, millis) = if steps.len() <= WALK_BLOCKS {
            (Glide::Walk, WALK_MILLIS)
        } else {
            (Glide::Run, if steps.len() <= RUN_BLOCKS { RUN_MILLIS } else { RUSH_MILLIS })
        };
        self.now.board.pair_links.retain(|pair_link| (pair_link.seat, pair_link.step) != (seat, from));
        let mut moving = self.take(seat, from, pieces);
        caption.clone_into(&mut self.now.caption);
        for step in steps {
            self.now.sound = Some(if step == mv.to { rest } else { Sound::Step });
            self.put(&mut moving, seat, step, glide);
            self.hold(millis);
        }
        self.rest();
    }

    /// Puts pieces that move together on a step.
    fn put(&mut self, moving: &mut [Piece], seat: Seat, step: Step, glide: Glide) {
        let (x, y) = self.now.board.view.passing(seat, step);
        let apart = if moving.len() == 2 { 5 } else { 0 };
        for (piece, aside) in moving.iter_mut().zip([-apart, apart]) {
            (piece.step, piece.at, piece.glide) = (step, (x + aside, y), glide);
            piece.in_column = layout::is_in_column(step);
        }
        let pieces = &mut self.now.board.pieces;
        pieces.retain(|piece| moving.iter().all(|moved| moved.id != piece.id));
        pieces.extend_from_slice(moving);
        layout::label_front(pieces);
    }

    /// Ends the movement of all pieces.
    fn rest(&mut self) {
        for piece in &mut self.now.board.pieces {
            piece.glide = Glide::Still;
        }
    }

    /// Animates a hit: the pieces run back along their path to their 0 mark, where `waiting` pieces are already.
    pub fn send_back(&mut self, group: Group, waiting: u8, sound: Sound, caption: &str) {
        let Group { seat, step, pieces } = group;
        self.now.board.pair_links.retain(|pair_link| (pair_link.seat, pair_link.step) != (seat, step));
        let mut moving = self.take(seat, step, pieces);
        let block = (BACK_MILLIS / u32::from(step.0.max(1))).min(RUSH_MILLIS);
        self.now.sound = Some(sound);
        caption.clone_into(&mut self.now.caption);
        let mut from = step;
        for stop in stops_back(self.now.board.view, seat, step, RUN_MILLIS / block.max(1)) {
            self.put(&mut moving, seat, stop, Glide::Run);
            let millis = block * u32::from(from - stop);
            from = stop;
            if stop == ZERO {
                let on_zero = self.now.board.pieces.iter_mut().rev().take(moving.len());
                for (nth, piece) in (waiting..).zip(on_zero) {
                    piece.at = self.now.board.view.on_zero(seat, nth);
                }
            }
            self.hold(millis);
        }
        self.rest();
    }

    /// Animates pieces flying back to their previous steps (P6).
    pub fn fly_back(&mut self, back: impl Iterator<Item = (Seat, Step, Step)>, caption: String) {
        for (seat, from, to) in back {
            let mut moved = self.take(seat, from, 1);
            for piece in &mut moved {
                let at = if to == ZERO {
                    self.now.board.view.on_zero(seat, 0)
                } else {
                    self.now.board.view.passing(seat, to)
                };
                (piece.step, piece.at, piece.glide) = (to, at, Glide::Fly);
            }
            self.now.board.pieces.append(&mut moved);
        }
        self.now.sound = Some(Sound::SentBack);
        self.frame(caption, FLY_MILLIS);
    }

    /// Takes the final state; the last throw stays visible.
    pub fn settle<G: Cross>(&mut self, after: &G, seating: &Seating) {
        let thrown = self.now.board.thrown;
        (self.now.board, self.now.panels) = (layout::unmarked_board(after, seating), after.panels(seating));
        self.now.board.thrown = self.now.board.thrown.or(thrown);
    }

    /// Removes pieces of a seat on a step from the board and returns them.
    fn take(&mut self, seat: Seat, step: Step, count: u8) -> Vec<Piece> {
        let mut left = count;
        let mut taken = Vec::new();
        self.now.board.pieces.retain(|piece| {
            let is_wanted = left > 0 && piece.seat == seat && piece.step == step;
            if is_wanted {
                left -= 1;
                taken.push(piece.clone());
            }
            !is_wanted
        });
        taken
    }
}

/// Returns the steps over which a run back from a step is drawn: the corners of the path and the 0 mark, and between them
/// one at least every `most` blocks.
fn stops_back(view: View, seat: Seat, from: Step, most: u32) -> Vec<Step> {
    let toward = |from: Step, to: Step| {
        let ((x, y), (to_x, to_y)) = (view.passing(seat, from), view.passing(seat, to));
        ((to_x - x).signum(), (to_y - y).signum())
    };
    let mut stops = vec![from];
    for step in (0..from.0).rev().map(Step) {
        let is_corner = || toward(step + 1, step) != toward(step, Step(step.0 - 1));
        let is_far = || stops.last().is_some_and(|last| u32::from(*last - step) >= most);
        if step == ZERO || is_corner() || is_far() {
            stops.push(step);
        }
    }
    stops.split_off(1)
}
