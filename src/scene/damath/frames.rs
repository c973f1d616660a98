//! Animations of Damath.

use super::board::{self, Board, Line, LineKind, Mark};
use super::{ending, marks, numbers, words};
use crate::rules::damath::{Capture, Damath, Event, Hand, Square};
use crate::scene::{Animation, Change, Drawing, Frame, Seating, Sound};
use crate::words::{Who, damath};

/// Duration of a slide, in ms; the style sheet repeats it.
const SLIDE_MILLIS: u32 = 320;
/// Display time of the only jump of a capture, and of each of several, in ms; the sum stays on the board afterwards.
const JUMP_MILLIS: u32 = 900;
const EACH_JUMP_MILLIS: u32 = 1200;
/// Display time of a new dama, and of a sentence, in ms.
const CROWN_MILLIS: u32 = 400;
const WORD_MILLIS: u32 = 1000;

pub(super) fn frames(before: &Damath, after: &Damath, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
    let mut animation = Animation::new(board::unmarked_board(before, seating), before.panels(seating));
    let own = words::who(before, seating, before.side());
    let other = words::who(before, seating, before.side().other());
    match event {
        Event::First(seat) => {
            animation.now.board = board::unmarked_board(after, seating);
            animation.say(damath::goes_first(seating.who(*seat)));
        }
        Event::Moved { side, from, to, crowned, capture, end, .. } => {
            let mover = words::who(before, seating, *side);
            match capture {
                Some(capture) => animation.take(capture, after, mover, seating),
                None => animation.slide(before, *from, *to, mover),
            }
            if *crowned {
                animation.crown(*to, mover);
            }
            if let Some(end) = end {
                animation.say(ending::why(*end, &|side| words::who(after, seating, side), seating).0);
            }
        }
        Event::Touched(_) => {}
        Event::Offered => animation.say(damath::offers(own)),
        Event::Declined => animation.say(damath::goes_on().into()),
        Event::Late if after.hand() == Hand::Opponent => animation.say(damath::late(own, other)),
        Event::Late => animation.say(damath::late_too(own, other)),
        Event::Finishing if after.hand() == Hand::Chance => animation.say(damath::finishing_at_random().into()),
        Event::Finishing => animation.say(damath::finishing(own)),
        Event::Over(end) => animation.say(ending::why(*end, &|side| words::who(after, seating, side), seating).0),
    }
    animation.frames
}

impl Animation<Board> {
    /// Adds a frame with a caption, for its reading time.
    fn say(&mut self, caption: String) {
        self.frame(caption, WORD_MILLIS);
    }

    fn slide(&mut self, before: &Damath, from: Square, to: Square, mover: Who) {
        self.relocate(from, to);
        self.now.board.lines = vec![Line { squares: vec![from, to], kind: LineKind::Gone }];
        let piece = before.board().at(from).map(|(_, piece)| words::piece(before, piece)).unwrap_or_default();
        self.now.sound = Some(Sound::Chip);
        self.frame(damath::moves(mover, &piece, &words::place(to)), SLIDE_MILLIS);
    }

    fn relocate(&mut self, from: Square, to: Square) {
        if let Some(piece) = self.now.board.pieces.iter_mut().find(|piece| piece.square == from && !piece.taken) {
            piece.square = to;
        }
    }

    /// Animates a capture jump by jump with the sums; the last jump adds the total to the score, then captured pieces
    /// are removed (D6).
    fn take(&mut self, capture: &Capture, after: &Damath, mover: Who, seating: &Seating) {
        let mut at = capture.way().from();
        let mut squares = vec![at];
        let most = capture.way().len();
        for (jumps, jump) in (1..).zip(capture.jumps()) {
            self.relocate(at, jump.landing);
            at = jump.landing;
            squares.push(at);
            self.now.board.lines = vec![Line { squares: squares.clone(), kind: LineKind::Gone }];
            if let Some(piece) = self.now.board.pieces.iter_mut().find(|piece| piece.square == jump.square) {
                piece.taken = true;
            }
            let last = jumps == most;
            let (sum, working) = if last {
                self.count(capture, after, seating);
                (marks::sum(capture), numbers::working(capture, most, damath::and_then))
            } else {
                (marks::jump_sum(capture, &jump), numbers::jump(capture, &jump))
            };
            self.now.board.sums = vec![(at, sum)];
            self.now.sound = Some(Sound::Capture);
            self.frame(damath::scores(mover, &working), if most == 1 { JUMP_MILLIS } else { EACH_JUMP_MILLIS });
        }
        self.now.board.pieces.retain(|piece| !piece.taken);
    }

    /// Updates the figures to those after a capture, with the change of the capturer's score.
    fn count(&mut self, capture: &Capture, after: &Damath, seating: &Seating) {
        let taker = after.seat(capture.side());
        for (panel, after) in self.now.panels.iter_mut().zip(after.panels(seating)) {
            panel.figures = after.figures;
            let gains = !numbers::is_negative(capture.score());
            let change = Change { text: numbers::signed(capture.score()), gains };
            if let Some(figure) = panel.figures.first_mut().filter(|_| Some(panel.seat) == taker) {
                figure.change = Some(change);
            }
        }
    }

    /// Animates a promotion to dama (D5).
    fn crown(&mut self, square: Square, mover: Who) {
        if let Some(piece) = self.now.board.pieces.iter_mut().find(|piece| piece.square == square) {
            piece.dama = true;
        }
        self.now.board.marks = vec![(square, Mark::Picked)];
        self.now.sound = Some(Sound::Rise);
        self.frame(damath::new_dama(mover), CROWN_MILLIS);
        self.now.board.marks.clear();
    }
}
