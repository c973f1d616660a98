//! The clocks at the table: when they run, and what happens when one is up.

use gloo_timers::callback::Timeout;
use web_sys::{VisibilityState, window};

use super::{Msg, Table, clocks};
use crate::record::Kind;
use crate::ui::boards::Shown;
use crate::ui::page::{self, Link};
use crate::ui::storage;

/// With so many seconds left, a clock says so.
const SAYS: [u32; 3] = [60, 10, 5];

/// What a clock shows.
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

impl<G: Shown> Table<G> {
    /// The clocks stand still.
    pub(super) fn stop_clocks(&mut self) {
        if !G::CLOCKS {
            return;
        }
        self.second = None;
        self.clocks.stop(now());
    }

    /// Those clocks run that have to, until the next second of one is over. If one is up, what it brings happens.
    pub(super) fn run_clocks(&mut self, link: &Link) {
        if !G::CLOCKS {
            return;
        }
        self.stop_clocks();
        // What is being shown takes nobody's time.
        let stand = !self.frames.is_empty() || self.is_paused();
        let running = if stand { Vec::new() } else { self.played.state().clocks() };
        self.clocks.start(&running, now());
        if let Some(clock) = running.iter().find(|clock| self.clocks.left(clock) == 0) {
            return self.act(link, clock.up.clone());
        }
        storage::keep_clocks(G::NAME, &self.clocks);
        let next = running.iter().map(|clock| (self.clocks.left(clock) - 1) % 1000 + 1).min();
        let link = link.clone();
        self.second = next.map(|millis| Timeout::new(millis, move || link.send_message(page::Msg::Table(Msg::Second))));
    }

    /// Whether the match is paused; or, where all the others are bots, its one player away or reading a sheet: nobody has
    /// to wait then.
    fn is_paused(&self) -> bool {
        let hidden = window()
            .and_then(|window| window.document())
            .is_some_and(|document| document.visibility_state() == VisibilityState::Hidden);
        let persons = self.played.players().iter().filter(|player| player.kind == Kind::Person);
        self.paused || ((hidden || self.sheet.is_some()) && persons.count() <= 1)
    }

    /// What the clocks of the present state show.
    pub(super) fn faces(&self) -> Vec<Face> {
        let face = |clock| {
            let left = self.clocks.left(&clock);
            let seconds = left.div_ceil(1000);
            let name = G::clock(clock.clause);
            let says = SAYS.contains(&seconds) && seconds < clock.seconds;
            Face {
                name,
                left: clocks::shown(left),
                near: seconds * 10 <= clock.seconds * 3 && seconds <= SAYS[0],
                says: if says { format!("{name}: {seconds} seconds left") } else { String::new() },
            }
        };
        self.played.state().clocks().into_iter().map(face).collect()
    }
}

/// Milliseconds that only go forward.
fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}
