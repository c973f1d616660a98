//! The table: the whole state of a sitting without its view, and the dispatch of inputs.

use std::rc::Rc;

use super::animation::AnimationState;
use super::line::Line;
use super::local_seats::LocalSeats;
use super::render_cache::RenderCache;
use super::saving::Saving;
use super::scheduler::{Scheduler, Source};
use super::ui_state::UiState;
use super::{ActionRequest, Clocks, Effect, Input, Opening, PageVisibility, Permissions, Preferences, Tally, Ticket};
use crate::record::Next;
use crate::rules::Seat;
use crate::scene::{Scene, Seating, THROWING_MILLIS};

/// The state of a sitting. [`Sitting`](super::Sitting) adds the view.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table<G: Scene> {
    pub line: Line<G>,
    pub local: LocalSeats,
    pub ui: UiState<G>,
    pub scheduler: Scheduler,
    pub animation: AnimationState,
    pub saving: Saving,
    pub clocks: Clocks,
    pub tally: Tally,
    pub preferences: Preferences,
    pub visibility: PageVisibility,
    /// `true` if the [coach](Self::coaches) says a sentence by each new thing.
    pub coached: bool,
    /// `true` while the other device of a match by link is connected.
    pub connected: bool,
    pub cache: RenderCache<G>,
    /// The time of the current input: monotonic, in milliseconds.
    pub now: f64,
    /// The effects of the input that is being handled.
    pub effects: Vec<Effect>,
}

impl<G: Scene> Table<G> {
    pub fn new(opening: Opening<G>) -> Self {
        let Opening { played, clocks, tally, preferences, permissions, secret, spectating, coached, saved } = opening;
        let local = LocalSeats::of(&played, secret, spectating, permissions);
        let seating = local.seating(&played, G::TASKS && preferences.works_out);
        Self {
            line: Line::new(played),
            local,
            ui: UiState::default(),
            scheduler: Scheduler::default(),
            animation: AnimationState::default(),
            saving: Saving::of(saved),
            clocks,
            tally,
            preferences,
            visibility: PageVisibility::default(),
            coached,
            connected: false,
            cache: RenderCache::new(seating),
            now: 0.0,
            effects: Vec::new(),
        }
    }

    /// Handles an input at the time `now` and returns its effects. Whatever has happened is saved.
    pub fn handle(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        self.now = now;
        match input {
            Input::Begin => {
                self.reveal_token();
                self.proceed();
            }
            Input::Touch(touch) => self.touch(touch),
            Input::StartDrag(from) => self.start_drag(from),
            Input::DragOver(from, over) => self.drag_over(from, over),
            Input::Drop(touch) => self.drop(touch),
            Input::ClearSelection => self.ui.clear_selection(),
            Input::Answer(ticket, actions) => self.handle_answer(ticket, actions),
            Input::Heard(ticket, answer) => self.hear(ticket, answer),
            Input::Elapsed(ticket) => self.handle_timer(ticket),
            Input::Saved(ticket, saved) => self.handle_saved(ticket, saved),
            Input::Loaded(ticket, loaded) => self.handle_loaded(ticket, loaded),
            Input::Follow(stored) => self.follow(*stored),
            Input::SideAction(action) => self.ui.side_action = Some(action),
            Input::Confirm(yes) => self.confirm(yes),
            Input::Sum(sum) if G::TASKS => self.handle_sum(sum),
            Input::Sum(_) => {}
            Input::Skip => self.skip(),
            Input::Pause => self.pause(),
            Input::Step => self.step(),
            Input::Review(review) => self.review(review),
            Input::Branch { from, actions } => self.branch(from, actions),
            Input::PointAtRow(row) => self.ui.row = row,
            Input::PointAt(spot) => self.ui.pointed = spot,
            Input::Preferences(preferences) => self.set_preferences(preferences),
            Input::Permissions(permissions) => self.set_permissions(permissions),
            Input::Visibility(visibility) => {
                self.visibility = visibility;
                self.run_clocks();
            }
            Input::Clocks(clocks) => self.clocks = clocks,
            Input::Connected(connected) => self.set_connected(connected),
        }
        self.save();
        std::mem::take(&mut self.effects)
    }

    /// `true` while the answer with this ticket is awaited.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.scheduler.awaits(ticket) || self.ui.hint.awaits(ticket) || self.saving.awaits(ticket)
    }

    /// `true` if only bots play here and the match is not by link: persons only watch.
    pub fn is_watched(&self) -> bool {
        self.local.persons() == 0 && !self.line.played.is_by_link()
    }

    /// The seats or the throw that play waits for. Persons are only those at this table; in a variation in which they
    /// move for every seat, they act for bots too.
    pub fn next(&self) -> Next {
        let for_all = self.line.moves_for_all();
        let is_here = |seat: &Seat| for_all || self.local.seats.contains(*seat);
        match self.line.played.next_at(self.line.at()) {
            Next::Act { persons, bots } => Next::Act {
                persons: persons.iter().chain(bots.iter()).filter(is_here).collect(),
                bots: bots.iter().filter(|_| !for_all).collect(),
            },
            Next::Throw { by, .. } => Next::Throw { by, person: by.as_ref().is_some_and(is_here) },
            Next::Over => Next::Over,
        }
    }

    /// `true` if a person at this table has to act now.
    pub fn is_for_person(&self) -> bool {
        if !self.continues_here() || (self.saving.held && self.scheduler.throw_asked) {
            return false;
        }
        match self.next() {
            Next::Act { persons, .. } => !persons.is_empty() && self.automatic_action().is_none(),
            Next::Throw { .. } if G::OPENS_AT_ONCE && self.line.state().is_opening() => {
                !self.animation.opened && !self.is_watched()
            }
            Next::Throw { person, .. } => person && !self.throws_automatically(self.line.shown_state()),
            Next::Over => false,
        }
    }

    /// `true` while an animation or a replay runs, or play continues without a person.
    pub fn is_busy(&self) -> bool {
        self.animation.is_running()
            || self.line.replaying
            || (self.continues_here() && !self.is_for_person() && self.next() != Next::Over)
    }

    /// `true` if play continues here: this table plays the match, shows the place where play continues, and waits for
    /// no other device.
    pub fn continues_here(&self) -> bool {
        self.local.permissions.play && !self.line.is_reviewing() && self.waits_for().is_none()
    }

    /// The person's only choice, if the preferences leave it to the device.
    pub fn automatic_action(&self) -> Option<G::Action> {
        let leaves = G::CAN_AUTOMATE && self.preferences.auto_move;
        self.line.shown_state().only_choice().filter(|_| leaves)
    }

    /// `true` if the throw of a person in this state is made by the device.
    pub fn throws_automatically(&self, state: &G) -> bool {
        G::CAN_AUTOMATE && (self.preferences.auto_throw || state.is_automatic_throw())
    }

    /// Ends an animation or a wait, and starts what comes next: a bot, a throw, or the end of the match.
    pub fn proceed(&mut self) {
        self.cancel_wait();
        if self.is_for_person() || self.next() == Next::Over {
            let pending_sound = self.animation.end_fast_forward();
            self.play_sound(pending_sound);
        }
        let throw_asked = std::mem::take(&mut self.scheduler.throw_asked);
        if self.continues_here() {
            match self.next() {
                Next::Throw { .. } if throw_asked => return self.throw(),
                // If persons and bots act at once, the persons begin.
                Next::Act { bots, persons } if !bots.is_empty() && persons.is_empty() => self.wait_to_think(),
                // A throw or a move that is left to the device.
                Next::Throw { .. } | Next::Act { .. } if !self.is_for_person() => self.wait(THROWING_MILLIS),
                // Two devices that are connected keep a duel open from turn to turn.
                Next::Act { .. } if self.connected && self.line.shown_state().is_in_phase() => {
                    self.ask(Source::SimultaneousPhase, ActionRequest::SimultaneousPhase);
                }
                _ => {}
            }
        }
        if self.next() == Next::Over && !self.line.is_reviewing() && !self.line.in_variation() && !self.scheduler.over {
            self.end();
        }
        self.run_clocks();
    }

    /// Ends the match; [`Effect::Over`] is sent once all of it is saved.
    fn end(&mut self) {
        // The throws can be verified from now on.
        let played = &self.line.played;
        if self.local.permissions.play && played.secret().is_some() && !played.is_revealed() {
            self.line.played_mut().reveal();
        }
        if !self.hold_until_saved() {
            self.scheduler.over = true;
            self.effects.push(Effect::Over);
        }
    }

    /// Applies changed preferences; what they leave to the device is done at once.
    fn set_preferences(&mut self, preferences: Preferences) {
        self.preferences = preferences;
        self.update_seating();
        if !self.animation.is_running() && self.scheduler.awaited.is_none() && self.ui.sum.is_none() {
            self.proceed();
        }
    }

    /// Applies changed permissions. A table that may play from now on first loads the match from the store.
    fn set_permissions(&mut self, permissions: Permissions) {
        let takes_over = permissions.play && !self.local.permissions.play;
        self.local.permissions = permissions;
        if takes_over {
            self.load();
        }
        if !permissions.branch && self.line.in_variation() {
            self.line.variation = None;
            self.line.shown = self.line.played.now();
        }
        self.ui.clear_selection();
        self.ui.side_action = None;
        if !self.animation.is_running() {
            self.proceed();
        }
    }

    /// Cancels the pending question or timer, closes the open sum, and drops the pending choice.
    pub fn cancel_wait(&mut self) {
        self.ui.sum = None;
        self.ui.pending_choice = None;
        self.ui.held_actions.clear();
        self.saving.held = false;
        if self.scheduler.awaited.take().is_some() {
            self.effects.push(Effect::Cancel);
        }
    }

    /// Updates the seating: names, colours and the point of view.
    pub fn update_seating(&mut self) {
        let seating = self.seating();
        if *self.cache.seating != seating {
            self.cache.seating = seating.into();
        }
    }

    /// Discards the cached texts: after a change of the match.
    pub fn clear_cache(&mut self) {
        self.cache = RenderCache::new(self.seating());
    }

    /// The names and colours of the seats in the current language, seen from the same side as before.
    fn seating(&self) -> Seating {
        let turned_to = self.cache.seating.turned_to;
        Seating { turned_to, ..self.local.seating(&self.line.played, G::TASKS && self.preferences.works_out) }
    }

    /// Turns the board to the person to move, if several share it. What is shown of it is drawn again.
    pub fn turn_board(&mut self) {
        let turned_to = self.side();
        if self.cache.seating.turned_to != turned_to {
            Rc::make_mut(&mut self.cache.seating).turned_to = turned_to;
            self.cache.frames.clear();
        }
    }

    /// The seat to which the board is turned while several persons share it: that of the person to move. It stays while
    /// nobody of them is to move, and during an animation or a review. By link several seats here are one player's, so
    /// it never turns.
    fn side(&self) -> Option<Seat> {
        let before = self.cache.seating.turned_to;
        if self.animation.is_running() {
            return before;
        }
        if !G::TURNS || !self.preferences.turns_board || self.local.persons() < 2 {
            return None;
        }
        let first = self.local.seats.iter().next();
        if self.line.played.is_by_link() {
            return first;
        }
        let to_move = match self.next() {
            Next::Act { persons, .. } => persons.iter().next(),
            Next::Throw { by, person } => by.filter(|_| person),
            Next::Over => None,
        };
        to_move.filter(|_| !self.line.is_reviewing() && !self.line.replaying).or(before).or(first)
    }
}
