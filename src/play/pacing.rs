//! How what happens is shown: frame after frame, each for its time.

use super::drive::Source;
use super::line::StepWay;
use super::show::FrameRef;
use super::table::Table;
use super::{Effect, Pace, Ticket};
use crate::record::{Next, Place};
use crate::scene::{Frame, Scene, Sound, THINKING_MILLIS, THROWING_MILLIS};

impl<G: Scene> Table<G> {
    /// Begins to show these frames of what has just happened. At the pace that shows nothing they are only heard, and none
    /// is left: a frame of no time at all would still be drawn and waited for, and whether one is left is all that anybody
    /// else asks, to know whether play can go on.
    pub fn present(&mut self, mut frames: Vec<FrameRef>) {
        let shows = self.pace() != Pace::Instant;
        self.show.last = frames.last().copied().filter(|_| shows);
        frames.reverse();
        self.show.frames = frames;
        if !shows {
            self.show.drop_frames();
        }
        self.next_frame();
    }

    /// All that is shown on the way from this place to the one that is shown, without its steps if they have been seen.
    pub fn frames(&mut self, from: Place, seen: bool) -> Vec<FrameRef> {
        let steps = self.line.steps(from, self.line.shown);
        self.telling.frames = steps.into_iter().map(|step| (step, self.frames_of(step))).collect();
        let all = self.telling.frames.iter().flat_map(|(step, frames)| {
            frames.iter().enumerate().map(|(number, frame)| FrameRef {
                step: *step,
                number,
                millis: frame.millis,
                sound: frame.sound,
            })
        });
        all.filter(|frame| !seen || frame.sound != Some(Sound::Step)).collect()
    }

    /// The frames of a step, as those see it who sit here.
    pub fn frames_of(&self, (before, after): StepWay) -> Vec<Frame<G::Board>> {
        let played = &self.line.played;
        let Some(step) = played.step_at(after) else { return Vec::new() };
        let [before, after] = [before, after].map(|place| self.chairs.seen(played.state_at(place)));
        before.frames(&after, &step.event, &self.telling.seating)
    }

    /// Leaves the first frame on the screen for its time, or settles if there is none.
    fn next_frame(&mut self) {
        match self.show.frames.last_mut() {
            Some(frame) => {
                let (millis, sound) = (frame.millis, frame.sound.take());
                self.hear(sound);
                self.wait(millis);
            }
            // A film goes on from place to place, and nothing in it has to happen.
            None if self.line.films => self.wait_for_film(),
            None => self.settle(),
        }
    }

    /// This is to be heard.
    pub fn hear(&mut self, sound: Option<Sound>) {
        self.effects.extend(sound.map(Effect::Hear));
    }

    /// The time of something is over: of a second on a clock, of a frame, of waiting for a bot, for chance or for the store.
    pub fn elapsed(&mut self, ticket: Ticket) {
        if self.drive.second.take_if(|second| *second == ticket).is_some() {
            self.run_clocks();
        } else if self.saving.deadline == Some(ticket) {
            self.give_up_waiting();
        } else if self.drive.take(ticket) {
            self.tick();
        }
    }

    /// Goes on by what comes next, without waiting for it any longer than until all that has happened is saved.
    pub fn tick(&mut self) {
        if self.show.frames.pop().is_some() {
            return self.next_frame();
        }
        if self.line.films {
            return self.film_on();
        }
        if !self.goes_on() || self.hold() {
            return;
        }
        match self.next() {
            Next::Throw { .. } => self.throw(),
            Next::Act { persons, .. } if !persons.is_empty() => {
                if let Some(action) = self.by_itself() {
                    self.act(vec![action]);
                }
            }
            Next::Act { bots, .. } => self.ask_bots(bots),
            Next::Over => {}
        }
    }

    /// Ends the show of everything up to the next decision of a person; where nobody is at the table but bots, of what
    /// is being shown; and a film. A bot that thinks moves now.
    pub fn skip(&mut self) {
        if self.is_busy() {
            self.show.fast_forward = !self.is_watched() && !self.line.films;
            self.line.films = false;
            self.show.drop_frames();
            if self.drive.awaited_from(Source::Bots).is_some() {
                self.effects.push(Effect::Now);
            } else {
                self.settle();
            }
        }
    }

    /// A match of bots alone stops where it is, or goes on.
    pub fn pause(&mut self) {
        self.drive.paused = !self.drive.paused;
        if !self.show.is_on() {
            self.settle();
        }
    }

    /// A match of bots alone goes on by one action; what is being shown is shown to its end first.
    pub fn step(&mut self) {
        self.drive.paused = true;
        if self.show.is_on() {
            self.skip();
        } else {
            self.stop_waiting();
            self.tick();
        }
    }

    /// The pace of what is shown now.
    fn pace(&self) -> Pace {
        match self.preferences.pace {
            // A film at instant pace would show nothing.
            Pace::Instant if self.line.films => Pace::Brisk,
            _ if self.show.fast_forward => Pace::Instant,
            pace => pace,
        }
    }

    /// A bot seems to think. What is the only thing to do needs no thinking.
    pub fn wait_to_think(&mut self) {
        self.wait(if self.line.shown_state().only_choice().is_some() { 0 } else { THINKING_MILLIS });
    }

    /// Dice that nobody is asked to throw fall after a moment.
    pub fn wait_to_throw(&mut self) {
        self.wait(THROWING_MILLIS);
    }

    /// Goes on ([`Self::tick`]) after so many milliseconds of the steady pace; in a match of bots alone that is paused, not
    /// once what is on the screen has been shown. What one person waits for altogether is kept short
    /// ([`WaitedTime`](crate::scene::Waited)), unless that person came to watch.
    pub fn wait(&mut self, millis: u32) {
        let between = !self.show.is_on() && !self.line.films;
        if self.drive.paused && between {
            return;
        }
        if between {
            self.show.waited.enter(self.line.state());
        }
        let unhurried = self.line.films || self.is_watched();
        let millis = if unhurried { millis } else { self.show.waited.shorten::<G>(millis) };
        let millis = self.preferences.lasts(self.pace(), millis);
        let ticket = self.drive.wait_for(Source::Time);
        self.effects.push(Effect::Wait(ticket, millis));
    }
}
