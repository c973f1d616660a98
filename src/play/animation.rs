//! The running animation.

use super::line::StepSpan;
use crate::scene::{Sound, WaitedTime};

/// The state of the running animation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct AnimationState {
    /// The remaining frames in reverse order: the last one in the list is on the screen.
    pub frames: Vec<FrameRef>,
    /// The final frame of the last animation: its changes stay marked.
    pub last: Option<FrameRef>,
    /// The last sound of skipped frames, still to be played.
    pub pending_sound: Option<Sound>,
    /// `true` if a person has started the throws of everybody for the order of play.
    pub opened: bool,
    /// `true` if nothing is animated up to the next decision of a person.
    pub fast_forward: bool,
    /// The time that a person has waited since the last decision.
    pub waited: WaitedTime,
}

/// A reference to a frame. Its picture and caption are made when it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FrameRef {
    /// The step that it shows.
    pub step: StepSpan,
    /// Its index among the frames of that step.
    pub number: usize,
    /// Its display time, in milliseconds at the steady pace.
    pub millis: u32,
    /// The sound at its start.
    pub sound: Option<Sound>,
    /// `true` if its caption is only to be read.
    pub explains: bool,
}

impl AnimationState {
    /// The frame on the screen.
    pub fn frame(&self) -> Option<&FrameRef> {
        self.frames.last()
    }

    /// `true` while an animation runs.
    pub fn is_running(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Drops the remaining frames. The last of their sounds is kept, except that of a piece's step, and is played when
    /// the animation has ended.
    pub fn drop_frames(&mut self) {
        let sounds = self.frames.drain(..).filter_map(|frame| frame.sound);
        self.pending_sound = sounds.into_iter().find(|sound| *sound != Sound::Step).or(self.pending_sound);
    }

    /// Ends skipping, because a person has to decide or the match is over. Returns the sound that is still to be
    /// played.
    pub fn end_fast_forward(&mut self) -> Option<Sound> {
        (self.fast_forward, self.waited) = (false, WaitedTime::default());
        self.pending_sound.take()
    }
}
