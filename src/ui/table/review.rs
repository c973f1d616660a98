//! Looking back over the match: the bar that steps through it, and what can be done from a place in it.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, KeyboardEvent, html};

use super::{Msg, Table};
use crate::play::Input;
use crate::record::Place;
use crate::ui::boards::Shown;
use crate::ui::grid::{spot_of, within};
use crate::ui::later;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, press};

impl<G: Shown> Table<G> {
    /// Another place is shown. Whoever looks at the board looks at no sheet.
    pub(super) fn go_to(&mut self, link: &Link, place: Place) {
        self.sheet = None;
        self.fight = None;
        self.input(link, Input::GoTo(place));
        self.attend(link);
    }

    /// A row of the move list is chosen: the place that it led to is shown.
    pub(super) fn go_to_row(&mut self, link: &Link, row: usize) {
        let to = self.rows.rows().get(row).map(|row| row.way.1);
        if let Some(to) = to {
            self.go_to(link, to);
        }
    }

    /// A key that looks back, takes back or comes back. Tells whether it was one.
    pub(super) fn review_key(&mut self, link: &Link, event: &KeyboardEvent) -> bool {
        let key = event.key();
        let (depth, end) = self.sitting.progress();
        // Arrows are the board's where it has the focus, the slider's own, and those of controls that name them.
        let is_free = spot_of(event).is_none() && within(event, "input").is_none() && self.named(&key).is_none();
        let depth = match key.as_str() {
            "," => depth.saturating_sub(1),
            "." => depth + 1,
            "ArrowLeft" if is_free => depth.saturating_sub(1),
            "ArrowRight" if is_free => depth + 1,
            "Home" if is_free => 0,
            "End" if is_free => end,
            "z" if self.sitting.can_take_back() => {
                self.input(link, Input::TakeBack);
                return true;
            }
            "y" if self.sitting.can_play_again() => {
                self.input(link, Input::PlayAgain);
                return true;
            }
            "Escape" if self.sitting.looks_back() || self.sitting.tries_out() => {
                self.input(link, Input::Return);
                return true;
            }
            _ => return false,
        };
        self.go_to(link, self.sitting.nth(depth.min(end)));
        true
    }

    /// What stands below the board while somebody looks back or tries out: it steps through the line that is shown.
    pub(super) fn review(&self, link: &Link) -> Vec<Html> {
        later::part(|| vec![self.steps(link), self.ways(link)]).unwrap_or_default()
    }

    /// The slider, between the buttons that go back and on.
    pub(super) fn steps(&self, link: &Link) -> Html {
        let (depth, end) = self.sitting.progress();
        let send = |msg| press(link, page::Msg::Table(msg));
        let go = |sign: &'static str, name: &'static str, to: usize| {
            html! { <button class="icon" aria-label={name} disabled={to == depth || to > end} onclick={send(Msg::GoTo(to))}>{ sign }</button> }
        };
        let slid = link.batch_callback(|event: InputEvent| {
            let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
            Some(page::Msg::Table(Msg::GoTo(input.value().parse().ok()?)))
        });
        let says = format!("Step {depth} of {end}");
        let (films, film, sign) =
            if self.sitting.films() { (false, "Stop the film", "❚❚") } else { (true, "Show as a film", "▶") };
        html! {
            <div class="steps" role="group" aria-label="Look back">
                { go("⏮", "To the start", 0) }
                { go("‹", "One step back", depth.saturating_sub(1)) }
                <input type="range" min="0" max={end.to_string()} value={depth.to_string()} aria-label="Step" aria-valuetext={says} oninput={slid} />
                { go("›", "One step on", depth + 1) }
                <button class="icon" aria-label={film} onclick={send(Msg::Film(films))}>{ sign }</button>
            </div>
        }
    }

    /// What can be done from the place that is shown.
    fn ways(&self, link: &Link) -> Html {
        let send = |msg| press(link, page::Msg::Table(msg));
        let mut ways = Vec::new();
        if self.sitting.can_try_out() && self.sitting.looks_back() {
            ways.push(button("button", "Play on from here", None, send(Msg::TryOut(false))));
            ways.push(button("button", "Try moves for all", None, send(Msg::TryOut(true))));
        }
        let back = if self.sitting.tries_out() { "Back to the match" } else { "Back to now" };
        ways.push(button("button main", back, None, send(Msg::Return)));
        element("div", "ways", ways)
    }
}
