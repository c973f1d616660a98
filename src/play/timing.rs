//! The clocks at the table: when they run, and what happens when one runs out.

use super::clocks::PlacedClock;
use super::table::Table;
use super::{ClockFace, Effect, clocks};
use crate::record::NodeId;
use crate::rules::Clock;
use crate::scene::Scene;
use crate::words::table;

/// The remaining seconds that a clock announces.
const ANNOUNCED_SECONDS: [u32; 3] = [60, 10, 5];

impl<G: Scene> Table<G> {
    /// Stops the clocks.
    pub fn stop_clocks(&mut self) {
        if G::CLOCKS {
            self.scheduler.second = None;
            self.clocks.stop(self.now);
        }
    }

    /// Starts the clocks that have to run, up to the next change of a displayed second. If one has run out, its action
    /// is applied, unless another device does that.
    pub fn run_clocks(&mut self) {
        if !G::CLOCKS {
            return;
        }
        self.stop_clocks();
        let running = if self.clocks_stand() { Vec::new() } else { self.placed_clocks() };
        self.clocks.start(&running, self.now);
        let is_up = |clock: &&PlacedClock<G::Action>| self.clocks.left(clock) == 0;
        if let Some((clock, _)) = running.iter().find(is_up).filter(|_| self.waits_for().is_none()) {
            return self.act(vec![clock.up.clone()]);
        }
        if self.local.permissions.play {
            self.effects.push(Effect::SaveClocks(self.clocks.clone()));
        }
        // The time until the first clock shows another second: 2500 ms are 0:03 for 500 ms more.
        let left = running.iter().map(|clock| self.clocks.left(clock)).filter(|left| *left > 0);
        if let Some(millis) = left.map(|left| (left - 1) % 1000 + 1).min() {
            let ticket = self.scheduler.ticket();
            self.scheduler.second = Some(ticket);
            self.effects.push(Effect::Wait(ticket, millis));
        }
    }

    /// The clocks of the match, with the places from which they count.
    fn placed_clocks(&self) -> Vec<PlacedClock<G::Action>> {
        let clocks = self.line.played.state().clocks().into_iter();
        clocks
            .map(|clock| {
                let place = self.counts_from(&clock).number();
                (clock, place)
            })
            .collect()
    }

    /// The first place of the current line from which this clock has not been restarted.
    fn counts_from(&self, clock: &Clock<G::Action>) -> NodeId {
        let played = &self.line.played;
        let mut first = played.now();
        for place in played.back_from(first).filter_map(|place| played.before(place)) {
            let before = played.state_at(place).clocks();
            match before.iter().find(|before| before.clause == clock.clause) {
                Some(before) if before.started == clock.started => first = place,
                Some(_) => break,
                // It pauses there.
                None => {}
            }
        }
        first
    }

    /// `true` if no clock runs: an animation or a variation is shown, the match is paused or played elsewhere, or its
    /// only person has hidden the page, opened a sheet or reviews the match. In a match by link they run only while
    /// both devices are connected: the time during which a link is on its way is unknown.
    fn clocks_stand(&self) -> bool {
        let away = self.visibility.hidden || self.visibility.covered || self.line.is_reviewing();
        let stopped = self.animation.is_running() || self.line.in_variation() || self.scheduler.paused;
        let pauses = if self.line.played.is_by_link() {
            !self.connected || self.line.played.joins().is_some()
        } else {
            away && self.local.persons() <= 1
        };
        stopped || !self.local.permissions.play || pauses
    }

    /// The views of the match's clocks.
    pub fn clock_faces(&self) -> Vec<ClockFace> {
        let face = |placed: PlacedClock<G::Action>| {
            let left = self.clocks.left(&placed);
            let clock = placed.0;
            let seconds = left.div_ceil(1000);
            let name = G::clock(clock.clause);
            let is_announced = ANNOUNCED_SECONDS.contains(&seconds) && seconds < clock.seconds;
            ClockFace {
                name,
                left: clocks::shown(left),
                almost_up: seconds * 10 <= clock.seconds * 3 && seconds <= ANNOUNCED_SECONDS[0],
                announcement: if is_announced { table::seconds_left(name, seconds) } else { String::new() },
            }
        };
        self.placed_clocks().into_iter().map(face).collect()
    }
}
