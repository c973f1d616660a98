//! The cache of rendered texts.

use std::rc::Rc;

use super::MoveRows;
use super::line::StepSpan;
use crate::scene::{Drawing, Frame, Scene, Seating};

/// A step and its frames.
pub(super) type FramesOf<G> = (StepSpan, Vec<Frame<<G as Drawing>::Board>>);

/// The rendered texts of the match, so that an input need not render them again.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RenderCache<G: Scene> {
    /// The names and colours of the seats, and the point of view.
    pub seating: Rc<Seating>,
    /// The frames of the steps being shown.
    pub frames: Vec<FramesOf<G>>,
    /// The move list.
    pub rows: Rc<MoveRows>,
}

impl<G: Scene> RenderCache<G> {
    /// A cache with the seating only.
    pub fn new(seating: Seating) -> Self {
        Self { seating: Rc::new(seating), frames: Vec::new(), rows: Rc::default() }
    }

    /// The frames of a step, if they are cached.
    pub fn frames(&self, step: StepSpan) -> Option<&[Frame<G::Board>]> {
        self.frames.iter().find(|(made, _)| *made == step).map(|(_, frames)| &frames[..])
    }
}
