//! Looking back over the match: the bar that steps through it, and what can be done from a place in it.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, KeyboardEvent, html};

use super::Table;
use crate::play::{Input, ReviewInput};
use crate::ui::boards::Shown;
use crate::ui::grid::{spot_of, within};
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, press};
use crate::words::house;

/// A message of somebody who looks back or wants a hint.
#[derive(Clone, Copy)]
pub enum Msg {
    /// The place to which so many steps of the line have led is to be shown.
    GoTo(usize),
    /// The place to which a row of the move list leads is to be shown.
    Row(usize),
    /// The match is to be shown as a film, or no longer.
    Film(bool),
    /// From here it is played on otherwise; persons move for everybody, or do not.
    TryOut(bool),
    /// Back to where the match stands.
    Return,
    /// What was decided last is taken back.
    TakeBack,
    /// What was taken back last is played again.
    PlayAgain,
    /// A hint is asked for, or is no longer wanted.
    Hint,
    /// What the hint says is done.
    TakeHint,
    /// The match is to be analysed.
    Analyse,
    /// What would have been better than a step, by its number, is to be played.
    Better(usize),
}

/// What reviewing and hints add to the table.
#[derive(Default)]
pub struct Late {
    /// What steps through the match.
    pub steps: Vec<Html>,
    /// The buttons beside the main one.
    pub buttons: Vec<Html>,
    /// The hint in words, and on the board.
    pub hint: Option<Html>,
    pub hint_marks: Html,
}

impl<G: Shown> Table<G> {
    pub(super) fn review(&mut self, link: &Link, msg: Msg) {
        let look = match msg {
            Msg::GoTo(depth) => ReviewInput::GoTo(self.sitting.nth(depth)),
            Msg::Row(row) => match self.rows.rows().get(row) {
                Some(row) => ReviewInput::GoTo(row.way.1),
                None => return,
            },
            Msg::Film(films) => ReviewInput::Film(films),
            Msg::TryOut(alone) => ReviewInput::TryOut { alone },
            Msg::Return => ReviewInput::Return,
            Msg::TakeBack => ReviewInput::TakeBack,
            Msg::PlayAgain => ReviewInput::Redo,
            Msg::Hint => ReviewInput::Hint,
            Msg::TakeHint => ReviewInput::TakeHint,
            Msg::Analyse => return self.analyse(link),
            Msg::Better(step) => {
                self.sheet = None;
                return self.play_better(link, step);
            }
        };
        // Whoever looks at the board looks at no sheet.
        self.sheet = None;
        self.input(link, Input::Review(look));
        self.attend(link);
    }

    /// A key that looks back, takes back, comes back or asks for a hint. Tells whether it was one.
    pub(super) fn review_key(&mut self, link: &Link, event: &KeyboardEvent) -> bool {
        let key = event.key();
        let (depth, end) = self.sitting.progress();
        // Arrows are the board's where it has the focus, the slider's own, and those of controls that name them.
        let is_free = spot_of(event).is_none() && within(event, "input").is_none() && self.named(&key).is_none();
        let msg = match key.as_str() {
            "," => Msg::GoTo(depth.saturating_sub(1)),
            "." => Msg::GoTo(depth + 1),
            "ArrowLeft" if is_free => Msg::GoTo(depth.saturating_sub(1)),
            "ArrowRight" if is_free => Msg::GoTo(depth + 1),
            "Home" if is_free => Msg::GoTo(0),
            "End" if is_free => Msg::GoTo(end),
            "z" if self.sitting.can_take_back() => Msg::TakeBack,
            "y" if self.sitting.can_play_again() => Msg::PlayAgain,
            "h" if self.sitting.can_hint() => Msg::Hint,
            "Escape" if self.sitting.looks_back() => Msg::Return,
            _ => return false,
        };
        self.review(link, msg);
        true
    }

    /// What stands below the board while somebody looks back: it steps through the line that is shown, or goes another
    /// way.
    pub(super) fn review_hand(&self, link: &Link) -> Vec<Html> {
        vec![self.steps(link), self.ways(link)]
    }

    /// What reviewing and hints add to the table now.
    pub(super) fn late(&self, link: &Link) -> Late {
        Late {
            steps: vec![self.steps(link)],
            buttons: self.take_back_and_on(link),
            hint: self.hint_line(link),
            hint_marks: self.hint_marks().unwrap_or_default(),
        }
    }

    /// The buttons beside the main one that take back and play again.
    fn take_back_and_on(&self, link: &Link) -> Vec<Html> {
        let send = |msg| press(link, page::Msg::own(msg));
        let mut buttons = Vec::new();
        if self.fight.is_none() && self.sitting.can_take_back() {
            buttons.push(button("icon take-back", "↶", Some(house::take_back()), send(Msg::TakeBack)));
        }
        if self.fight.is_none() && self.sitting.can_play_again() {
            buttons.push(button("icon play-again", "↷", Some(house::play_again()), send(Msg::PlayAgain)));
        }
        buttons
    }

    /// The button that leads out of what is being tried out.
    pub(super) fn back_to_match(link: &Link) -> Html {
        // It goes with its focus: without a key it would become another button.
        html! { <button key="back" class="button" onclick={press(link, page::Msg::own(Msg::Return))}>{ house::back_to_match() }</button> }
    }

    /// The slider, between the buttons that go back and on.
    pub(super) fn steps(&self, link: &Link) -> Html {
        let (depth, end) = self.sitting.progress();
        let send = |msg| press(link, page::Msg::own(msg));
        let go = |sign: &'static str, name: &'static str, to: usize| {
            html! { <button class="icon" aria-label={name} disabled={to == depth || to > end} onclick={send(Msg::GoTo(to))}>{ sign }</button> }
        };
        let slid = link.batch_callback(|event: InputEvent| {
            let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
            Some(page::Msg::own(Msg::GoTo(input.value().parse().ok()?)))
        });
        let says = house::step_of(depth, end);
        let (films, film, sign) =
            if self.sitting.films() { (false, house::stop_film(), "■") } else { (true, house::show_film(), "▶") };
        html! {
            <div class="steps" role="group" aria-label={house::look_back()}>
                { go("«", house::to_start(), 0) }
                { go("‹", house::step_back(), depth.saturating_sub(1)) }
                <input type="range" min="0" max={end.to_string()} value={depth.to_string()} aria-label={house::step()} aria-valuetext={says} oninput={slid} />
                { go("›", house::step_on(), depth + 1) }
                <button class="icon" aria-label={film} onclick={send(Msg::Film(films))}>{ sign }</button>
            </div>
        }
    }

    /// What can be done from the place that is shown.
    fn ways(&self, link: &Link) -> Html {
        let send = |msg| press(link, page::Msg::own(msg));
        let mut ways = Vec::new();
        if self.sitting.can_try_out() && self.sitting.looks_back() {
            ways.push(button("button", house::play_from_here(), None, send(Msg::TryOut(false))));
            // There is room for so many.
            let for_all = || button("button", house::move_for_all(), None, send(Msg::TryOut(true)));
            ways.push(self.better_way(link).unwrap_or_else(for_all));
        }
        ways.extend(self.visit.as_ref().map(|visit| Self::take_in_way(link, visit, "button")));
        let back = if self.sitting.tries_out() { house::back_to_match() } else { house::back_to_now() };
        ways.push(button("button main", back, None, send(Msg::Return)));
        element("div", "ways", ways)
    }
}
