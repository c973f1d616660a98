//! Sums that are worked out before what they belong to happens.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, MouseEvent, html};

use super::{Msg, Table, sheet};
use crate::play::{Input, SumInput, SumView, Tally, Verdict};
use crate::rules::Seat;
use crate::ui::boards::Shown;
use crate::ui::id::Id;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, press, tag, text, words};
use crate::ui::storage;
use crate::words::{house, sums};

impl<G: Shown> Table<G> {
    /// The tally of a match. One that has just begun has none, and needs nobody who can read one.
    pub(super) fn kept_tally(id: &Id) -> Tally {
        if !G::TASKS {
            return Tally::default();
        }
        storage::tally(id)
    }

    /// How many sums each person has worked out rightly.
    pub(super) fn sums(&self) -> Vec<Html> {
        if !G::TASKS {
            return Vec::new();
        }
        let said =
            |seat| Some(sums::told_of(self.sitting.seating().name(seat), &self.sitting.view().tally.says(seat)?));
        Seat::all(self.sitting.state().seats()).filter_map(said).map(|said| text("p", "tally", &said)).collect()
    }

    /// What has been typed so far.
    pub(super) fn type_result(&mut self, link: &Link, typed: String) {
        self.input(link, Input::Sum(SumInput::Type(typed)));
    }

    /// Judges what has been typed.
    pub(super) fn hand_in(&mut self, link: &Link) {
        self.input(link, Input::Sum(SumInput::HandIn));
    }

    /// The sheet with the sum.
    pub(super) fn task(&self, link: &Link) -> Vec<Html> {
        let Some(sum) = self.sitting.view().sum.as_ref() else { return Vec::new() };
        let mut parts = vec![text("p", "", &sum.task.ask)];
        let said = match sum.verdict {
            Some(Verdict::Right) => sums::sum_right(),
            Some(Verdict::Wrong) => sums::sum_wrong(),
            Some(Verdict::NoNumber) => sums::sum_no_number(),
            None => "",
        };
        parts.push(tag("p", &["role"], &["status"], vec![words(said)]));
        if let Some(Verdict::Right | Verdict::Wrong) = sum.verdict {
            let go_on = press(link, page::Msg::own(Msg::Sheet(None)));
            parts.push(text("p", "working", &sum.task.working));
            parts.extend(self.sums());
            parts.push(button("button main", house::go_on(), None, go_on));
            return parts;
        }
        let typed = link.batch_callback(|event: InputEvent| {
            let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
            Some(page::Msg::own(sheet::Msg::Type(input.value())))
        });
        let value = sum.typed.clone();
        // The keys below are all that a result needs, so that no keyboard comes up over the sheet.
        parts.push(html! {
            <input class="name" type="text" inputmode="none" aria-label={sums::result()} autocomplete="off" {value} oninput={typed} />
        });
        parts.push(pad(link, sum));
        parts.push(button("button main", sums::check(), None, press(link, page::Msg::own(sheet::Msg::HandIn))));
        parts
    }
}

/// Keys to type a result with.
fn pad(link: &Link, sum: &SumView) -> Html {
    let typing = |typed: String| press(link, page::Msg::own(sheet::Msg::Type(typed)));
    let key = |class: &'static str, keys: &'static str| {
        let typed = &sum.typed;
        let sign = |(place, sign): (usize, char)| {
            button(class, &keys[place..place + sign.len_utf8()], None, typing(format!("{typed}{sign}")))
        };
        keys.char_indices().map(sign).collect::<Vec<_>>()
    };
    let mut less = sum.typed.clone();
    less.pop();
    let mut keys = key("button digit", "1234567890");
    keys.extend(key("button", sum.task.keys));
    keys.push(button("button", "⌫", Some(sums::delete()), typing(less)));
    // What is typed goes on being typed by other keys too: the focus stays where it is.
    let stay = |event: MouseEvent| event.prevent_default();
    html! { <div class="pad" onmousedown={stay}>{ keys }</div> }
}
