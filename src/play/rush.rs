//! The three-minute run: puzzles against the clock.

use std::rc::Rc;

use super::{Machine, Ticket};

/// Its time, in milliseconds.
const MILLIS: f64 = 180_000.0;

/// A three-minute run: one puzzle after the other, each with one answer, until the time or the lives are gone.
///
/// The clock runs from [`RushInput::Begin`] on, whatever the page does; it is read at every input. Each wrong answer takes a
/// life. The answers are those of [attempts](super::Attempt) at the puzzles of an [order](super::rush_order). A run is not
/// saved, and changes no rating.
pub struct Rush {
    /// The puzzles to come, the next one last.
    rest: Vec<usize>,
    /// The time at which the clock runs out; `None` before it runs.
    end: Option<f64>,
    view: Rc<RushView>,
}

/// An input of a three-minute run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RushInput {
    /// Starts the clock.
    Begin,
    /// The first answer to a puzzle. One to another puzzle than that on the board is ignored.
    Answer {
        /// The index of the puzzle.
        puzzle: usize,
        /// `true` if it is right.
        is_right: bool,
    },
    /// Time passes.
    Look,
}

/// An effect of a three-minute run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RushEffect {
    /// The run is over with this score.
    Over(usize),
}

/// The stage of a three-minute run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RushStage {
    /// The clock does not run yet.
    Ready,
    /// The puzzle with this index is on the board.
    Solving(usize),
    /// The run is over.
    Over(RushEnd),
}

/// The end of a three-minute run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RushEnd {
    /// The time is up.
    Time,
    /// The lives are gone.
    Lives,
    /// No puzzle is left.
    Puzzles,
}

/// The view of a three-minute run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RushView {
    /// Its stage.
    pub stage: RushStage,
    /// The number of right answers.
    pub score: usize,
    /// The number of lives left, from [`Self::LIVES`] down.
    pub lives: u8,
    /// The seconds left, rounded up.
    pub seconds: u16,
    /// The puzzles whose answers were wrong, in the order of the run.
    pub missed: Vec<usize>,
}

impl RushView {
    /// The number of lives at the beginning: of wrong answers that end the run.
    pub const LIVES: u8 = 3;

    /// The time left as on a clock: `2:07`.
    #[must_use]
    pub fn time(&self) -> String {
        format!("{}:{:02}", self.seconds / 60, self.seconds % 60)
    }
}

impl Rush {
    /// Creates a run of the puzzles with these indexes.
    #[must_use]
    pub fn new(mut order: Vec<usize>) -> Self {
        order.reverse();
        let view = RushView {
            stage: RushStage::Ready,
            score: 0,
            lives: RushView::LIVES,
            seconds: seconds(MILLIS),
            missed: Vec::new(),
        };
        Self { rest: order, end: None, view: Rc::new(view) }
    }

    /// Counts an answer to a puzzle, and puts the next one on the board.
    fn answer(&mut self, puzzle: usize, is_right: bool) {
        let view = Rc::make_mut(&mut self.view);
        if is_right {
            view.score += 1;
        } else {
            view.missed.push(puzzle);
            view.lives -= 1;
        }
        if view.lives == 0 {
            view.stage = RushStage::Over(RushEnd::Lives);
        } else {
            self.go_on();
        }
    }

    /// Puts the next puzzle on the board.
    fn go_on(&mut self) {
        let next = self.rest.pop();
        Rc::make_mut(&mut self.view).stage = next.map_or(RushStage::Over(RushEnd::Puzzles), RushStage::Solving);
    }
}

/// The seconds in a time in milliseconds, rounded up.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 180 s")]
fn seconds(millis: f64) -> u16 {
    (millis.clamp(0.0, MILLIS) / 1000.0).ceil() as u16
}

impl Machine for Rush {
    type Input = RushInput;
    type Effect = RushEffect;
    type View = RushView;

    fn on(&mut self, input: RushInput, now: f64) -> Vec<RushEffect> {
        if input == RushInput::Begin && self.view.stage == RushStage::Ready {
            self.end = Some(now + MILLIS);
            self.go_on();
        }
        let (RushStage::Solving(current), Some(end)) = (self.view.stage, self.end) else { return Vec::new() };
        let left = seconds(end - now);
        if left != self.view.seconds {
            Rc::make_mut(&mut self.view).seconds = left;
        }
        match input {
            _ if left == 0 => Rc::make_mut(&mut self.view).stage = RushStage::Over(RushEnd::Time),
            RushInput::Answer { puzzle, is_right } if puzzle == current => self.answer(puzzle, is_right),
            _ => {}
        }
        let is_over = matches!(self.view.stage, RushStage::Over(_));
        is_over.then_some(RushEffect::Over(self.view.score)).into_iter().collect()
    }

    fn view(&self) -> &Rc<RushView> {
        &self.view
    }

    fn awaits(&self, _ticket: Ticket) -> bool {
        false
    }
}
