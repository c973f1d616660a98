//! What is shown on the cross-shaped board while something happens.

use super::board::{Board, Cast, Glide, Lies, Piece, Thrown};
use super::say::sentences;
use super::{Cross, Say, Way, lay};
use crate::rules::Seat;
use crate::rules::cross::{Group, HOME, Step, ZERO};
use crate::scene::{Frame, Seating, Sound};

/// How long a throw rolls, and how long it is then read, in milliseconds. The style sheet has the first time too.
const ROLL_MILLIS: u32 = 350;
const READ_MILLIS: u32 = 200;
/// From block to block, on a way of at most so many blocks, on one of at most so many and on a longer one; and straight
/// back. The style sheet has the same times.
const WALK_MILLIS: u32 = 80;
const WALK_BLOCKS: usize = 4;
const RUN_MILLIS: u32 = 40;
const RUN_BLOCKS: usize = 10;
const RUSH_MILLIS: u32 = 20;
const FLY_MILLIS: u32 = 400;
/// How long a word takes to be read, how much longer for each letter, and at the most.
const WORD_MILLIS: u32 = 400;
const LETTER_MILLIS: u32 = 10;
const LINE_MILLIS: u32 = 1000;

/// A show in the making.
pub struct Show {
    /// How things look by now.
    now: Frame<Board>,
    /// What has been shown.
    shown: Vec<Frame<Board>>,
}

impl Show {
    /// Nothing has been shown yet.
    pub fn new<G: Cross>(before: &G, seating: &Seating) -> Self {
        Self { now: Frame::of(lay::bare(before, seating), before.panels(seating)), shown: Vec::new() }
    }

    /// Says something to how things look now.
    pub fn say(&mut self, say: String, millis: u32) {
        self.now.say = say;
        self.hold(millis);
    }

    /// Says something that explains, if there is anything to say.
    pub fn explain(&mut self, says: &[Say]) {
        if let Some(say) = sentences(None, says) {
            let letters = u32::try_from(say.chars().count());
            let millis = WORD_MILLIS + letters.map_or(0, |letters| LETTER_MILLIS * letters);
            self.say(say, millis.min(LINE_MILLIS));
        }
    }

    fn hold(&mut self, millis: u32) {
        self.now.millis = millis;
        self.shown.push(self.now.shown());
    }

    /// The throw falls and is read.
    pub fn throw(&mut self, thrown: Thrown, rolls: String, read: String) {
        self.now.sound = Some(match thrown.cast {
            Cast::Pasa(_) => Sound::Pasa,
            Cast::Cowries(..) => Sound::Cowries,
            Cast::Die(_) => Sound::Die,
        });
        self.now.board.thrown = Some(Thrown { lies: Lies::Rolling, ..thrown });
        self.say(rolls, ROLL_MILLIS);
        self.now.board.thrown = Some(Thrown { lies: Lies::Fallen, ..thrown });
        self.say(read, READ_MILLIS);
    }

    /// A piece or a pair of a seat travels block by block, and is heard where it comes to rest: so, if that is not
    /// home.
    pub fn travel(&mut self, seat: Seat, way: &Way, rest: Sound, say: &str) {
        let (from, pieces) = (way.unit.step, if way.unit.pair { 2 } else { 1 });
        let steps: Vec<_> = way.steps().collect();
        let rest = if way.to == HOME { Sound::Home } else { rest };
        let (glide, millis) = if steps.len() <= WALK_BLOCKS {
            (Glide::Walk, WALK_MILLIS)
        } else {
            (Glide::Run, if steps.len() <= RUN_BLOCKS { RUN_MILLIS } else { RUSH_MILLIS })
        };
        self.now.board.bonds.retain(|bond| (bond.seat, bond.step) != (seat, from));
        let mut moving = self.take(seat, from, pieces);
        say.clone_into(&mut self.now.say);
        for step in steps {
            self.now.sound = Some(if step == way.to { rest } else { Sound::Step });
            let (x, y) = self.now.board.view.passing(seat, step);
            for (nth, piece) in (0..).zip(&mut moving) {
                let aside = if pieces == 2 { 8 * nth - 4 } else { 0 };
                (piece.step, piece.at, piece.glide) = (step, (x + aside, y), glide);
                piece.in_column = lay::is_in_column(step);
            }
            self.now.board.pieces.retain(|piece| moving.iter().all(|moved| moved.id != piece.id));
            self.now.board.pieces.extend(moving.iter().cloned());
            self.hold(millis);
        }
        for piece in &mut self.now.board.pieces {
            piece.glide = Glide::Still;
        }
    }

    /// Sends pieces that are hit straight back to their 0 mark, on which so many pieces are already.
    pub fn send_back(&mut self, group: Group, waiting: u8, say: String) {
        self.now.board.bonds.retain(|bond| (bond.seat, bond.step) != (group.seat, group.step));
        for (nth, piece) in (waiting..).zip(self.take(group.seat, group.step, group.pieces)) {
            let at = self.now.board.view.on_zero(group.seat, nth);
            self.now.board.pieces.push(Piece { step: ZERO, at, glide: Glide::Fly, ..piece });
        }
        self.now.sound = Some(Sound::SentBack);
        self.say(say, FLY_MILLIS);
    }

    /// Pieces that have moved fly to where they stood before (P6).
    pub fn fly_back(&mut self, back: impl Iterator<Item = (Seat, Step, Step)>, say: String) {
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
        self.say(say, FLY_MILLIS);
    }

    /// Everything is as it is in the end; a throw that fell stays in sight.
    pub fn settle<G: Cross>(&mut self, after: &G, seating: &Seating) {
        let thrown = self.now.board.thrown;
        (self.now.board, self.now.panels) = (lay::bare(after, seating), after.panels(seating));
        self.now.board.thrown = self.now.board.thrown.or(thrown);
    }

    /// Takes pieces of a seat on a step off the board.
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

    /// All that is shown.
    pub fn finish(self) -> Vec<Frame<Board>> {
        self.shown
    }
}
