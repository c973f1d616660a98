//! Sums that are worked out before what they belong to happens.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, html};

use super::sheet::Sheet;
use super::{Msg, Table};
use crate::rules::Game;
use crate::scene::Task;
use crate::ui::boards::Shown;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, press, tag, text, words};
use crate::ui::switches::Switch;

/// A sum that lies on the table.
pub struct Open<G: Game> {
    /// What happens when it is done.
    action: G::Action,
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
    /// Makes a player's action happen, after its sum if that is to be worked out.
    pub(super) fn work_out(&mut self, link: &Link, action: G::Action) {
        match self.played.state().task(&action) {
            Some(task) if G::TASKS && Switch::WorkOut.is_on() => {
                self.task = Some(Open { action, task, typed: String::new(), verdict: None });
                self.sheet = Some(Sheet::Task);
            }
            _ => self.act(link, action),
        }
    }

    /// What has been typed so far.
    pub(super) fn type_result(&mut self, typed: String) {
        if let Some(open) = &mut self.task {
            open.typed = typed;
        }
    }

    /// Judges what has been typed.
    pub(super) fn hand_in(&mut self) {
        if let Some(open) = self.task.as_mut().filter(|open| G::TASKS && !open.typed.trim().is_empty()) {
            open.verdict = Some(match self.played.state().is_right(&open.action, &open.typed) {
                None => Verdict::NoNumber,
                Some(true) => Verdict::Right,
                Some(false) => Verdict::Wrong,
            });
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
            parts.push(button("button main", "Go on", None, go_on));
            return parts;
        }
        let typed = link.batch_callback(|event: InputEvent| {
            let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
            Some(page::Msg::Table(Msg::Type(input.value())))
        });
        let value = open.typed.clone();
        parts.push(
            html! { <input class="name" type="text" aria-label="Result" autocomplete="off" {value} oninput={typed} /> },
        );
        parts.push(button("button main", "Check", None, press(link, page::Msg::Table(Msg::HandIn))));
        parts
    }
}
