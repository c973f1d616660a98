//! The properties of a table.

use std::rc::Rc;

use yew::{Callback, Properties};

use super::hooks::{SavedData, permissions};
use super::received_match::ReceivedMatch;
use crate::bots::Level;
use crate::pages::levels;
use crate::play::{Opening, Tally};
use crate::record::{Match, NodeId};
use crate::store::{Id, Notes, Saved};
use crate::ui::boards::GameUi;
use crate::ui::lessons::progress;
use crate::ui::settings::GameSetting;
use crate::ui::{entropy, switches};

/// Properties of a table. They are read once, when it opens: another match is another component, with another key.
#[derive(Clone, Properties)]
pub struct TableProps<G: GameUi> {
    /// The match.
    pub id: Id,
    /// The initial state of its sitting.
    pub opening: Rc<Opening<G>>,
    /// The saved record and notes.
    pub saved: SavedData,
    /// The match as received by link, if it continues the saved one.
    pub continuation: Option<Rc<Match<G>>>,
    /// Set for a match that somebody sent.
    pub received: Option<ReceivedMatch>,
    /// The place to show first.
    pub at: Option<NodeId>,
    /// Called when the saved match has become unreadable.
    #[prop_or_default]
    pub on_damaged: Callback<()>,
}

impl<G: GameUi> PartialEq for TableProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && Rc::ptr_eq(&self.opening, &other.opening)
    }
}

impl<G: GameUi> TableProps<G> {
    /// Returns the properties for a match that is saved on this device; `continuation` is the match as received by
    /// link, if it continues the saved one.
    pub fn of(played: Match<G>, saved: Saved, continuation: Option<Match<G>>) -> Self {
        let (bytes, coached) = (saved.bytes(&played), is_coached(&played, &saved.id));
        let opening = Opening { saved: bytes, coached, ..opening(played, &saved.notes) };
        Self {
            id: saved.id.clone(),
            opening: Rc::new(opening),
            saved: SavedData { record: saved.record().into(), notes: Rc::new(saved.notes) },
            continuation: continuation.map(Rc::new),
            received: None,
            at: None,
            on_damaged: Callback::noop(),
        }
    }

    /// Returns the properties for a match that somebody sent, shown at a place.
    pub fn received(played: Match<G>, at: Option<NodeId>, received: ReceivedMatch) -> Self {
        let opening = Opening { spectating: received.is_spectating(), ..opening(played, &Notes::default()) };
        Self {
            id: Id::new(entropy::bits()),
            opening: Rc::new(opening),
            saved: SavedData::default(),
            continuation: None,
            received: Some(received),
            at,
            on_damaged: Callback::noop(),
        }
    }
}

/// Returns `true` in the first match against the weakest bot after the course, which this one becomes if there was none.
fn is_coached<G: GameUi>(played: &Match<G>, id: &Id) -> bool {
    let has_weakest = played.players().iter().any(|player| levels::of(&player.kind) == Some(Level::Beginner));
    if !has_weakest || progress::<G>().next().is_some() {
        return false;
    }
    let first = GameSetting::FirstMatch.get(G::NAME).unwrap_or_else(|| {
        GameSetting::FirstMatch.set(G::NAME, id.as_str());
        id.to_string()
    });
    first == id.as_str()
}

fn opening<G: GameUi>(played: Match<G>, notes: &Notes) -> Opening<G> {
    let secret = if played.is_by_link() { notes.secret() } else { None };
    Opening {
        clocks: notes.clocks(),
        tally: if G::TASKS { notes.tally() } else { Tally::default() },
        preferences: switches::preferences(),
        permissions: permissions(),
        secret,
        ..Opening::of(played)
    }
}
