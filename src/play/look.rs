//! Looking back, films, and trying out what might have been.

use super::sitting::Tried;
use super::{Clocks, Effect, Sitting};
use crate::record::{Match, Place};
use crate::scene::Scene;

/// How long a place is looked at in a film, after what led to it, in milliseconds at the steady pace.
const FILM_MILLIS: u32 = 500;

impl<G: Scene> Sitting<G> {
    /// The end of the line that is shown: where play goes on, if that is on it.
    #[must_use]
    pub fn end(&self) -> Place {
        let at = self.at();
        let depth = self.played.depth(self.shown);
        if self.on_line(at, depth) == Some(self.shown) { at } else { self.played.end_of(self.shown) }
    }

    /// The place on the line to `end` to which so many steps have led.
    fn on_line(&self, end: Place, depth: usize) -> Option<Place> {
        let back = self.played.depth(end).checked_sub(depth)?;
        self.played.back_from(end).chain([Place::START]).nth(back)
    }

    /// The place on the line that is shown to which so many steps have led.
    #[must_use]
    pub fn nth(&self, depth: usize) -> Place {
        let end = self.end();
        self.on_line(end, depth).unwrap_or(end)
    }

    /// How many steps have led to the place that is shown, and how many there are on its line.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.played.depth(self.shown), self.played.depth(self.end()))
    }

    /// Whether the match is being shown as a film.
    #[must_use]
    pub fn films(&self) -> bool {
        self.films
    }

    /// Shows another place. What was being shown of the one where play goes on, and a bot's thinking, wait.
    pub(super) fn go_to(&mut self, place: Place) {
        if self.can.look_back {
            self.return_to(place);
        }
    }

    /// Shows a place and nothing of the way to it; where that is where the match stands, a variation ends.
    pub(super) fn return_to(&mut self, place: Place) {
        if place == self.played.now() {
            self.tried = None;
        }
        self.films = false;
        self.throw_asked = false;
        self.side_action = None;
        self.show.frames.clear();
        self.show.changed.clear();
        self.let_go();
        self.shown = place;
        self.settle();
    }

    /// The match is shown as a film, or no longer.
    pub(super) fn film(&mut self, films: bool) {
        if self.can.look_back && films != self.films {
            // At the end of the line it begins anew.
            let from = if films && self.shown == self.end() { Place::START } else { self.shown };
            self.return_to(from);
            self.films = films;
            if films {
                self.stop_waiting();
                self.wait_for_film();
            }
        }
    }

    pub(super) fn wait_for_film(&mut self) {
        self.wait(FILM_MILLIS);
    }

    /// The film goes on by what happened next, and ends where nothing has yet.
    pub(super) fn film_on(&mut self) {
        let before = self.shown;
        let next = self.nth(self.played.depth(before) + 1);
        if next == before {
            self.films = false;
            return self.settle();
        }
        self.shown = next;
        let frames = self.frames(before, false);
        self.present(frames);
    }

    /// Whether it can be played on otherwise from the place that is shown.
    #[must_use]
    pub fn can_try_out(&self) -> bool {
        self.can.branch && !self.played.is_by_link() && !self.is_timed() && self.state().rests()
    }

    /// From a place it is played on by this action, if it can be: that is what is to be seen, so no bot goes on from there. It is
    /// an input like those of [`Sitting::look`].
    pub fn branch(&mut self, from: Place, action: G::Action, now: f64) -> Vec<Effect<G>> {
        self.now = now;
        self.return_to(from);
        self.try_out(true);
        if self.tried.is_some() {
            self.act(vec![action]);
        }
        std::mem::take(&mut self.effects)
    }

    pub(super) fn try_out(&mut self, alone: bool) {
        if self.can_try_out() {
            self.stop_clocks();
            let at = self.shown;
            // What was on its way ends first.
            self.return_to(at);
            self.tried = Some(Tried { at, alone });
            self.settle();
        }
    }

    /// The match has gone on elsewhere, and this is how it stands there: what is new of it is shown, unless somebody looks
    /// back. It is an input like those of [`Sitting::on`], and stands apart as [`Sitting::look`] does.
    pub fn follow(&mut self, played: Match<G>, clocks: Clocks, now: f64) -> Vec<Effect<G>> {
        self.now = now;
        self.go_along(played, clocks);
        std::mem::take(&mut self.effects)
    }

    fn go_along(&mut self, played: Match<G>, clocks: Clocks) {
        let from = self.played.now();
        let goes_on = self.played.goes_on_in(&played);
        let stays = self.looks_back() && goes_on;
        let is_more = goes_on && played.back_from(played.now()).any(|place| place == from);
        self.played = played;
        self.clocks = clocks;
        self.tried = None;
        self.side_action = None;
        self.let_go();
        if stays {
            return self.settle();
        }
        self.shown = self.played.now();
        self.stop_waiting();
        self.calm_down();
        let frames = if is_more { self.frames(from, false) } else { Vec::new() };
        self.present(frames);
    }
}
