//! What is being shown of what happened.

use super::line::StepWay;
use crate::scene::{Sound, WaitedTime};

/// What is being shown, and how long that has lasted.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Show {
    /// What is still to be shown, the last first: the last one of the list is on the screen.
    pub frames: Vec<FrameRef>,
    /// The frame that ended what was shown last: what changed with it stays marked.
    pub last: Option<FrameRef>,
    /// What is still to be heard of frames that were not shown: the last of their sounds.
    pub unheard: Option<Sound>,
    /// Whether a person has begun the throws for the order of play.
    pub opened: bool,
    /// Whether nothing is shown up to the next decision of a person.
    pub fast_forward: bool,
    /// How long a person has waited since the last decision.
    pub waited: WaitedTime,
}

/// A frame, by what it is made from. What it says and shows is made when it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FrameRef {
    /// The step that it shows.
    pub step: StepWay,
    /// Its number among the frames of that step, from 0.
    pub number: usize,
    /// How long it is shown, in milliseconds at the steady pace.
    pub millis: u32,
    /// What is heard when it comes.
    pub sound: Option<Sound>,
}

impl Show {
    /// The frame on the screen.
    pub fn frame(&self) -> Option<&FrameRef> {
        self.frames.last()
    }

    /// Whether something is being shown.
    pub fn is_on(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Shows no more of the frames. Of their sounds the last is heard once nothing is shown any more, unless it is but a
    /// step.
    pub fn drop_frames(&mut self) {
        let sounds = self.frames.drain(..).filter_map(|frame| frame.sound);
        self.unheard = sounds.into_iter().find(|sound| *sound != Sound::Step).or(self.unheard);
    }

    /// A person's decision is due, or the match is over: what comes next takes its time again. Gives what is still to be
    /// heard.
    pub fn end_fast_forward(&mut self) -> Option<Sound> {
        (self.fast_forward, self.waited) = (false, WaitedTime::default());
        self.unheard.take()
    }
}
