//! How a live duel looks, but for the bag itself.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::{Html, PointerEvent, html};

use super::{BEGIN, CALM, CRY, Duel, Fight, LEAVE, PAUSE};
use crate::scene::list;
use crate::ui::bag::camps;
use crate::ui::boards::contest::Msg;
use crate::ui::page::Link;
use crate::ui::parts::{button, element, press, tag, text, words};
use crate::ui::table::to_contest;

impl Duel {
    /// Draws it.
    pub fn view(&self, link: &Link) -> Html {
        match &self.fight {
            None => self.ready(link),
            Some(fight) => self.halves(link, fight),
        }
    }

    /// While hands are in the bag, keys belong to them: a button that had the focus would take them for itself.
    pub fn rendered(&self) {
        let Some(hand) = self.persons().last().filter(|_| self.fight.is_some()) else { return };
        if let Some(canvas) = self.canvases[hand].cast::<HtmlElement>() {
            // What cannot take the focus leaves it where it is.
            let _ = canvas.focus();
        }
    }

    /// The two are called to the bag by name, and told how it goes.
    fn ready(&self, link: &Link) -> Html {
        let [one, other] = &self.two.names;
        let two = self.two.persons() == 2;
        let name = &self.two.names[self.keyboard_hand()];
        let called = if two { format!("{one} and {other}, to the bag!") } else { format!("{name}, to the bag!") };
        let watch = if self.two.watchers.len() == 1 { "watches" } else { "watch" };
        let watchers = list(self.two.watchers.iter().cloned());
        let rest = if watchers.is_empty() { String::new() } else { format!("{watchers} {watch}.") };
        let hands = if two {
            format!("On a touch screen sit face to face, a half each. On a computer {one} takes the pointer, and {other} the arrow keys, the space bar, and Enter for the cry.")
        } else {
            "Use a finger, the pointer, or the arrow keys with the space bar.".into()
        };
        let how = "Feel your way in the dark. Press on a piece for a moment to grip it, and pull it towards you over the rim. For the camel, cry “Dschamal!” while the hand comes out.";
        let buttons = vec![
            element(
                "div",
                "choice-row",
                vec![
                    button("button", "Fight it calmly", None, press(link, to_contest(Msg::Press(CALM)))),
                    button("button leave", "Back", None, press(link, to_contest(Msg::Press(LEAVE)))),
                ],
            ),
            button("button main", "1, 2, 3 …", Some("Begin: one, two, three"), press(link, to_contest(Msg::Press(BEGIN)))),
        ];
        let calm = "A live duel is seen and felt on the screen. Who cannot see it can fight it calmly, turn by turn: both need to like that.";
        let ask = vec![
            text("strong", "", &called),
            text("small", "refused", self.note),
            text("small", "", &rest),
            text("small", "", &hands),
            text("small", "", how),
            text("small", "unseen", calm),
        ];
        let parts = vec![
            camps::both(&self.camps, true),
            element("div", "sack-view", vec![text("span", "shaken", "Défi")]),
            tag("div", &["class", "aria-live"], &["ask", "polite"], ask),
            element("div", "hand", buttons),
        ];
        tag("section", &["class", "aria-label"], &["contest calm", "The bag"], parts)
    }

    fn halves(&self, link: &Link, fight: &Fight) -> Html {
        let mut parts: Vec<_> = self.persons().map(|hand| self.half(link, fight, hand)).collect();
        let two = if parts.len() == 2 { " two" } else { "" };
        let count = ["", "1", "2", "3"][usize::from(fight.signs.count) % 4];
        parts.push(tag("p", &["class", "aria-live"], &["count", "assertive"], vec![words(count)]));
        parts.push(button("icon pause", "‖", Some("Pause"), press(link, to_contest(Msg::Press(PAUSE)))));
        element("section", &format!("contest live{two}"), parts)
    }

    /// The half of a hand: the bag, and below its rim the camps and the cry.
    fn half(&self, link: &Link, fight: &Fight, hand: usize) -> Html {
        let number = u8::try_from(hand).unwrap_or_default();
        let point = |event: PointerEvent| {
            if event.type_() == "pointerdown" {
                let canvas = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                // A pointer that cannot be held is lost where it leaves the bag.
                let _ = canvas.map(|canvas| canvas.set_pointer_capture(event.pointer_id()));
            }
            event
        };
        let point = link.callback(move |event| to_contest(Msg::Point(number, point(event))));
        let cry = link.callback(move |event: PointerEvent| {
            // The focus stays with the hand.
            event.prevent_default();
            to_contest(Msg::Hold(CRY + number, true))
        });
        let name = &self.two.names[hand];
        let held = if fight.signs.held_back[hand] { "Too early: held back" } else { "" };
        let cried = if fight.signs.cried[hand] { "button main cry cried" } else { "button main cry" };
        let key = if self.two.persons() == 2 && hand == 0 { "D" } else { "Enter" };
        let canvas = html! {
            <canvas
                ref={self.canvases[hand].clone()}
                tabindex="-1"
                role="img"
                aria-label={format!("The bag, for the hand of {name}")}
                onpointerdown={point.clone()}
                onpointermove={point.clone()}
                onpointerup={point.clone()}
                onpointercancel={point}
            />
        };
        let cry = html! {
            <button class={cried} tabindex="-1" aria-keyshortcuts={key} onpointerdown={cry}>
                { "Dschamal!" }<small>{ format!("or {key}") }</small>
            </button>
        };
        let status = tag("p", &["class", "role"], &["held-back", "status"], vec![words(held)]);
        let below = element("div", "below", vec![camps::both(&self.camps, false), cry]);
        element("div", &format!("half half-{hand} look-{}", self.two.looks[hand]), vec![canvas, status, below])
    }
}
