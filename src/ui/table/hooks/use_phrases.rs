//! The phrases that the players at two connected devices say to each other.

use gloo_timers::callback::Timeout;
use yew::{Callback, hook, use_state_eq};

use crate::scene::Sound;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::live::{PHRASE_EVENT, Phrase};
use crate::ui::switches::Switch;
use crate::ui::{host, sound};

/// The time for which a phrase of the other player is shown, in milliseconds.
const SHOWN_MILLIS: u32 = 6000;

/// The time after a phrase in which no other one can be said, in milliseconds; so long it is shown here.
const PAUSE_MILLIS: u32 = 3000;

/// A phrase that was said not long ago.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// The phrase.
    pub phrase: Phrase,
    /// Its number among those that followed each other, by which it differs from the same phrase said before it.
    pub number: usize,
}

/// What the players say to each other.
pub struct Phrases {
    /// True if phrases are exchanged.
    pub are_open: bool,
    /// What the other player has said.
    pub heard: Option<Said>,
    /// What was said here; until it is over, nothing else can be said.
    pub said: Option<Said>,
    /// Says a phrase.
    pub on_say: Callback<Phrase>,
}

/// Returns what the players say to each other, if `are_open`. While the other player is muted, nothing is heard.
#[hook]
pub fn use_phrases(are_open: bool) -> Phrases {
    let (heard, on_hear) = use_said(SHOWN_MILLIS);
    let (said, on_said) = use_said(PAUSE_MILLIS);
    use_window_event(PHRASE_EVENT, move |event| {
        if let Some(phrase) = Phrase::of(event).filter(|_| are_open && !Switch::Mute.is_on()) {
            sound::play(Sound::Say);
            on_hear.emit(phrase);
        }
    });
    let on_say = use_event_callback((said, on_said), |phrase: Phrase, (said, on_said)| {
        if let (None, Some(live)) = (said, host::live()) {
            live.say(phrase.number());
            on_said.emit(phrase);
        }
    });
    Phrases { are_open, heard: heard.filter(|_| !Switch::Mute.is_on()), said, on_say }
}

/// Returns what one of the players has said within this time, and a callback for what they say.
#[hook]
fn use_said(millis: u32) -> (Option<Said>, Callback<Phrase>) {
    let said = use_state_eq(|| None::<Said>);
    let on_say = use_event_callback(said.clone(), |phrase, said| {
        let number = said.map_or(0, |last| last.number + 1);
        said.set(Some(Said { phrase, number }));
    });
    use_effect_on(*said, {
        let set = said.setter();
        move |said| {
            let end = said.map(|_| Timeout::new(millis, move || set.set(None)));
            move || drop(end)
        }
    });
    (*said, on_say)
}
