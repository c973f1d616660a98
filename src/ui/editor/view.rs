//! How the page looks on which a position is set up.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::{Html, InputEvent, KeyboardEvent, html};

use super::{BOX, Editor, Msg, needs};
use crate::rules::Spot;
use crate::scene::{Draft, Entry, Tool, Tray};
use crate::ui::boards::Laid;
use crate::ui::components::Weaves;
use crate::ui::grid;
use crate::ui::page::{self, Link};
use crate::ui::parts::{self, Choice, bar, button, choices, element, press, tag, text};
use crate::ui::route::{self, Page};
use crate::words::{house, position};

impl<G: Laid> Editor<G> {
    pub(super) fn render(&self, link: &Link) -> Html {
        let (problem, causes) = self.problem().unzip();
        let palette = self.draft.palette().iter().map(|tray| render_tray::<G>(link, tray)).collect();
        let hand = vec![
            element("div", "palette", palette),
            self.verdict(problem.as_deref()),
            element(
                "p",
                "row",
                vec![
                    send(link, "button", position::position_start(), Msg::SetOut),
                    send(link, "button", position::position_clear(), Msg::Clear),
                    send(link, "button main", position::position_play_on(), Msg::PlayOn),
                ],
            ),
            self.text_box(link),
        ];
        let mut more: Vec<_> = self
            .draft
            .fields()
            .iter()
            .map(|field| {
                let id = field.id;
                parts::field(field, &|number| press(link, page::Msg::own(Msg::Choose(id, number))))
            })
            .collect();
        let entries = self.draft.entries().into_iter().map(|entry| render_entry(link, entry)).collect();
        more.insert(1.min(more.len()), element("div", "entries", entries));
        let back = route::hash(G::NAME, Page::SetUp);
        let parts = vec![
            html! { <Weaves /> },
            bar(&back, position::position_title(), Vec::new()),
            self.board(link, &causes.unwrap_or_default()),
            element("div", "laying", hand),
            element("div", "agreed", more),
        ];
        element("main", "page editor", parts)
    }

    fn board(&self, link: &Link, causes: &[Spot]) -> Html {
        let (width, height) = G::SIZE;
        let key = |event: KeyboardEvent| {
            let takes = grid::takes(&event) && !(event.ctrl_key() || event.alt_key() || event.meta_key());
            takes.then(|| {
                event.prevent_default();
                page::Msg::own(Msg::Key(event.key()))
            })
        };
        html! {
            <svg
                ref={self.board.clone()}
                class="board"
                viewBox={format!("0 0 {width} {height}")}
                onclick={link.callback(|event| page::Msg::own(Msg::Click(event)))}
                onkeydown={link.batch_callback(key)}
            >
                <g aria-hidden="true">{ G::drawing(Rc::new(self.draft.board())) }</g>
                { grid::render(position::position_board(), &self.draft.cells(), self.focus, causes) }
            </svg>
        }
    }

    /// Whether the position can be played on, or why not: said aloud when it changes, and at once when playing on was
    /// asked for.
    fn verdict(&self, problem: Option<&str>) -> Html {
        let role = if self.asked { "alert" } else { "status" };
        let class = if problem.is_some() { "verdict wrong" } else { "verdict" };
        let says = problem.unwrap_or(position::position_good());
        tag("p", &["role", "class"], &[role, class], vec![parts::words(says)])
    }

    /// The position's text, which can be typed or pasted into.
    fn text_box(&self, link: &Link) -> Html {
        let typing = |event: InputEvent| {
            let text = event.target()?.dyn_into::<HtmlTextAreaElement>().ok()?.value();
            Some(page::Msg::own(Msg::Text(text)))
        };
        let shown = self.typed.as_ref().unwrap_or(&self.text).clone();
        let wrong = self.typed.as_ref().and_then(|typed| typed.parse::<G>().err());
        let wrong = wrong.map(|error| house::text_is_no_position(&needs::<G>(&error)));
        let mut lines = vec![
            html! {
                <label class="entry">
                    { position::position_text() }
                    <textarea id={BOX} rows="4" spellcheck="false" value={shown} oninput={link.batch_callback(typing)} />
                </label>
            },
            send(link, "button", self.copied.unwrap_or(position::position_copy()), Msg::Copy),
        ];
        lines.extend(wrong.map(|wrong| tag("p", &["role"], &["alert"], vec![parts::words(&wrong)])));
        element("section", "as-text", lines)
    }
}

fn send(link: &Link, class: &'static str, words: &'static str, msg: Msg) -> Html {
    button(class, words, None, press(link, page::Msg::own(msg)))
}

fn render_tray<G: Laid>(link: &Link, tray: &Tray<<G::Draft as Draft>::Piece>) -> Html {
    let id = tray.id;
    let tool = |(number, tool): (usize, &Tool<_>)| {
        let class = if tool.laid { "tool laid" } else { "tool" };
        let shows = match &tool.piece {
            Some(piece) => element("span", "piece", vec![G::piece(piece), text("span", "unseen", &tool.name)]),
            None => parts::words(&tool.name),
        };
        let choice = Choice { group: id.into(), class, name: None, chosen: number == tray.chosen };
        parts::choice(choice, press(link, page::Msg::own(Msg::Take(id, number))), shows)
    };
    choices(tray.label, tray.tools.iter().enumerate().map(tool).collect())
}

fn render_entry(link: &Link, entry: Entry) -> Html {
    let Entry { id, label, text } = entry;
    let typing = link.batch_callback(move |event: InputEvent| {
        let typed = event.target()?.dyn_into::<HtmlInputElement>().ok()?.value();
        Some(page::Msg::own(Msg::Enter(id, typed)))
    });
    html! {
        <label class="entry">{ label }<input value={text} oninput={typing} /></label>
    }
}
