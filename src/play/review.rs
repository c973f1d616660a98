//! Review, replay and variations.

use std::rc::Rc;

use super::line::Variation;
use super::table::Table;
use super::{ReviewInput, Stored};
use crate::record::{Next, NodeId};
use crate::scene::Scene;

/// The time for which a replay rests at each place, in milliseconds at the steady pace.
const REPLAY_MILLIS: u32 = 500;

impl<G: Scene> Table<G> {
    /// Handles an input for review, take-back, variations or hints.
    pub fn review(&mut self, review: ReviewInput) {
        match review {
            ReviewInput::TakeBack => self.take_back(),
            ReviewInput::Redo => self.redo(),
            ReviewInput::GoTo(place) => self.go_to(place),
            ReviewInput::GoToStep(depth) => self.go_to(self.line.nth(depth)),
            ReviewInput::GoToRow(row) => {
                if let Some(place) = self.cache.rows.rows().get(row).map(|row| row.span.1) {
                    self.go_to(place);
                }
            }
            ReviewInput::Replay(replaying) => self.set_replay(replaying),
            ReviewInput::StartVariation { for_all } => self.start_variation(for_all),
            ReviewInput::Return => self.jump_back(),
            ReviewInput::Hint => self.ask_hint(),
            ReviewInput::PlayHint => self.play_hint(),
        }
    }

    /// Shows another place for review. A running animation and a bot's search are cancelled.
    fn go_to(&mut self, place: NodeId) {
        if self.local.permissions.review {
            self.jump_to(place);
        }
    }

    /// Shows a place at once, without animation. At the current place of the match, a variation ends.
    pub fn jump_to(&mut self, place: NodeId) {
        if place == self.line.played.now() {
            self.line.variation = None;
        }
        self.line.replaying = false;
        self.scheduler.throw_asked = false;
        self.ui.side_action = None;
        self.ui.row = None;
        self.animation.frames.clear();
        self.animation.last = None;
        self.ui.clear_selection();
        self.line.shown = place;
        self.proceed();
    }

    /// Ends the review or the variation: shows the current place of the match. From a variation of a match that is
    /// over, it leads back to where that began, which is still under review.
    fn jump_back(&mut self) {
        let now = self.line.played.now();
        let is_over = self.line.played.next() == Next::Over;
        let begun = self.line.variation.take().filter(|_| is_over);
        self.jump_to(begun.map_or(now, |variation| variation.from));
    }

    /// Starts or stops a replay.
    fn set_replay(&mut self, replaying: bool) {
        if self.local.permissions.review && replaying != self.line.replaying {
            // At the end of the line, the replay starts from the beginning.
            let from = if replaying && self.line.shown == self.line.end() { NodeId::START } else { self.line.shown };
            self.jump_to(from);
            self.line.replaying = replaying;
            if replaying {
                self.cancel_wait();
                self.wait_in_replay();
            }
        }
    }

    /// Rests at the place shown during a replay.
    pub fn wait_in_replay(&mut self) {
        self.wait(REPLAY_MILLIS);
    }

    /// Continues a replay with the next step, or ends it at the end of the line.
    pub fn advance_replay(&mut self) {
        let before = self.line.shown;
        let next = self.line.nth(self.line.played.depth(before) + 1);
        if next == before {
            self.line.replaying = false;
            return self.proceed();
        }
        self.line.shown = next;
        let frames = self.frames(before, false);
        self.present(frames);
    }

    /// `true` if a variation can be started at the place shown.
    pub fn can_start_variation(&self) -> bool {
        let is_open = !self.line.played.is_by_link() && !self.is_timed();
        self.local.permissions.branch && is_open && self.line.shown_state().is_checkpoint()
    }

    /// Starts a variation with these actions, if they are allowed. Persons move for every seat, so that no bot replies.
    pub fn branch(&mut self, from: NodeId, actions: Vec<G::Action>) {
        self.jump_to(from);
        self.start_variation(true);
        if self.line.in_variation() {
            self.act(actions);
        }
    }

    fn start_variation(&mut self, for_all: bool) {
        if self.can_start_variation() {
            self.stop_clocks();
            let at = self.line.shown;
            // A running animation or question ends first.
            self.jump_to(at);
            self.line.variation = Some(Variation { from: at, at, for_all });
            self.proceed();
        }
    }

    /// Adopts a match that was continued elsewhere, and animates its new steps. During review, the place shown stays.
    pub fn adopt_match(&mut self, stored: Stored<G>) {
        let Stored { played, clocks, .. } = stored;
        let from = self.line.played.now();
        let goes_on = self.line.played.goes_on_in(&played);
        let stays = self.line.is_reviewing() && goes_on;
        let is_more = goes_on && played.back_from(played.now()).any(|place| place == from);
        if let Some(own) = self.local.secret.as_ref().filter(|_| self.line.played.joins().is_some()) {
            self.local.seats = played.seats_of(own);
        }
        self.line.played = Rc::new(played);
        self.clocks = clocks;
        self.line.variation = None;
        self.ui.side_action = None;
        self.ui.clear_selection();
        if goes_on {
            self.update_seating();
        } else {
            // The rows and frames are those of another record.
            self.clear_cache();
        }
        self.reveal_token();
        if stays {
            return self.proceed();
        }
        self.line.shown = self.line.played.now();
        self.cancel_wait();
        let pending_sound = self.animation.end_fast_forward();
        self.play_sound(pending_sound);
        let frames = if is_more { self.frames(from, false) } else { Vec::new() };
        self.present(frames);
    }
}
