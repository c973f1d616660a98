//! What has been said of the match in the language that is spoken.

use std::rc::Rc;

use super::Rows;
use super::line::StepWay;
use crate::scene::{Drawing, Frame, Scene, Seating};

/// A step and its frames.
pub(super) type FramesOf<G> = (StepWay, Vec<Frame<<G as Drawing>::Board>>);

/// What has been said of the match in the language that is spoken, so that it need not be said again with each input. In
/// another language all of it is made anew.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Telling<G: Scene> {
    /// Who sits where.
    pub seating: Rc<Seating>,
    /// The frames of the steps that are being shown.
    pub frames: Vec<FramesOf<G>>,
    /// The move list.
    pub rows: Rc<Rows>,
}

impl<G: Scene> Telling<G> {
    /// Nothing but who sits where.
    pub fn new(seating: Seating) -> Self {
        Self { seating: Rc::new(seating), frames: Vec::new(), rows: Rc::default() }
    }

    /// The frames of a step, if they have been made.
    pub fn frames(&self, step: StepWay) -> Option<&[Frame<G::Board>]> {
        self.frames.iter().find(|(made, _)| *made == step).map(|(_, frames)| &frames[..])
    }
}
