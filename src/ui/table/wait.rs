//! How long the table waits: the time of what is shown, and how a person ends the show.

use gloo_timers::callback::Timeout;
use web_sys::{Event, window};

use super::{Msg, Table};
use crate::record::{Kind, Next};
use crate::rules::Actor;
use crate::scene::Waited;
use crate::ui::boards::Shown;
use crate::ui::grid::{is_pressed_itself, within};
use crate::ui::pace::Pace;
use crate::ui::page::{self, Link};
use crate::ui::storage;

/// The setting that is there once it has been said that a tap ends a show.
const TOLD: &str = "skip";

/// What the table need not wait for.
pub struct Waits {
    /// Whether a person has begun the throws for the order of play.
    pub opened: bool,
    /// Whether nothing is shown up to the next decision of a person.
    hurries: bool,
    /// How long a person has waited since his last decision.
    waited: Waited,
    /// Whether it has yet to be said on this device that a tap ends a show.
    pub untold: bool,
    /// How long something takes at a pace: less where things are to move less on this device, and nothing glides.
    lasts: fn(Pace, u32) -> u32,
}

impl Waits {
    /// What the settings of the device ask for.
    pub fn new() -> Self {
        let still = window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
        let lasts = if still.is_some_and(|still| still.matches()) { Pace::still } else { Pace::millis };
        Self {
            opened: false,
            hurries: false,
            waited: Waited::default(),
            untold: storage::setting(TOLD).is_none(),
            lasts,
        }
    }
}

impl<G: Shown> Table<G> {
    /// Whether something is being shown, or done without asking a person.
    pub(super) fn is_busy(&self) -> bool {
        !self.frames.is_empty() || (!self.for_person() && self.played.next() != Next::Over)
    }

    /// The pointer went down somewhere on the page: beside what has a press of its own, that ends the show.
    pub(super) fn tap(&mut self, link: &Link, event: &Event) -> bool {
        let skips = self.is_busy() && within(event, ".table").is_some() && within(event, ".bar").is_none();
        if skips && !is_pressed_itself(event) {
            self.skip(link);
            return true;
        }
        false
    }

    /// Ends the show of everything up to the next decision of a person; where nobody is at the table but bots, of what
    /// is being shown.
    pub(super) fn skip(&mut self, link: &Link) {
        if self.is_busy() {
            self.waits.hurries = !self.is_watched();
            self.hush();
            self.settle(link);
        }
    }

    /// A person's decision is due, or the match is over: what comes next takes its time again.
    pub(super) fn calm_down(&mut self) {
        (self.waits.hurries, self.waits.waited) = (false, Waited::default());
        let players = self.played.players();
        let is_bots = |actor| matches!(actor, Actor::Seat(seat) if players[seat.index()].kind != Kind::Person);
        if self.waits.untold && self.played.step_at(self.played.now()).is_some_and(|step| is_bots(step.actor)) {
            self.waits.untold = false;
            storage::set_setting(TOLD, "told");
        }
    }

    /// The pace of what is shown now.
    pub(super) fn pace(&self) -> Pace {
        if self.waits.hurries { Pace::Instant } else { self.pace }
    }

    /// Goes on after so many milliseconds of the normal pace.
    pub(super) fn wait(&mut self, link: &Link, millis: u32) {
        if self.paused && self.frames.is_empty() {
            return;
        }
        let link = link.clone();
        if self.frames.is_empty() {
            self.waits.waited.go_on(self.played.state());
        }
        let millis = self.waits.waited.shown::<G>(millis);
        let millis = (self.waits.lasts)(self.pace(), millis);
        self.timer = Some(Timeout::new(millis, move || link.send_message(page::Msg::Table(Msg::Tick))));
    }
}
