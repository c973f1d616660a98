//! What is shown while something happens in Marrakech.

use super::board::{self, Board, Die, Lies, Mark, Motion};
use super::geometry::{self, Point};
use super::words;
use crate::rules::marrakech::{Event, Marrakech, Payment, Square, Step};
use crate::scene::{Frame, Panel, Scene, Seating};

/// How long the die tumbles, and how long it then lies still, in milliseconds.
const TUMBLE_MILLIS: u32 = 620;
const READ_MILLIS: u32 = 420;
/// How long Asam takes to turn, from square to square, and from picture to picture round a track; the style sheet has
/// the same times.
const TURNING_MILLIS: u32 = 220;
const STEP_MILLIS: u32 = 260;
const TRACK_MILLIS: u32 = 60;
/// How long the squares of a payment take to be counted: each, and at the most together.
const COUNT_MILLIS: u32 = 190;
const COUNT_MOST_MILLIS: u32 = 1900;
/// How long dirhams are seen to pass, a rug to unroll, and a word to be read.
const PAY_MILLIS: u32 = 1300;
const UNROLL_MILLIS: u32 = 460;
const WORD_MILLIS: u32 = 900;

pub(super) fn frames(before: &Marrakech, after: &Marrakech, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
    let show = Show {
        before,
        seating,
        board: board::bare(before, seating),
        panels: before.panels(),
    };
    match event {
        Event::Ordered { roll, .. } => show.order(*roll, words::happened(event, seating)),
        Event::Faced { heading } | Event::Turned { heading, .. } => {
            let mut show = show;
            show.board.asam.pose.angle = geometry::degrees(*heading);
            vec![show.frame(words::happened(event, seating), TURNING_MILLIS)]
        }
        Event::Drawn { .. } => Vec::new(),
        Event::Walked { steps, payment, .. } => show.walk(steps.as_ref(), payment.as_ref(), after),
        Event::Laid { .. } => show.laid(after, words::happened(event, seating)),
    }
}

/// What is on the screen so far.
struct Show<'a> {
    before: &'a Marrakech,
    seating: &'a Seating,
    board: Board,
    panels: Vec<Panel>,
}

impl Show<'_> {
    fn frame(&self, say: String, millis: u32) -> Frame<Board> {
        Frame {
            board: self.board.clone(),
            panels: self.panels.clone(),
            say,
            millis,
        }
    }

    /// The die falls and is read.
    fn roll(&mut self, face: u8, at: Point, say: &str) -> Vec<Frame<Board>> {
        self.board.die = Some(Die {
            face,
            rolling: true,
            at,
        });
        let tumble = self.frame(say.into(), TUMBLE_MILLIS);
        self.board.die = Some(Die {
            face,
            rolling: false,
            at,
        });
        vec![tumble, self.frame(format!("{say}: {face}"), READ_MILLIS)]
    }

    fn order(mut self, roll: u8, then: String) -> Vec<Frame<Board>> {
        let say = words::rolls(self.before, self.seating);
        let mut frames = self.roll(roll, geometry::die_point(&[Square::CENTRE]), &say);
        frames.push(self.frame(then, WORD_MILLIS));
        frames
    }

    fn walk(mut self, steps: &[Step], payment: Option<&Payment>, after: &Marrakech) -> Vec<Frame<Board>> {
        let path: Vec<_> = steps.iter().flat_map(|step| [step.from, step.to]).collect();
        let roll = steps.len() as u8;
        let say = words::rolls(self.before, self.seating);
        let mut frames = self.roll(roll, geometry::die_point(&path), &say);
        let say = format!("{say}: {roll}");
        for step in steps {
            let poses = geometry::walk(step);
            let (motion, millis) = if step.track.is_some() {
                (Motion::Track, TRACK_MILLIS)
            } else {
                (Motion::Step, STEP_MILLIS)
            };
            for pose in poses {
                (self.board.asam.pose, self.board.asam.motion) = (pose, motion);
                frames.push(self.frame(say.clone(), millis));
            }
        }
        match payment {
            Some(payment) => frames.extend(self.pay(payment, after)),
            None => {
                let say = words::free(self.before, self.seating, after.asam().0);
                frames.push(self.frame(say, WORD_MILLIS));
            }
        }
        frames
    }

    /// The region lights up, its squares are counted, and the dirhams pass.
    fn pay(mut self, payment: &Payment, after: &Marrakech) -> Vec<Frame<Board>> {
        let mut frames = Vec::new();
        self.board.die = None;
        let count = u32::from(payment.region.len());
        let millis = COUNT_MILLIS.min(COUNT_MOST_MILLIS / count.max(1));
        self.board.marks = payment.region.iter().map(|square| (square, Mark::Region)).collect();
        for counted in 0..self.board.marks.len() {
            self.board.marks[counted].1 = Mark::Counted;
            frames.push(self.frame(words::counting(payment, counted + 1, self.seating), millis));
        }
        let before = std::mem::replace(&mut self.panels, after.panels());
        for (panel, before) in self.panels.iter_mut().zip(before) {
            for (figure, before) in panel.figures.iter_mut().zip(before.figures) {
                figure.change = figure.value - before.value;
            }
            panel.turn = before.turn;
        }
        frames.push(self.frame(words::paid(payment, after, self.seating), PAY_MILLIS));
        frames
    }

    fn laid(mut self, after: &Marrakech, say: String) -> Vec<Frame<Board>> {
        let asam = self.board.asam;
        self.board = board::bare(after, self.seating);
        self.board.asam = asam;
        if let Some(rug) = self.board.rugs.last_mut() {
            rug.lies = Lies::Unrolling;
        }
        vec![self.frame(say, UNROLL_MILLIS)]
    }
}
