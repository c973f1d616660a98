//! The clocks at the table: when they run, and what happens when one is up.

use super::{Clocks, Effect, Kept, Sitting, clocks};
use crate::scene::Scene;
use crate::words::house;

/// With so many seconds left, a clock says so.
const SAYS: [u32; 3] = [60, 10, 5];

/// The face of a clock: all that it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// What it times.
    pub name: &'static str,
    /// The time that is left.
    pub left: String,
    /// Whether it is nearly up.
    pub near: bool,
    /// What it says out loud; empty but for a few seconds near its end.
    pub says: String,
}

impl<G: Scene> Sitting<G> {
    /// The clocks stand still.
    pub(super) fn stop_clocks(&mut self) {
        if G::CLOCKS {
            self.second = None;
            self.clocks.stop(self.now);
        }
    }

    /// Those clocks run that have to, until the next second of one is over. If one is up, what it brings happens.
    pub(super) fn run_clocks(&mut self) {
        // Nobody knows how long a link is on its way.
        if !G::CLOCKS || self.played.is_by_link() {
            return;
        }
        self.stop_clocks();
        let running = if self.clocks_stand() { Vec::new() } else { self.played.state().clocks() };
        self.clocks.start(&running, self.now);
        if let Some(clock) = running.iter().find(|clock| self.clocks.left(clock) == 0) {
            return self.act(vec![clock.up.clone()]);
        }
        if self.can.play {
            self.keep(Kept::Clocks);
        }
        // Until the first of them shows another second: 2500 milliseconds are 0:03 for 500 more.
        if let Some(millis) = running.iter().map(|clock| (self.clocks.left(clock) - 1) % 1000 + 1).min() {
            let ticket = self.ticket();
            self.second = Some(ticket);
            self.effects.push(Effect::Wait(ticket, millis));
        }
    }

    /// Whether nobody's time passes: something is being shown or tried out, the match is paused or played elsewhere;
    /// or, where all the others are bots, its one player is away, reads a sheet or looks back.
    fn clocks_stand(&self) -> bool {
        let away = self.attention.hidden || self.attention.covered || self.looks_back();
        let stopped = !self.show.frames.is_empty() || self.tried.is_some() || self.paused;
        stopped || !self.can.play || (away && self.persons() <= 1)
    }

    /// The clocks, with the time that is used on each.
    #[must_use]
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// The faces of the match's clocks.
    #[must_use]
    pub fn faces(&self) -> Vec<Face> {
        let face = |clock| {
            let left = self.clocks.left(&clock);
            let seconds = left.div_ceil(1000);
            let name = G::clock(clock.clause);
            let says = SAYS.contains(&seconds) && seconds < clock.seconds;
            Face {
                name,
                left: clocks::shown(left),
                near: seconds * 10 <= clock.seconds * 3 && seconds <= SAYS[0],
                says: if says { house::seconds_left(name, seconds) } else { String::new() },
            }
        };
        self.played.state().clocks().into_iter().map(face).collect()
    }
}
