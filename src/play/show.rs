//! How what happens is shown: frame after frame, each for its time.

use super::seating::seating;
use super::{Asked, Effect, Pace, Sitting, Ticket};
use crate::record::{Next, Place};
use crate::scene::{Frame, Panel, Scene, Sound, THINKING_MILLIS, THROWING_MILLIS, Waited};

/// What is being shown, and how long that has lasted.
pub(super) struct Show<G: Scene> {
    /// What is still to be shown, the last first: the last one of the list is on the screen.
    pub frames: Vec<Frame<G::Board>>,
    /// The place from which on the way to the one that is shown is told, and whether a person has led it there himself and
    /// has seen every step.
    pub from: (Place, bool),
    /// What is still to be heard of frames that were not shown: the last of their sounds.
    unheard: Option<Sound>,
    /// The players as they were shown at the end of the last action, with what it changed.
    pub changed: Vec<Panel>,
    /// Whether a person has begun the throws for the order of play.
    pub opened: bool,
    /// Whether nothing is shown up to the next decision of a person.
    hurries: bool,
    /// How long a person has waited since his last decision.
    waited: Waited,
}

impl<G: Scene> Default for Show<G> {
    fn default() -> Self {
        Self {
            frames: Vec::new(),
            from: (Place::START, false),
            unheard: None,
            changed: Vec::new(),
            opened: false,
            hurries: false,
            waited: Waited::default(),
        }
    }
}

impl<G: Scene> Sitting<G> {
    /// Begins to show these frames of what has just happened. At the pace that shows nothing they are only heard, and none
    /// is left: a frame of no time at all would still be drawn and waited for, and whether one is left is all that anybody
    /// else asks, to know whether play can go on.
    pub(super) fn present(&mut self, mut frames: Vec<Frame<G::Board>>) {
        let shows = self.pace() != Pace::Instant;
        let changed = frames.last().filter(|_| shows);
        self.show.changed = changed.map(|frame| frame.panels.clone()).unwrap_or_default();
        frames.reverse();
        self.show.frames = frames;
        if !shows {
            self.hush();
        }
        self.go_on_showing();
    }

    /// All that is shown on the way from this place to the one that is shown, without its steps if they have been seen.
    pub(super) fn frames(&mut self, from: Place, seen: bool) -> Vec<Frame<G::Board>> {
        self.show.from = (from, seen);
        let way: Vec<_> = self.played.back_from(self.shown).take_while(|place| *place != from).collect();
        let mut frames = Vec::new();
        let mut before = from;
        for place in way.into_iter().rev() {
            if let Some(step) = self.played.step_at(place) {
                let (state, after) = (self.played.state_at(before), self.played.state_at(place));
                frames.extend(state.frames(after, &step.event, &self.seating));
            }
            before = place;
        }
        frames.retain(|frame| !seen || frame.sound != Some(Sound::Step));
        frames
    }

    /// Another language is spoken from now on: what is being shown is told in it, without beginning anew.
    /// It stands apart because no first move needs it.
    pub fn tell_anew(&mut self) {
        self.seating = seating(&self.played, self.here, &self.habits);
        let (from, seen) = self.show.from;
        let told = self.frames(from, seen);
        for (frame, told) in self.show.frames.iter_mut().zip(told.into_iter().rev()) {
            *frame = Frame { sound: frame.sound.take(), ..told };
        }
        self.show.changed.clear();
    }

    /// Leaves the first frame on the screen for its time, or settles if there is none.
    pub(super) fn go_on_showing(&mut self) {
        match self.show.frames.last_mut() {
            Some(frame) => {
                let (millis, sound) = (frame.millis, frame.sound.take());
                self.hear(sound);
                self.wait(millis);
            }
            // A film goes on from place to place, and nothing in it has to happen.
            None if self.films => self.wait_for_film(),
            None => self.settle(),
        }
    }

    fn hear(&mut self, sound: Option<Sound>) {
        self.effects.extend(sound.map(Effect::Hear));
    }

    /// Shows no more of the frames. Of their sounds the last is heard once nothing is shown any more, unless it is but a
    /// step.
    pub(super) fn hush(&mut self) {
        let sounds = self.show.frames.drain(..).filter_map(|frame| frame.sound);
        self.show.unheard = sounds.into_iter().find(|sound| *sound != Sound::Step).or(self.show.unheard);
    }

    /// The time of something is over: of a second on a clock, of a frame, or of waiting for a bot or for chance.
    pub(super) fn elapsed(&mut self, ticket: Ticket) {
        if self.second.take_if(|second| *second == ticket).is_some() {
            self.run_clocks();
        } else if self.take(ticket) {
            self.tick();
        }
    }

    /// Goes on by what comes next, without waiting for it any longer.
    pub(super) fn tick(&mut self) {
        if self.show.frames.pop().is_some() {
            return self.go_on_showing();
        }
        if self.films {
            return self.film_on();
        }
        if !self.goes_on() {
            return;
        }
        match self.next() {
            Next::Throw { .. } => self.throw(),
            Next::Act { persons, .. } if !persons.is_empty() => {
                if let Some(action) = self.by_itself() {
                    self.act(vec![action]);
                }
            }
            Next::Act { bots, .. } => self.ask(Asked::Bots(bots)),
            Next::Over => {}
        }
    }

    /// Ends the show of everything up to the next decision of a person; where nobody is at the table but bots, of what
    /// is being shown; and a film. A bot that thinks moves now.
    pub(super) fn skip(&mut self) {
        if self.is_busy() {
            self.show.hurries = !self.is_watched() && !self.films;
            self.films = false;
            self.hush();
            if self.awaited.is_some() && self.thinks == self.awaited {
                self.effects.push(Effect::Now);
            } else {
                self.settle();
            }
        }
    }

    /// A match of bots alone stops where it is, or goes on.
    pub(super) fn pause(&mut self) {
        self.paused = !self.paused;
        if self.show.frames.is_empty() {
            self.settle();
        }
    }

    /// A match of bots alone goes on by one action; what is being shown is shown to its end first.
    pub(super) fn step(&mut self) {
        self.paused = true;
        if self.show.frames.is_empty() {
            self.stop_waiting();
            self.tick();
        } else {
            self.skip();
        }
    }

    /// A person's decision is due, or the match is over: what comes next takes its time again.
    pub(super) fn calm_down(&mut self) {
        let unheard = self.show.unheard.take();
        self.hear(unheard);
        (self.show.hurries, self.show.waited) = (false, Waited::default());
    }

    /// The pace of what is shown now.
    fn pace(&self) -> Pace {
        match self.habits.pace {
            // Nobody asks for a film to see nothing.
            Pace::Instant if self.films => Pace::Brisk,
            _ if self.show.hurries => Pace::Instant,
            pace => pace,
        }
    }

    /// A bot seems to think. What is the only thing to do needs no thinking.
    pub(super) fn wait_to_think(&mut self) {
        self.wait(if self.state().obvious().is_some() { 0 } else { THINKING_MILLIS });
    }

    /// Dice that nobody is asked to throw fall after a moment.
    pub(super) fn wait_to_throw(&mut self) {
        self.wait(THROWING_MILLIS);
    }

    /// Goes on ([`Self::tick`]) after so many milliseconds of the steady pace; in a match of bots alone that is paused, not
    /// once what is on the screen has been shown. What one person waits for altogether is kept short ([`Waited`]), unless he
    /// came to watch.
    pub(super) fn wait(&mut self, millis: u32) {
        let between = self.show.frames.is_empty() && !self.films;
        if self.paused && between {
            return;
        }
        if between {
            self.show.waited.go_on(self.played.state_at(self.at()));
        }
        let millis = if self.films || self.is_watched() { millis } else { self.show.waited.shown::<G>(millis) };
        let millis = self.habits.lasts(self.pace(), millis);
        let ticket = self.ticket();
        self.awaited = Some(ticket);
        self.effects.push(Effect::Wait(ticket, millis));
    }
}
