//! The animation of what happens: frames, each shown for its time, and the delays of bots and throws.

use super::animation::FrameRef;
use super::line::StepSpan;
use super::scheduler::Source;
use super::table::Table;
use super::{Effect, Pace, Ticket};
use crate::record::{Next, NodeId};
use crate::scene::{Frame, Scene, Sound, THINKING_MILLIS};

impl<G: Scene> Table<G> {
    /// Starts an animation. At instant pace only its sounds are played and all frames are dropped: even a frame of zero
    /// milliseconds would be drawn and waited for, and play continues only when no frame is left.
    pub fn present(&mut self, mut frames: Vec<FrameRef>) {
        let shows = self.pace() != Pace::Instant;
        self.animation.last = frames.last().copied().filter(|_| shows);
        // Choices do not wait until a sentence is read: it stays beside them.
        if self.is_for_person() {
            frames.pop_if(|frame| frame.explains);
        }
        frames.reverse();
        self.animation.frames = frames;
        if !shows {
            self.animation.drop_frames();
        }
        self.next_frame();
    }

    /// The frames of the steps from this place to the place shown; without the frames of a piece's steps if `seen`.
    pub fn frames(&mut self, from: NodeId, seen: bool) -> Vec<FrameRef> {
        let steps = self.line.steps(from, self.line.shown);
        self.cache.frames = steps.into_iter().map(|step| (step, self.frames_of(step))).collect();
        let all = self.cache.frames.iter().flat_map(|(step, frames)| {
            frames.iter().enumerate().map(|(number, frame)| FrameRef {
                step: *step,
                number,
                millis: frame.millis,
                sound: frame.sound,
                explains: frame.explains,
            })
        });
        all.filter(|frame| !seen || frame.sound != Some(Sound::Step)).collect()
    }

    /// The frames of a step, from the point of view of the persons here.
    pub fn frames_of(&self, (before, after): StepSpan) -> Vec<Frame<G::Board>> {
        let played = &self.line.played;
        let Some(step) = played.step_at(after) else { return Vec::new() };
        let [before, after] = [before, after].map(|place| self.local.seen(played.state_at(place)));
        before.frames(&after, &step.event, &self.cache.seating)
    }

    /// Shows the current frame for its time, or proceeds if no frame is left.
    fn next_frame(&mut self) {
        match self.animation.frames.last_mut() {
            Some(frame) => {
                let (millis, sound) = (frame.millis, frame.sound.take());
                self.play_sound(sound);
                self.wait(millis);
            }
            // A replay continues from place to place; nothing in it is due.
            None if self.line.replaying => self.wait_in_replay(),
            None => self.proceed(),
        }
    }

    /// Plays a sound.
    pub fn play_sound(&mut self, sound: Option<Sound>) {
        self.effects.extend(sound.map(Effect::PlaySound));
    }

    /// Handles the end of a timer: of a clock's second, a frame, the patience with the tutor, or the delay of a bot, a
    /// throw or the store.
    pub fn handle_timer(&mut self, ticket: Ticket) {
        if self.scheduler.second.take_if(|second| *second == ticket).is_some() {
            self.run_clocks();
        } else if self.saving.deadline == Some(ticket) {
            self.give_up_waiting();
        } else if self.scheduler.awaited_from(Source::Tutor) == Some(ticket) {
            self.scheduler.awaited = None;
            self.effects.push(Effect::Cancel);
            self.handle_cost(None);
        } else if self.scheduler.finish(ticket) {
            self.tick();
        }
    }

    /// Continues with the next frame, the next place of a replay, or the next action; the last only once everything is
    /// saved.
    pub fn tick(&mut self) {
        if self.animation.frames.pop().is_some() {
            return self.next_frame();
        }
        if self.line.replaying {
            return self.advance_replay();
        }
        if !self.continues_here() || self.hold_until_saved() {
            return;
        }
        match self.next() {
            Next::Throw { .. } => self.throw(),
            Next::Act { persons, .. } if !persons.is_empty() => {
                if let Some(action) = self.automatic_action() {
                    self.act(vec![action]);
                }
            }
            Next::Act { bots, .. } => self.ask_bots(bots),
            Next::Over => {}
        }
    }

    /// Skips the animation up to the next decision of a person; where only bots play, just the current animation; or a
    /// replay. A bot that is thinking has to move now.
    pub fn skip(&mut self) {
        if self.is_busy() {
            self.animation.fast_forward = !self.is_watched() && !self.line.replaying;
            self.line.replaying = false;
            self.animation.drop_frames();
            if self.scheduler.awaited_from(Source::Bots).is_some() {
                self.effects.push(Effect::AnswerNow);
            } else {
                self.proceed();
            }
        }
    }

    /// Pauses or resumes a match of bots alone.
    pub fn pause(&mut self) {
        self.scheduler.paused = !self.scheduler.paused;
        if !self.animation.is_running() {
            self.proceed();
        }
    }

    /// Advances a paused match of bots alone by one action, or skips the current animation first.
    pub fn step(&mut self) {
        self.scheduler.paused = true;
        if self.animation.is_running() {
            self.skip();
        } else {
            self.cancel_wait();
            self.tick();
        }
    }

    /// The pace of the current animation.
    fn pace(&self) -> Pace {
        match self.preferences.pace {
            // At instant pace a replay would show nothing.
            Pace::Instant if self.line.replaying => Pace::Brisk,
            _ if self.animation.fast_forward => Pace::Instant,
            pace => pace,
        }
    }

    /// Delays a bot's move, as if it were thinking; the only legal action is not delayed.
    pub fn wait_to_think(&mut self) {
        self.wait(if self.line.shown_state().only_choice().is_some() { 0 } else { THINKING_MILLIS });
    }

    /// Calls [`Self::tick`] after this time, in milliseconds at the steady pace. In a paused match of bots alone it
    /// does so only to finish an animation. The total time that a person waits is limited
    /// ([`WaitedTime`](crate::scene::WaitedTime)), except in a replay or where persons only watch.
    pub fn wait(&mut self, millis: u32) {
        let between = !self.animation.is_running() && !self.line.replaying;
        if self.scheduler.paused && between {
            return;
        }
        if between {
            self.animation.waited.enter(self.line.state());
        }
        let unhurried = self.line.replaying || self.is_watched();
        let millis = if unhurried { millis } else { self.animation.waited.shorten::<G>(millis) };
        let millis = self.preferences.duration(self.pace(), millis);
        let ticket = self.scheduler.wait_for(Source::Time);
        self.effects.push(Effect::Wait(ticket, millis));
    }
}
