//! Building the frames of an animation.

use super::{Frame, Panel};

/// An animation that is being built.
pub(super) struct Animation<B> {
    /// The next frame: the current state of the scene.
    pub now: Frame<B>,
    /// The frames so far.
    pub frames: Vec<Frame<B>>,
}

impl<B: Clone> Animation<B> {
    /// Starts from the state before the action.
    pub fn new(board: B, panels: Vec<Panel>) -> Self {
        Self { now: Frame::of(board, panels), frames: Vec::new() }
    }

    /// Adds a frame of the current state with a caption, shown for `millis`.
    pub fn frame(&mut self, caption: String, millis: u32) {
        self.now.caption = caption;
        self.hold(millis);
    }

    /// Adds a frame of the current state with the previous caption. Later frames do not repeat its sound.
    pub fn hold(&mut self, millis: u32) {
        self.now.millis = millis;
        self.frames.push(self.now.clone());
        self.now.sound = None;
    }
}
