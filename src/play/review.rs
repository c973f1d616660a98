//! Review, replay and variations.

use std::rc::Rc;

use super::line::Variation;
use super::table::Table;
use super::{ReviewInput, Stored};
use crate::record::Place;
use crate::scene::Scene;

/// The time for which a replay rests at each place, in milliseconds at the steady pace.
const FILM_MILLIS: u32 = 500;

impl<G: Scene> Table<G> {
    /// Handles an input for review, take-back, variations or hints.
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

    /// Shows another place for review. A running animation and a bot's search are cancelled.
    fn go_to(&mut self, place: Place) {
        if self.chairs.permissions.look_back {
            self.return_to(place);
        }
    }

    /// Shows a place at once, without animation. At the current place of the match, a variation ends.
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

    /// Starts or stops a replay.
    fn film(&mut self, films: bool) {
        if self.chairs.permissions.look_back && films != self.line.films {
            // At the end of the line, the replay starts from the beginning.
            let from = if films && self.line.shown == self.line.end() { Place::START } else { self.line.shown };
            self.return_to(from);
            self.line.films = films;
            if films {
                self.stop_waiting();
                self.wait_for_film();
            }
        }
    }

    /// Rests at the place shown during a replay.
    pub fn wait_for_film(&mut self) {
        self.wait(FILM_MILLIS);
    }

    /// Continues a replay with the next step, or ends it at the end of the line.
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

    /// `true` if a variation can be started at the place shown.
    pub fn can_try_out(&self) -> bool {
        let is_open = !self.line.played.is_by_link() && !self.is_timed();
        self.chairs.permissions.branch && is_open && self.line.shown_state().is_checkpoint()
    }

    /// Starts a variation with this action, if it is allowed. Persons move for every seat, so that no bot replies.
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
            // A running animation or question ends first.
            self.return_to(at);
            self.line.variation = Some(Variation { at, alone });
            self.settle();
        }
    }

    /// Adopts a match that was continued elsewhere, and animates its new steps. During review, the place shown stays.
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
