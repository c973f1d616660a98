//! What is shown while something happens in Marrakech.

use super::board::{self, Board, Die, Lies, Mark, Motion};
use super::{geometry, words};
use crate::rules::marrakech::{Event, Marrakech, Payment, Square, Step};
use crate::scene::{Frame, Scene, Seating, Sound};

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
    let now = Frame::of(board::bare(before, seating), before.panels(seating));
    let mut show = Show { now, shown: Vec::new() };
    let say = words::happened(event, seating);
    match event {
        Event::Ordered { roll, .. } => {
            show.roll(*roll, &[Square::CENTRE], &words::rolls(before, seating));
            show.frame(say, WORD_MILLIS);
        }
        Event::Faced { heading } | Event::Turned { heading, .. } => {
            show.now.board.asam.pose.angle = geometry::degrees(*heading);
            show.frame(say, TURNING_MILLIS);
        }
        Event::Drawn { .. } => {}
        Event::Walked { steps, payment, .. } => {
            let path: Vec<_> = steps.iter().flat_map(|step| [step.from, step.to]).collect();
            show.roll(u8::try_from(steps.len()).unwrap_or(u8::MAX), &path, &words::rolls(before, seating));
            show.walk(steps);
            match payment {
                Some(payment) => show.pay(payment, after, seating),
                None => show.frame(words::free(before, seating, after.asam().0), WORD_MILLIS),
            }
        }
        Event::Laid { .. } => {
            let asam = show.now.board.asam;
            show.now.board = board::bare(after, seating);
            show.now.board.asam = asam;
            if let Some(rug) = show.now.board.rugs.last_mut() {
                rug.lies = Lies::Unrolling;
            }
            show.now.sound = Some(Sound::Rug);
            show.frame(say, UNROLL_MILLIS);
        }
    }
    show.shown
}

/// A show in the making.
struct Show {
    /// How things look by now.
    now: Frame<Board>,
    /// What has been shown.
    shown: Vec<Frame<Board>>,
}

impl Show {
    /// Shows how things look now, saying this.
    fn frame(&mut self, say: String, millis: u32) {
        self.now.say = say;
        self.hold(millis);
    }

    /// Shows how things look now, saying what was said before.
    fn hold(&mut self, millis: u32) {
        self.now.millis = millis;
        self.shown.push(self.now.shown());
    }

    /// The die falls out of the way and is read.
    fn roll(&mut self, face: u8, way: &[Square], say: &str) {
        let at = geometry::die_point(way);
        self.now.board.die = Some(Die { face, rolling: true, at });
        self.now.sound = Some(Sound::Die);
        self.frame(say.into(), TUMBLE_MILLIS);
        self.now.board.die = Some(Die { face, rolling: false, at });
        self.frame(format!("{say}: {face}"), READ_MILLIS);
    }

    /// Asam walks square by square and round the tracks.
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

    /// The region lights up, its squares are counted, and the dirhams pass.
    fn pay(&mut self, payment: &Payment, after: &Marrakech, seating: &Seating) {
        self.now.board.die = None;
        self.now.board.marks = payment.region.iter().map(|square| (square, Mark::Region)).collect();
        let count = self.now.board.marks.len();
        for counted in 0..count {
            self.now.board.marks[counted].1 = Mark::Counted;
            let millis = COUNT_MILLIS.min(COUNT_MOST_MILLIS / u32::from(payment.region.len()));
            self.frame(words::counting(payment, counted + 1, seating), millis);
        }
        for (panel, after) in self.now.panels.iter_mut().zip(after.panels(seating)) {
            for (figure, after) in panel.figures.iter_mut().zip(after.figures) {
                figure.value = after.value;
            }
            panel.note = after.note;
        }
        for (seat, sign) in [(payment.from, '−'), (payment.to, '+')] {
            self.now.panels[seat.index()].figures[0].change = format!("{sign}{}", payment.paid);
        }
        self.now.sound = (payment.paid > 0).then_some(Sound::Coins);
        self.frame(words::paid(payment, after, seating), PAY_MILLIS);
    }
}
