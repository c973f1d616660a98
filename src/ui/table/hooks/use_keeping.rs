//! Where the match of a table is saved.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use web_sys::{Event, window};
use yew::{Callback, hook, use_memo};

use super::use_sitting::Playing;
use crate::play::{Effect, Input, NotSaved, Sitting, Stored, Ticket};
use crate::ui::boards::Shown;
use crate::ui::chest::{self, Answer, Lies};
use crate::ui::hooks::use_effect_on;
use crate::ui::hooks::{Driver, use_effects};
use crate::ui::keeper::Keeper;
use crate::ui::{place, shelf, storage};

/// The keeper of a match, which a table shares with the page that opens it.
#[derive(Clone)]
pub struct SharedKeeper(Rc<RefCell<Keeper>>);

impl SharedKeeper {
    /// Shares a keeper.
    pub fn new(keeper: Keeper) -> Self {
        Self(Rc::new(RefCell::new(keeper)))
    }

    /// The number of places in which the match lies as it is now.
    pub fn places(&self) -> usize {
        self.0.borrow().places()
    }
}

/// A sitting and what saves it.
struct Keeping<G: Shown> {
    keeper: SharedKeeper,
    driver: Rc<Driver<Sitting<G>>>,
    /// The tickets of a save and of a load that are under way.
    saving: Cell<Option<Ticket>>,
    loading: Cell<Option<Ticket>>,
    /// The match that is saved cannot be read any more.
    on_damaged: Callback<()>,
}

/// Carries out [`Effect::Save`], [`Effect::Load`], [`Effect::SaveClocks`] and [`Effect::SaveTally`], and follows what other tabs
/// save. `on_damaged` is called when what is saved cannot be read any more.
#[hook]
pub fn use_keeping<G: Shown>(playing: &Playing<G>, keeper: &SharedKeeper, on_damaged: &Callback<()>) {
    let keeping = use_memo((), |()| Keeping::<G> {
        keeper: keeper.clone(),
        driver: playing.driver(),
        saving: Cell::default(),
        loading: Cell::default(),
        on_damaged: on_damaged.clone(),
    });
    use_effects(playing, {
        let keeping = Rc::clone(&keeping);
        move |_, effect| keeping.carry_out(effect)
    });
    use_effect_on((), move |()| {
        let answered = {
            let keeping = Rc::clone(&keeping);
            place::get().map(|place| EventListener::new(&place, chest::ANSWERED, move |event| keeping.answered(event)))
        };
        let changed = window().map(|window| {
            ["storage", chest::CHANGED].map(|name| {
                let keeping = Rc::clone(&keeping);
                EventListener::new(&window, name, move |event| keeping.changed(event))
            })
        });
        // Lists are told of a match that is opened, and the database gets what only the browser's storage has.
        if keeping.driver.view().permissions.play && !keeping.keeper.0.borrow().is_fresh() {
            keeping.save();
        }
        move || drop((answered, changed))
    });
}

impl<G: Shown> Keeping<G> {
    fn carry_out(&self, effect: Effect) {
        let id = || self.keeper.0.borrow().id().clone();
        match effect {
            Effect::Save(ticket, _) => {
                self.saving.set(Some(ticket));
                self.save();
            }
            Effect::Load(ticket) => {
                self.loading.set(Some(ticket));
                self.keeper.0.borrow_mut().look_up();
            }
            Effect::SaveClocks(clocks) => storage::keep_clocks(&id(), &clocks),
            Effect::SaveTally(tally) => storage::keep_tally(&id(), &tally),
            _ => {}
        }
    }

    fn save(&self) {
        let view = self.driver.view();
        let kept = self.driver.read(|sitting| self.keeper.0.borrow_mut().keep(&view.played, sitting.secret()));
        if kept.is_err() {
            self.conflict();
        } else if !self.keeper.0.borrow().waits() {
            self.saved();
        }
    }

    /// The match is saved, as far as it can be.
    fn saved(&self) {
        if let Some(ticket) = self.saving.take() {
            let saved = if self.keeper.places() == 0 { Err(NotSaved::Failed) } else { Ok(()) };
            self.driver.send(Input::Saved(ticket, saved));
        }
    }

    /// Another tab has saved something else.
    fn conflict(&self) {
        match self.saving.take() {
            Some(ticket) => self.driver.send(Input::Saved(ticket, Err(NotSaved::WriteConflict))),
            None => self.keeper.0.borrow_mut().look_up(),
        }
    }

    /// The database has answered.
    fn answered(&self, event: &Event) {
        let heard = chest::answer(event).and_then(|(ticket, answer)| self.keeper.0.borrow_mut().hear(ticket, answer));
        match heard {
            None => {}
            Some(Answer::Behind) => self.conflict(),
            Some(Answer::Lies(lies)) => self.go_on_from(lies),
            Some(Answer::Kept | Answer::Failed) if self.is_behind() => self.save(),
            Some(Answer::Kept | Answer::Failed) => self.saved(),
        }
    }

    /// Whether more has happened since the database was asked to keep the match.
    fn is_behind(&self) -> bool {
        self.saving.get().is_some() && self.keeper.places() == 0
    }

    /// Another tab has changed what is saved.
    fn changed(&self, event: &Event) {
        let id = self.keeper.0.borrow().id().clone();
        let is_followed = !self.driver.view().permissions.play;
        let has_changed = |kind| is_followed && storage::has_changed(event, kind, &id);
        if has_changed(storage::CLOCKS) || has_changed(storage::CONTEST) {
            self.driver.send(Input::Clocks(storage::clocks(&id)));
        } else if chest::has_changed(event, &id) {
            self.keeper.0.borrow_mut().look_up();
        }
    }

    /// Goes on from what lies in the database and in the browser's storage, unless this tab is ahead of it.
    fn go_on_from(&self, lies: Lies) {
        let id = self.keeper.0.borrow().id().clone();
        match shelf::find::<G>(&id, lies) {
            Ok((played, keeper)) => {
                self.keeper.0.borrow_mut().go_on_as(keeper);
                let stored = Box::new(Stored { saved: played.body().len(), played, clocks: storage::clocks(&id) });
                self.driver.send(match self.loading.take() {
                    Some(ticket) => Input::Loaded(ticket, Ok(Some(stored))),
                    None => Input::Follow(stored),
                });
            }
            // All of it is gone: what is at the table is saved again.
            Err(None) => {
                self.keeper.0.borrow_mut().go_on_as(Keeper::new(id));
                if let Some(ticket) = self.loading.take() {
                    self.driver.send(Input::Loaded(ticket, Ok(None)));
                }
            }
            // Its page says why it cannot be read any more.
            Err(Some(_)) => return self.on_damaged.emit(()),
        }
        if self.driver.view().permissions.play && self.saving.get().is_none() {
            self.save();
        }
    }
}
