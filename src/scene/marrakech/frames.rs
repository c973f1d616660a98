//! Animations of Marrakech.

use super::board::{self, Board, Die, Mark, Motion, RugState};
use super::{geometry, words};
use crate::rules::marrakech::{Event, Marrakech, Payment, Square, Step};
use crate::scene::{Animation, Change, Drawing, Frame, Seating, Sound};
use crate::words::{marrakech, signed};

/// Time of a tumbling die, and of its result before Asam sets out, in ms; the same for a roll for the order of play, of
/// which up to four follow one another, and the reading time of the result of a round.
const TUMBLE_MILLIS: u32 = 340;
const READ_MILLIS: u32 = 60;
const ORDER_TUMBLE_MILLIS: u32 = 220;
const ORDER_READ_MILLIS: u32 = 60;
const ORDER_WORD_MILLIS: u32 = 80;
/// Time of a turn of Asam, of a step between squares, and of a frame on a track, in ms; the style sheet repeats them.
const TURNING_MILLIS: u32 = 100;
const STEP_MILLIS: u32 = 120;
const TRACK_MILLIS: u32 = 20;
/// Time to count the squares of a payment, in ms: each and the maximum of all; and the maximum number of frames.
const COUNT_MILLIS: u32 = 70;
const COUNT_MOST_MILLIS: u32 = 280;
const COUNT_PICTURES: usize = 8;
/// Time of a payment's change of dirhams, and of an unrolling rug, in ms.
const PAY_MILLIS: u32 = 400;
const UNROLL_MILLIS: u32 = 240;

pub(super) fn frames(before: &Marrakech, after: &Marrakech, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
    let mut animation = Animation::new(board::unmarked_board(before, seating), before.panels(seating));
    match event {
        Event::Ordered { roll, rolls, settled, again, .. } => {
            let caption = words::rolled(*rolls, seating);
            animation.roll(
                *roll,
                &[Square::CENTRE],
                [&words::rolls(before, seating), &caption],
                [ORDER_TUMBLE_MILLIS, ORDER_READ_MILLIS],
            );
            if !settled.is_empty() || !again.is_empty() {
                animation.frame(caption, ORDER_WORD_MILLIS);
            }
        }
        Event::Faced { heading } | Event::Turned { heading, .. } => {
            animation.now.board.asam.pose.angle = geometry::degrees(*heading);
            animation.frame(words::rolls(before, seating), TURNING_MILLIS);
        }
        Event::Drawn { .. } => {}
        Event::Walked { steps, payment, .. } => {
            let path: Vec<_> = steps.iter().flat_map(|step| [step.from, step.to]).collect();
            let roll = u8::try_from(steps.len()).unwrap_or(u8::MAX);
            let rolls = words::rolls(before, seating);
            let read = marrakech::rolls_number(seating.who(before.mover()), roll);
            animation.roll(roll, &path, [&rolls, &read], [TUMBLE_MILLIS, READ_MILLIS]);
            animation.walk(steps);
            if let Some(payment) = payment {
                animation.pay(payment, before, after, seating);
            }
        }
        Event::Laid { seat, place, colour } => {
            let asam = animation.now.board.asam;
            animation.now.board = board::unmarked_board(after, seating);
            animation.now.board.asam = asam;
            if let Some(rug) = animation.now.board.rugs.last_mut() {
                rug.state = RugState::Unrolling;
            }
            animation.now.sound = Some(Sound::Rug);
            animation.frame(words::lays(before, seating, *seat, *place, *colour), UNROLL_MILLIS);
        }
    }
    animation.frames
}

impl Animation<Board> {
    /// Animates a roll away from Asam's path: the die tumbles, then shows its result.
    fn roll(&mut self, face: u8, way: &[Square], [rolls, read]: [&str; 2], [tumbling, reading]: [u32; 2]) {
        let at = geometry::die_point(way);
        self.now.board.die = Some(Die { face, rolling: true, at });
        self.now.sound = Some(Sound::Die);
        self.frame(rolls.into(), tumbling);
        self.now.board.die = Some(Die { face, rolling: false, at });
        self.frame(read.into(), reading);
    }

    /// Animates a walk, square by square and along the tracks.
    fn walk(&mut self, steps: &[Step]) {
        for step in steps {
            let (motion, millis) = match step.track {
                Some(_) => (Motion::Track, TRACK_MILLIS),
                None => (Motion::Step, STEP_MILLIS),
            };
            self.now.sound = Some(Sound::Step);
            for pose in geometry::walk(step) {
                (self.now.board.asam.pose, self.now.board.asam.motion) = (pose, motion);
                self.hold(millis);
            }
        }
    }

    /// Animates a payment: the region is marked, its squares are counted, and the dirhams change.
    fn pay(&mut self, payment: &Payment, before: &Marrakech, after: &Marrakech, seating: &Seating) {
        self.now.board.die = None;
        self.now.board.marks = payment.region.iter().map(|square| (square, Mark::Region)).collect();
        let count = self.now.board.marks.len();
        let pictures = count.min(COUNT_PICTURES);
        self.now.caption = words::counting(payment, before, after, seating);
        for picture in 1..=pictures {
            for (_, mark) in &mut self.now.board.marks[..count * picture / pictures] {
                *mark = Mark::Counted;
            }
            self.hold(COUNT_MILLIS.min(COUNT_MOST_MILLIS / u32::try_from(pictures).unwrap_or(1)));
        }
        for (panel, after) in self.now.panels.iter_mut().zip(after.panels(seating)) {
            for (figure, after) in panel.figures.iter_mut().zip(after.figures) {
                (figure.value, figure.noun) = (after.value, after.noun);
            }
            panel.note = after.note;
        }
        let paid = i32::from(payment.paid);
        for (seat, difference) in [(payment.from, -paid), (payment.to, paid)] {
            if let Some(panel) = self.now.panels.iter_mut().find(|panel| panel.seat == seat) {
                panel.figures[0].change = Some(Change { text: signed(difference), gains: difference > 0 });
            }
        }
        self.now.sound = (payment.paid > 0).then_some(Sound::Coins);
        self.frame(words::paid(payment, after, seating), PAY_MILLIS);
    }
}
