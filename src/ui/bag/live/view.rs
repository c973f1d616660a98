//! How a live duel looks, but for the bag itself.

use yew::Html;

use super::{Again, Duel, Signs, Stage};
use crate::scene::{Control, Prompt, Rank};
use crate::ui::bag::parts::{self, CRY, PART};
use crate::ui::bag::{Button, camps};
use crate::ui::parts::{element, tag, text, words};
use crate::words::{all_of, dschamal};

/// The part that pauses.
pub const PAUSE: u8 = 5;

impl Duel {
    /// Renders what takes the place of the board.
    pub fn view(&self) -> Html {
        match &self.stage {
            Stage::Ready => self.ready(),
            Stage::Open { .. } => self.halves(Signs::default()),
            Stage::Fight(fight) => self.halves(fight.signs),
        }
    }

    /// While hands are in the bag, keys belong to them: a button that had the focus would take them for itself.
    pub fn rendered(&self) {
        if matches!(self.stage, Stage::Ready) {
            return;
        }
        if let Some(bag) = parts::bag(self.keyboard_hand()) {
            // What cannot take the focus leaves it where it is.
            let _ = bag.focus();
        }
    }

    /// The two are called to the bag by name, and the others to watch.
    pub fn prompt(&self) -> Prompt {
        let title = match self.two.persons() {
            2 => dschamal::called_both(&all_of([0, 1].map(|hand| self.two.name(hand).to_owned()))),
            _ => dschamal::called(self.two.asked(self.keyboard_hand())),
        };
        let watchers = &self.two.watchers;
        let hint = match self.again {
            Some(Again::Paused) => Some(dschamal::paused().to_owned()),
            Some(Again::AtOnce) => Some(dschamal::at_once().to_owned()),
            None => {
                (!watchers.is_empty()).then(|| dschamal::watching(&all_of(watchers.iter().cloned()), watchers.len()))
            }
        };
        Prompt { title, hint }
    }

    /// The buttons, before it begins.
    pub fn controls(&self) -> Vec<Control<Button>> {
        if !matches!(self.stage, Stage::Ready) {
            return Vec::new();
        }
        let control = |press, text: &str, rank, key| Control {
            press,
            text: text.into(),
            rank,
            picked: false,
            enabled: true,
            key,
        };
        vec![
            control(Button::Leave, dschamal::leave(), Rank::Choice, ""),
            control(Button::Calmly, dschamal::fight_calmly(), Rank::Choice, "c"),
            control(Button::Count, dschamal::count(), Rank::Main, "b"),
        ]
    }

    fn ready(&self) -> Html {
        let two = self.two.persons() == 2;
        let by_keys = if two {
            dschamal::duel_by_keys_both(self.two.name(0), self.two.name(1))
        } else {
            dschamal::duel_by_keys().to_owned()
        };
        let by_touch = if two { dschamal::duel_by_touch() } else { "" };
        let mut bag = vec![text("b", "shaken", dschamal::duel()), text("p", "", dschamal::duel_how())];
        bag.push(text("p", "by-touch", by_touch));
        bag.push(text("p", "by-keys", &by_keys));
        bag.push(text("p", "unseen", dschamal::duel_calmly()));
        let parts = vec![camps::both(&self.camps, &self.two, true), element("div", "sack-view called", bag)];
        tag("section", &["class", "aria-label"], &["contest", dschamal::bag()], parts)
    }

    fn halves(&self, signs: Signs) -> Html {
        let mut parts: Vec<_> = self.persons().map(|hand| self.half(signs, hand)).collect();
        let two = if parts.len() == 2 { " two" } else { "" };
        let (label, shown) = if signs.asked {
            (dschamal::pause_again(), dschamal::pause_again_shown())
        } else {
            (dschamal::pause(), "‖")
        };
        let pause = tag(
            "button",
            &["class", "aria-label", PART],
            &["icon pause", label, &PAUSE.to_string()],
            vec![words(shown)],
        );
        parts.push(element("div", "seam", vec![pause]));
        element("section", &format!("contest live{two}"), parts)
    }

    /// The half of a hand: the bag, and below its rim the camps and the cry.
    fn half(&self, signs: Signs, hand: usize) -> Html {
        let held = if signs.held_back[hand] { dschamal::held_back() } else { "" };
        let cried = if signs.cried[hand] { "button main cry cried" } else { "button main cry" };
        let (key, key_shown) =
            if self.two.persons() == 2 && hand == 0 { ("D", "D") } else { ("Enter", dschamal::key_enter()) };
        let bag = tag(
            "div",
            &["class", PART, "tabindex", "role", "aria-label"],
            &["dark", &hand.to_string(), "-1", "img", &dschamal::hand_of(self.two.who(hand))],
            vec![element("canvas", "", Vec::new())],
        );
        let cry = tag(
            "button",
            &["class", PART, "tabindex", "aria-keyshortcuts"],
            &[cried, &(usize::from(CRY) + hand).to_string(), "-1", key],
            vec![words(dschamal::cry()), text("small", "by-keys", key_shown)],
        );
        // The count faces every hand, and is said once.
        let count = ["", "1", "2", "3"][usize::from(signs.count) % 4];
        let live = if hand == self.keyboard_hand() { "assertive" } else { "off" };
        let count = tag("p", &["class", "aria-live"], &["count", live], vec![words(count)]);
        let whose = text("b", "whose", self.two.name(hand));
        let status = tag("p", &["class", "role"], &["held-back", "status"], vec![words(held)]);
        let below = element("div", "below", vec![camps::both(&self.camps, &self.two, false), cry]);
        element(
            "div",
            &format!("half half-{hand} look-{}", self.two.look(hand)),
            vec![bag, whose, count, status, below],
        )
    }
}
