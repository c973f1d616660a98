//! What is shown on the cross-shaped board while something happens.

use super::board::{Board, Cast, Glide, Piece, Thrown};
use super::{Cross, Way, geometry, lay};
use crate::rules::Seat;
use crate::rules::cross::{Group, HOME, ZERO};
use crate::scene::{Frame, Seating, Sound};

/// How long a throw rolls, and how long it is then read, in milliseconds. The style sheet has the first time too.
const ROLL_MILLIS: u32 = 700;
const READ_MILLIS: u32 = 500;
/// From block to block, on a way of at most so many blocks and on a longer one, and straight back; the style sheet has
/// the same times.
const WALK_MILLIS: u32 = 140;
const WALK_BLOCKS: usize = 10;
const RUN_MILLIS: u32 = 60;
const FLY_MILLIS: u32 = 450;
/// How long a word takes to be read, how much longer for each letter, and at the most.
const WORD_MILLIS: u32 = 700;
const LETTER_MILLIS: u32 = 20;
const LINE_MILLIS: u32 = 2200;

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
    pub fn explain(&mut self, say: String) {
        if !say.is_empty() {
            let millis = WORD_MILLIS + u32::try_from(say.len()).map_or(0, |letters| LETTER_MILLIS * letters);
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
        self.now.board.thrown = Some(Thrown { rolling: true, ..thrown });
        self.say(rolls, ROLL_MILLIS);
        self.now.board.thrown = Some(Thrown { rolling: false, ..thrown });
        self.say(read, READ_MILLIS);
    }

    /// A piece or a pair of a seat travels block by block, and is heard where it comes to rest: so, if that is not home.
    pub fn travel(&mut self, seat: Seat, way: &Way, rest: Sound, say: &str) {
        let (from, pieces) = (way.unit.step, if way.unit.pair { 2 } else { 1 });
        let steps: Vec<_> = way.steps().collect();
        let rest = if way.to == HOME { Sound::Home } else { rest };
        let (glide, millis) =
            if steps.len() > WALK_BLOCKS { (Glide::Run, RUN_MILLIS) } else { (Glide::Walk, WALK_MILLIS) };
        self.now.board.bonds.retain(|bond| (bond.seat, bond.step) != (seat, from));
        let mut moving = self.take(seat, from, pieces);
        say.clone_into(&mut self.now.say);
        for step in steps {
            self.now.sound = Some(if step == way.to { rest } else { Sound::Step });
            let (x, y) = geometry::passing(seat, step);
            for (nth, piece) in (0..).zip(&mut moving) {
                let aside = if pieces == 2 { 8 * nth - 4 } else { 0 };
                (piece.step, piece.at, piece.glide) = (step, (x + aside, y), glide);
            }
            self.now.board.pieces.retain(|piece| moving.iter().all(|moved| moved.id != piece.id));
            self.now.board.pieces.extend(moving.iter().cloned());
            self.hold(millis);
        }
        for piece in &mut self.now.board.pieces {
            piece.glide = Glide::Still;
        }
    }

    /// What is hit goes straight back to its 0 mark, on which so many pieces are already.
    pub fn send_back(&mut self, group: Group, waiting: u8, say: String) {
        self.now.board.bonds.retain(|bond| (bond.seat, bond.step) != (group.seat, group.step));
        for (nth, piece) in (waiting..).zip(self.take(group.seat, group.step, group.pieces)) {
            let at = geometry::on_zero(group.seat, nth);
            self.now.board.pieces.push(Piece { step: ZERO, at, glide: Glide::Fly, ..piece });
        }
        self.now.sound = Some(Sound::SentBack);
        self.say(say, FLY_MILLIS.max(WORD_MILLIS));
    }

    /// Pieces that have moved fly to where they stood before (P6).
    pub fn fly_back(&mut self, back: impl Iterator<Item = (Seat, u8, u8)>, say: String) {
        for (seat, from, to) in back {
            let mut moved = self.take(seat, from, 1);
            for piece in &mut moved {
                let at = if to == ZERO { geometry::on_zero(seat, 0) } else { geometry::passing(seat, to) };
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
    fn take(&mut self, seat: Seat, step: u8, count: u8) -> Vec<Piece> {
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
