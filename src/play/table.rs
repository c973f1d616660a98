//! The table: the whole state of a sitting without its view, and the dispatch of inputs.

use super::chairs::Chairs;
use super::drive::Drive;
use super::line::Line;
use super::picking::Picking;
use super::saving::Saving;
use super::show::Show;
use super::telling::Telling;
use super::{Clocks, Effect, Input, Opening, PageVisibility, Permissions, Preferences, Tally, Ticket};
use crate::record::Next;
use crate::rules::Seat;
use crate::scene::Scene;

/// The state of a sitting. [`Sitting`](super::Sitting) adds the view.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table<G: Scene> {
    pub line: Line<G>,
    pub chairs: Chairs,
    pub picking: Picking<G>,
    pub drive: Drive,
    pub show: Show,
    pub saving: Saving,
    pub clocks: Clocks,
    pub tally: Tally,
    pub preferences: Preferences,
    pub visibility: PageVisibility,
    pub telling: Telling<G>,
    /// The time of the current input: monotonic, in milliseconds.
    pub now: f64,
    /// The effects of the input that is being handled.
    pub effects: Vec<Effect>,
}

impl<G: Scene> Table<G> {
    pub fn new(opening: Opening<G>) -> Self {
        let Opening { played, clocks, tally, preferences, permissions, secret, spectating, saved } = opening;
        let chairs = Chairs::of(&played, secret, spectating, permissions);
        let seating = chairs.seating(&played, G::TASKS && preferences.works_out);
        Self {
            line: Line::new(played),
            chairs,
            picking: Picking::default(),
            drive: Drive::default(),
            show: Show::default(),
            saving: Saving::of(saved),
            clocks,
            tally,
            preferences,
            visibility: PageVisibility::default(),
            telling: Telling::new(seating),
            now: 0.0,
            effects: Vec::new(),
        }
    }

    /// Handles an input at the time `now` and returns its effects. Whatever has happened is saved.
    pub fn take_in(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        self.now = now;
        match input {
            Input::Begin => {
                self.pass_on();
                self.settle();
            }
            Input::Touch(touch) => self.touch(touch),
            Input::Lift(from) => self.lift(from),
            Input::Over(from, over) => self.drag_over(from, over),
            Input::Drop(touch) => self.drop(touch),
            Input::LetGo => self.picking.let_go(),
            Input::Answer(ticket, actions) => self.answered(ticket, actions),
            Input::Elapsed(ticket) => self.elapsed(ticket),
            Input::Saved(ticket, saved) => self.saved(ticket, saved),
            Input::Loaded(ticket, loaded) => self.loaded(ticket, loaded),
            Input::Follow(stored) => self.follow(*stored),
            Input::SideAction(action) => self.picking.side_action = Some(action),
            Input::Confirm(yes) => self.confirm(yes),
            Input::Sum(sum) if G::TASKS => self.work_out(sum),
            Input::Sum(_) => {}
            Input::Skip => self.skip(),
            Input::Pause => self.pause(),
            Input::Step => self.step(),
            Input::Review(review) => self.review(review),
            Input::Branch { from, action } => self.branch(from, action),
            Input::PointAtRow(row) => self.picking.row = row,
            Input::Preferences(preferences) => self.adopt(preferences),
            Input::Permissions(permissions) => self.permit(permissions),
            Input::Visibility(visibility) => {
                self.visibility = visibility;
                self.run_clocks();
            }
            Input::Clocks(clocks) => self.clocks = clocks,
            Input::Language => self.respeak(),
        }
        self.save();
        std::mem::take(&mut self.effects)
    }

    /// `true` while the answer with this ticket is awaited.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.drive.awaits(ticket) || self.picking.hint.awaits(ticket) || self.saving.awaits(ticket)
    }

    /// `true` if only bots play here and the match is not by link: persons only watch.
    pub fn is_watched(&self) -> bool {
        self.chairs.persons() == 0 && !self.line.played.is_by_link()
    }

    /// The seats or the throw that play waits for. Persons are only those at this table; in a variation in which they
    /// move for every seat, they act for bots too.
    pub fn next(&self) -> Next {
        let alone = self.line.is_alone();
        let is_here = |seat: &Seat| alone || self.chairs.here.contains(*seat);
        match self.line.played.next_at(self.line.at()) {
            Next::Act { persons, bots } => Next::Act {
                persons: persons.iter().chain(bots.iter()).filter(is_here).collect(),
                bots: bots.iter().filter(|_| !alone).collect(),
            },
            Next::Throw { by, .. } => Next::Throw { by, person: by.as_ref().is_some_and(is_here) },
            Next::Over => Next::Over,
        }
    }

    /// `true` if a person at this table has to act now.
    pub fn is_for_person(&self) -> bool {
        if !self.goes_on() || (self.saving.held && self.drive.throw_asked) {
            return false;
        }
        match self.next() {
            Next::Act { persons, .. } => !persons.is_empty() && self.by_itself().is_none(),
            Next::Throw { .. } if self.line.state().is_opening() => {
                !self.show.opened && !self.is_watched() && !self.opens_itself()
            }
            Next::Throw { person, .. } => person && !self.throws_itself(),
            Next::Over => false,
        }
    }

    /// `true` while an animation or a replay runs, or play continues without a person.
    pub fn is_busy(&self) -> bool {
        self.show.is_on() || self.line.films || (self.goes_on() && !self.is_for_person() && self.next() != Next::Over)
    }

    /// `true` if play continues here: this table plays the match, shows the place where play continues, and waits for
    /// no other device.
    pub fn goes_on(&self) -> bool {
        self.chairs.permissions.play && !self.line.looks_back() && self.waits_for().is_none()
    }

    /// The person's only choice, if the preferences leave it to the device.
    pub fn by_itself(&self) -> Option<G::Action> {
        let leaves = G::CAN_AUTOMATE && self.preferences.moves_itself;
        self.line.shown_state().only_choice().filter(|_| leaves)
    }

    /// `true` if the throw of a person is made by the device.
    fn throws_itself(&self) -> bool {
        self.opens_itself() || (G::CAN_AUTOMATE && self.line.shown_state().is_automatic_throw())
    }

    /// `true` if the throws for the order of play are made by the device.
    fn opens_itself(&self) -> bool {
        G::CAN_AUTOMATE && self.preferences.throws_itself
    }

    /// Ends an animation or a wait, and starts what comes next: a bot, a throw, or the end of the match.
    pub fn settle(&mut self) {
        self.stop_waiting();
        if self.is_for_person() || self.next() == Next::Over {
            let unheard = self.show.end_fast_forward();
            self.hear(unheard);
        }
        let throw_asked = std::mem::take(&mut self.drive.throw_asked);
        if self.goes_on() {
            match self.next() {
                Next::Throw { .. } if throw_asked => return self.throw(),
                // If persons and bots act at once, the persons begin.
                Next::Act { bots, persons } if !bots.is_empty() && persons.is_empty() => self.wait_to_think(),
                Next::Throw { .. } | Next::Act { .. } if !self.is_for_person() => self.wait_to_throw(),
                _ => {}
            }
        }
        if self.next() == Next::Over && !self.line.looks_back() && !self.line.tries_out() && !self.drive.over {
            self.end();
        }
        self.run_clocks();
    }

    /// Ends the match; [`Effect::Over`] is sent once all of it is saved.
    fn end(&mut self) {
        // The throws can be verified from now on.
        let played = &self.line.played;
        if self.chairs.permissions.play && played.secret().is_some() && !played.is_revealed() {
            self.line.played_mut().reveal();
        }
        if !self.hold() {
            self.drive.over = true;
            self.effects.push(Effect::Over);
        }
    }

    /// Applies changed preferences; what they leave to the device is done at once.
    fn adopt(&mut self, preferences: Preferences) {
        self.preferences = preferences;
        self.reseat();
        if !self.show.is_on() && self.drive.awaited.is_none() && self.picking.sum.is_none() {
            self.settle();
        }
    }

    /// Applies changed permissions. A table that may play from now on first loads the match from the store.
    fn permit(&mut self, permissions: Permissions) {
        let takes_over = permissions.play && !self.chairs.permissions.play;
        self.chairs.permissions = permissions;
        if takes_over {
            self.load();
        }
        if !permissions.branch && self.line.tries_out() {
            self.line.variation = None;
            self.line.shown = self.line.played.now();
        }
        self.picking.let_go();
        self.picking.side_action = None;
        if !self.show.is_on() {
            self.settle();
        }
    }

    /// Cancels the pending question or timer, and closes the open sum.
    pub fn stop_waiting(&mut self) {
        self.picking.sum = None;
        self.saving.held = false;
        if self.drive.awaited.take().is_some() {
            self.effects.push(Effect::Stop);
        }
    }

    /// Updates the seating: names, colours and the point of view.
    pub fn reseat(&mut self) {
        let seating = self.chairs.seating(&self.line.played, G::TASKS && self.preferences.works_out);
        if *self.telling.seating != seating {
            self.telling.seating = seating.into();
        }
    }

    /// Discards the cached texts after a change of language.
    fn respeak(&mut self) {
        self.telling = Telling::new(self.chairs.seating(&self.line.played, G::TASKS && self.preferences.works_out));
    }
}
