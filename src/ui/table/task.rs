//! Sums that are worked out before what they belong to happens.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, MouseEvent, html};

use super::sheet::Sheet;
use super::tally::Tally;
use super::{Msg, Table};
use crate::record::{Match, Next, Place};
use crate::rules::{Game, Seat};
use crate::scene::Task;
use crate::ui::boards::Shown;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, press, tag, text, words};
use crate::ui::{later, storage};

const SETTING: &str = "work-it-out";

/// Whether sums are to be worked out on this device.
pub fn is_on() -> bool {
    storage::setting(SETTING).is_some_and(|value| value == "on")
}

/// From now on, sums are to be worked out on this device, or no longer.
pub fn set_on(is: bool) {
    storage::set_setting(SETTING, if is { "on" } else { "off" });
}

/// A sum that lies on the table.
pub struct Open<G: Game> {
    /// What happens when it is done.
    action: G::Action,
    /// Who works it out.
    seat: Seat,
    task: Task,
    typed: String,
    verdict: Option<Verdict>,
}

/// What is to be said of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    NoNumber,
    Right,
    Wrong,
}

impl<G: Game> Open<G> {
    /// What happens, if the sum has been worked out, right or wrong.
    pub fn done(self) -> Option<G::Action> {
        Some(self.action).filter(|_| matches!(self.verdict, Some(Verdict::Right | Verdict::Wrong)))
    }
}

impl<G: Shown> Table<G> {
    /// Makes a player's action happen, after its sum if that is to be worked out: none while the sum is not here yet.
    pub(super) fn work_out(&mut self, link: &Link, action: G::Action) -> Option<()> {
        let asks = G::TASKS && self.seating.works_out;
        let task = if asks { later::part(|| self.played.state().task(&action))? } else { None };
        if let Some(task) = task {
            let seat = self.person().unwrap_or(Seat(0));
            self.task = Some(Open { action, seat, task, typed: String::new(), verdict: None });
            self.sheet = Some(Sheet::Task);
            self.run_clocks(link);
        } else {
            self.act(link, action);
        }
        Some(())
    }

    /// The person whose turn it is.
    fn person(&self) -> Option<Seat> {
        if let Next::Act { persons, .. } = self.played.next() { persons.iter().next() } else { None }
    }

    /// The tally of this match: a new one of a match that has not begun.
    pub(super) fn kept_tally(played: &Match<G>) -> Tally {
        if !G::TASKS {
            return Tally::default();
        }
        let key = tally_key(G::NAME);
        if played.now() == Place::START {
            storage::set_setting(&key, "");
        }
        storage::setting(&key).map(|text| Tally::read(&text)).unwrap_or_default()
    }

    /// How many sums each person has worked out rightly.
    pub(super) fn sums(&self) -> Vec<Html> {
        if !G::TASKS {
            return Vec::new();
        }
        let said = |seat| Some(format!("{}: {}", self.seating.name(seat), self.tally.says(seat)?));
        Seat::all(self.played.state().seats()).filter_map(said).map(|said| text("p", "tally", &said)).collect()
    }

    /// What has been typed so far.
    pub(super) fn type_result(&mut self, typed: String) {
        if let Some(open) = &mut self.task {
            open.typed = typed;
        }
    }

    /// Judges what has been typed.
    pub(super) fn hand_in(&mut self) {
        later::part(|| self.judge());
    }

    fn judge(&mut self) {
        let answered = |open: &&mut Open<G>| G::TASKS && open.verdict.is_none_or(|said| said == Verdict::NoNumber);
        if let Some(open) = self.task.as_mut().filter(answered).filter(|open| !open.typed.trim().is_empty()) {
            let right = self.played.state().is_right(&open.action, &open.typed);
            open.verdict = Some(match right {
                None => Verdict::NoNumber,
                Some(true) => Verdict::Right,
                Some(false) => Verdict::Wrong,
            });
            if let Some(right) = right {
                self.tally.add(open.seat, &open.task.kinds, right);
                storage::set_setting(&tally_key(G::NAME), &self.tally.to_string());
            }
        }
    }

    /// The sheet with the sum.
    pub(super) fn task(&self, link: &Link) -> Vec<Html> {
        let Some(open) = self.task.as_ref().filter(|_| G::TASKS) else { return Vec::new() };
        let mut parts = vec![text("p", "", &open.task.ask)];
        let said = match open.verdict {
            Some(Verdict::Right) => "Right!",
            Some(Verdict::Wrong) => "Not quite.",
            Some(Verdict::NoNumber) => "Type a number, such as −3, 3/4 or 2√2.",
            None => "",
        };
        parts.push(tag("p", &["role"], &["status"], vec![words(said)]));
        if let Some(Verdict::Right | Verdict::Wrong) = open.verdict {
            let go_on = press(link, page::Msg::Table(Msg::Sheet(None)));
            parts.push(text("p", "working", &open.task.working));
            parts.extend(self.sums());
            parts.push(button("button main", "Go on", None, go_on));
            return parts;
        }
        let typed = link.batch_callback(|event: InputEvent| {
            let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
            Some(page::Msg::Table(Msg::Type(input.value())))
        });
        let value = open.typed.clone();
        // The keys below are all that a result needs, so that no keyboard comes up over the sheet.
        parts.push(html! {
            <input class="name" type="text" inputmode="none" aria-label="Result" autocomplete="off" {value} oninput={typed} />
        });
        parts.push(open.pad(link));
        parts.push(button("button main", "Check", None, press(link, page::Msg::Table(Msg::HandIn))));
        parts
    }
}

impl<G: Game> Open<G> {
    /// Keys to type a result with.
    fn pad(&self, link: &Link) -> Html {
        let typing = |typed: String| press(link, page::Msg::Table(Msg::Type(typed)));
        let key = |class: &'static str, keys: &'static str| {
            let typed = &self.typed;
            let sign = |(place, sign): (usize, char)| {
                button(class, &keys[place..place + sign.len_utf8()], None, typing(format!("{typed}{sign}")))
            };
            keys.char_indices().map(sign).collect::<Vec<_>>()
        };
        let mut less = self.typed.clone();
        less.pop();
        let mut keys = key("button digit", "1234567890");
        keys.extend(key("button", self.task.keys));
        keys.push(button("button", "⌫", Some("Take back"), typing(less)));
        // What is typed goes on being typed by other keys too: the focus stays where it is.
        let stay = |event: MouseEvent| event.prevent_default();
        html! { <div class="pad" onmousedown={stay}>{ keys }</div> }
    }
}

fn tally_key(game: &str) -> String {
    format!("sums.{game}")
}
