//! How a live duel looks, but for the bag itself.

use yew::Html;

use super::{BEGIN, CALM, Duel, LEAVE, Signs, Stage};
use crate::scene::{Control, Prompt, Rank, Touch, list};
use crate::ui::bag::camps;
use crate::ui::bag::parts::{self, CRY, PART};
use crate::ui::parts::{element, tag, text, words};

/// The part that pauses.
pub const PAUSE: u8 = 5;

const FEEL: &str = "Feel your way in the dark. Press on a piece for a moment to grip it, and pull it towards you over the rim. For the camel, cry “Dschamal!” while the hand comes out.";
const BY_TOUCH: &str = "Sit face to face, a half of the screen each.";
const CALMLY: &str = "A live duel is seen and felt on the screen. Whoever cannot see it can have it fought calmly, turn by turn, if both like.";

impl Duel {
    /// Draws what takes the place of the board.
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
        let [one, other] = &self.two.names;
        let title = match self.two.persons() {
            2 => format!("{one} and {other}, to the bag!"),
            _ => format!("{}, to the bag!", self.two.names[self.keyboard_hand()]),
        };
        let watch = if self.two.watchers.len() == 1 { "watches" } else { "watch" };
        let watchers = list(self.two.watchers.iter().cloned());
        let rest = if watchers.is_empty() { String::new() } else { format!("{watchers} {watch}.") };
        let hint = if self.note.is_empty() { rest } else { self.note.into() };
        Prompt { title, hint: Some(hint).filter(|hint| !hint.is_empty()) }
    }

    /// The buttons, before it begins.
    pub fn controls(&self) -> Vec<Control> {
        if !matches!(self.stage, Stage::Ready) {
            return Vec::new();
        }
        let control = |number, text: &str, rank, key| Control {
            touch: Touch::Control(number),
            text: text.into(),
            rank,
            picked: false,
            enabled: true,
            key,
        };
        vec![
            control(LEAVE, "Leave", Rank::Choice, ""),
            control(CALM, "Fight it calmly", Rank::Choice, "c"),
            control(BEGIN, "1, 2, 3 …", Rank::Main, "b"),
        ]
    }

    fn ready(&self) -> Html {
        let two = self.two.persons() == 2;
        let by_keys = match &self.two.names {
            [one, other] if two => format!(
                "{one} takes the pointer, and D for the cry. {other} takes the arrow keys, the space bar to grip, and Enter for the cry."
            ),
            _ => "Use the pointer, or the arrow keys with the space bar to grip. Enter is the cry.".into(),
        };
        let by_touch = if two { BY_TOUCH } else { "" };
        let mut bag = vec![text("b", "shaken", "The duel"), text("p", "", FEEL)];
        bag.extend([text("p", "by-touch", by_touch), text("p", "by-keys", &by_keys), text("p", "unseen", CALMLY)]);
        let parts = vec![camps::both(&self.camps, true), element("div", "sack-view called", bag)];
        tag("section", &["class", "aria-label"], &["contest", "The bag"], parts)
    }

    fn halves(&self, signs: Signs) -> Html {
        let mut parts: Vec<_> = self.persons().map(|hand| self.half(signs, hand)).collect();
        let two = if parts.len() == 2 { " two" } else { "" };
        let (label, shown) = if signs.asked { ("Pause: press again", "‖ again?") } else { ("Pause", "‖") };
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
        let name = &self.two.names[hand];
        let held = if signs.held_back[hand] { "Too early: held back" } else { "" };
        let cried = if signs.cried[hand] { "button main cry cried" } else { "button main cry" };
        let key = if self.two.persons() == 2 && hand == 0 { "D" } else { "Enter" };
        let bag = tag(
            "div",
            &["class", PART, "tabindex", "role", "aria-label"],
            &["dark", &hand.to_string(), "-1", "img", &format!("The bag, for the hand of {name}")],
            vec![element("canvas", "", Vec::new())],
        );
        let cry = tag(
            "button",
            &["class", PART, "tabindex", "aria-keyshortcuts"],
            &[cried, &(usize::from(CRY) + hand).to_string(), "-1", key],
            vec![words("Dschamal!"), text("small", "by-keys", key)],
        );
        // The count faces every hand, and is said once.
        let count = ["", "1", "2", "3"][usize::from(signs.count) % 4];
        let live = if hand == self.keyboard_hand() { "assertive" } else { "off" };
        let count = tag("p", &["class", "aria-live"], &["count", live], vec![words(count)]);
        let whose = text("b", "whose", name);
        let status = tag("p", &["class", "role"], &["held-back", "status"], vec![words(held)]);
        let below = element("div", "below", vec![camps::both(&self.camps, false), cry]);
        element(
            "div",
            &format!("half half-{hand} look-{}", self.two.looks[hand]),
            vec![bag, whose, count, status, below],
        )
    }
}
