//! The phrases that the players at two connected devices say to each other.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{Callback, UseStateSetter, hook, use_mut_ref, use_state_eq};

use crate::scene::Sound;
use crate::ui::callback::callback;
use crate::ui::hooks::use_window_event;
use crate::ui::live::{PHRASE_EVENT, Phrase};
use crate::ui::sound;
use crate::ui::switches::Switch;

/// The time for which a phrase of the other player is shown, in milliseconds.
const SHOWN_MILLIS: u32 = 6000;

/// The time after a phrase in which no other one can be said, in milliseconds; so long it is shown here.
const PAUSE_MILLIS: u32 = 3000;

/// What the players say to each other.
pub struct Phrases {
    /// True if phrases are exchanged.
    pub are_open: bool,
    /// What the other player has said, while it is shown.
    pub heard: Option<Phrase>,
    /// What was said here; until its time is over, nothing else can be said.
    pub said: Option<Phrase>,
    /// Says a phrase.
    pub on_say: Callback<Phrase>,
}

/// Returns what the players say to each other, if `are_open`. While the other player is muted, nothing is heard.
#[hook]
pub fn use_phrases(are_open: bool) -> Phrases {
    let (heard, said) = (use_state_eq(|| None), use_state_eq(|| None));
    let (heard_timer, said_timer) = (use_mut_ref(|| None), use_mut_ref(|| None));
    use_window_event(PHRASE_EVENT, {
        let set = heard.setter();
        move |_| {
            if let Some(phrase) = Phrase::last_heard().filter(|_| are_open && !Switch::Mute.is_on()) {
                sound::play(Sound::Say);
                show(phrase, SHOWN_MILLIS, &set, &heard_timer);
            }
        }
    });
    let on_say = callback((said.setter(), said_timer), |phrase: Phrase, (set, timer)| {
        phrase.say();
        show(phrase, PAUSE_MILLIS, set, timer);
    });
    Phrases { are_open, heard: heard.filter(|_| !Switch::Mute.is_on()), said: *said, on_say }
}

/// Shows a phrase for a time in milliseconds.
fn show(phrase: Phrase, millis: u32, set: &UseStateSetter<Option<Phrase>>, timer: &Rc<RefCell<Option<Timeout>>>) {
    set.set(Some(phrase));
    let end = set.clone();
    *timer.borrow_mut() = Some(Timeout::new(millis, move || end.set(None)));
}
