//! Looking back, films, and trying out what might have been.

use std::rc::Rc;

use super::line::Variation;
use super::table::Table;
use super::{ReviewInput, Stored};
use crate::record::Place;
use crate::scene::Scene;

/// How long a place is looked at in a film, after what led to it, in milliseconds at the steady pace.
const FILM_MILLIS: u32 = 500;

impl<G: Scene> Table<G> {
    /// Somebody looks back, takes back or tries out, or asks for a hint.
    pub fn review(&mut self, review: ReviewInput) {
        match review {
            ReviewInput::TakeBack => self.take_back(),
            ReviewInput::Redo => self.redo(),
            ReviewInput::GoTo(place) => self.go_to(place),
            ReviewInput::GoToStep(depth) => self.go_to(self.line.nth(depth)),
            ReviewInput::GoToRow(row) => {
                if let Some(place) = self.telling.rows.rows().get(row).map(|row| row.way.1) {
                    self.go_to(place);
                }
            }
            ReviewInput::Film(films) => self.film(films),
            ReviewInput::TryOut { alone } => self.try_out(alone),
            ReviewInput::Return => self.return_to(self.line.played.now()),
            ReviewInput::Hint => self.ask_hint(),
            ReviewInput::TakeHint => self.take_hint(),
        }
    }

    /// Shows another place. What was being shown of the one where play goes on, and a bot's thinking, wait.
    fn go_to(&mut self, place: Place) {
        if self.chairs.permissions.look_back {
            self.return_to(place);
        }
    }

    /// Jumps to a place without showing the way to it; where that is where the match stands, a variation ends.
    pub fn return_to(&mut self, place: Place) {
        if place == self.line.played.now() {
            self.line.variation = None;
        }
        self.line.films = false;
        self.drive.throw_asked = false;
        self.picking.side_action = None;
        self.picking.row = None;
        self.show.frames.clear();
        self.show.last = None;
        self.picking.let_go();
        self.line.shown = place;
        self.settle();
    }

    /// The match is shown as a film, or no longer.
    fn film(&mut self, films: bool) {
        if self.chairs.permissions.look_back && films != self.line.films {
            // At the end of the line it begins anew.
            let from = if films && self.line.shown == self.line.end() { Place::START } else { self.line.shown };
            self.return_to(from);
            self.line.films = films;
            if films {
                self.stop_waiting();
                self.wait_for_film();
            }
        }
    }

    /// The place that is shown is looked at for a moment.
    pub fn wait_for_film(&mut self) {
        self.wait(FILM_MILLIS);
    }

    /// The film goes on by what happened next, and ends where nothing has yet.
    pub fn film_on(&mut self) {
        let before = self.line.shown;
        let next = self.line.nth(self.line.played.depth(before) + 1);
        if next == before {
            self.line.films = false;
            return self.settle();
        }
        self.line.shown = next;
        let frames = self.frames(before, false);
        self.present(frames);
    }

    /// Whether it can be played on otherwise from the place that is shown.
    pub fn can_try_out(&self) -> bool {
        let is_open = !self.line.played.is_by_link() && !self.is_timed();
        self.chairs.permissions.branch && is_open && self.line.shown_state().is_checkpoint()
    }

    /// From a place it is played on by this action, if it can be: that is what is to be seen, so no bot goes on from there.
    pub fn branch(&mut self, from: Place, action: G::Action) {
        self.return_to(from);
        self.try_out(true);
        if self.line.tries_out() {
            self.act(vec![action]);
        }
    }

    fn try_out(&mut self, alone: bool) {
        if self.can_try_out() {
            self.stop_clocks();
            let at = self.line.shown;
            // What was on its way ends first.
            self.return_to(at);
            self.line.variation = Some(Variation { at, alone });
            self.settle();
        }
    }

    /// The match has gone on elsewhere, and goes on from there: what is new of it is shown, unless somebody looks back.
    pub fn go_along(&mut self, stored: Stored<G>) {
        let Stored { played, clocks, .. } = stored;
        let from = self.line.played.now();
        let goes_on = self.line.played.goes_on_in(&played);
        let stays = self.line.looks_back() && goes_on;
        let is_more = goes_on && played.back_from(played.now()).any(|place| place == from);
        self.line.played = Rc::new(played);
        self.clocks = clocks;
        self.line.variation = None;
        self.picking.side_action = None;
        self.picking.let_go();
        self.reseat();
        self.pass_on();
        if stays {
            return self.settle();
        }
        self.line.shown = self.line.played.now();
        self.stop_waiting();
        let unheard = self.show.end_fast_forward();
        self.hear(unheard);
        let frames = if is_more { self.frames(from, false) } else { Vec::new() };
        self.present(frames);
    }
}
