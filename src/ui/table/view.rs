//! How the table looks.

use std::iter;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, window};
use yew::{Html, html};

use super::contest::Pressed;
use super::sheet::Sheet;
use super::{Msg, Table};
use crate::play::ClockFace;
use crate::record::Next;
use crate::rules::Clause;
use crate::scene::{Control, Figure, Panel, Rank};
use crate::ui::boards::Shown;
use crate::ui::components::{LevelBadge, Swatch, Weaves};
use crate::ui::levels;
use crate::ui::looks;
use crate::ui::page::{self, Link};
use crate::ui::parts::{bar, button, element, keyed, press, tag, text, words};
use crate::words::{house, throws};

/// So many digits of a fingerprint are shown where there is little room.
const SHORT: usize = 16;

impl<G: Shown> Table<G> {
    pub(super) fn render(&self, link: &Link) -> Html {
        let drawing = G::drawing(Rc::clone(&self.sitting.view().board));
        let panels = self.sitting.panels();
        let open = |sheet| press(link, page::Msg::own(Msg::Sheet(Some(sheet))));
        let mut signs = if G::CLOCKS { self.clock_faces() } else { Vec::new() };
        signs.push(Self::mute(link));
        if self.sitting.tries_out() {
            signs = vec![Self::back_to_match(link)];
        }
        signs.extend([
            button("icon phone", "≣", Some(house::moves()), open(Sheet::Moves)),
            match self.unkept() {
                None => button("icon", "⋯", Some(house::menu()), open(Sheet::Menu)),
                Some(_) => button("icon warns", "⋯", Some(house::menu_unkept()), open(Sheet::Menu)),
            },
        ]);
        let mut table = vec![
            html! { <Weaves /> },
            bar("#/", G::TITLE, signs),
            element("ul", "players", panels.iter().map(|panel| self.player(panel)).collect()),
        ];
        let late = self.late(link);
        let (board, turn) = match (&self.fight, self.watched()) {
            (Some(fight), _) => (fight.view(), None),
            (None, Some((contest, turn))) => (contest, Some(turn)),
            (None, None) => (self.board(link, drawing, late.hint_marks), None),
        };
        let list = element("section", "moves wide", vec![self.list(link, 0), element("footer", "", late.steps)]);
        table.extend([board, self.ask(link, turn, late.hint), self.hand(link, late.buttons), list]);
        let inert = if self.sheet.is_some() || self.asking.is_some() { "true" } else { "" };
        let class = format!("table {}", self.sitting.habits().pace.key());
        let mut page = vec![tag("main", &["class", "inert"], &[&class, inert], table)];
        page.extend(self.sheet.map(|sheet| self.sheet(link, sheet)));
        page.extend(self.asking.as_ref().and_then(|asking| self.question(link, asking)));
        page.into_iter().collect()
    }

    /// The clocks, and what they say out loud.
    fn clock_faces(&self) -> Vec<Html> {
        let faces = self.sitting.faces();
        let mut drawn: Vec<_> = faces.iter().map(clock).collect();
        let says = faces.into_iter().map(|face| face.says).collect::<String>();
        drawn.push(tag("span", &["class", "aria-live"], &["unseen", "assertive"], vec![words(&says)]));
        drawn
    }

    /// The controls: the choices in a row, and below them the main one, if it can be pressed, between those that go back
    /// and on, and `more` of them. While somebody looks back, what steps through the match stands there instead.
    fn hand(&self, link: &Link, more: Vec<Html>) -> Html {
        let send = |msg| press(link, page::Msg::own(msg));
        if self.sitting.looks_back() || self.sitting.films() {
            return element("div", "hand", self.review_hand(link));
        }
        if self.is_guest() {
            return self.guest_hand(link);
        }
        let controls = self.controls();
        let (choices, others): (Vec<_>, Vec<_>) = controls.iter().partition(|control| control.rank == Rank::Choice);
        let mut choices: Vec<_> = choices.into_iter().map(|choice| control(link, choice)).collect();
        let enabled = others.into_iter().filter(|control| control.enabled);
        let mut main: Vec<_> = enabled.map(|other| control(link, other)).collect();
        if self.sitting.next() == Next::Over && !self.sitting.tries_out() {
            main = vec![button("button main", house::final_score(), None, send(Msg::Sheet(Some(Sheet::Ending))))];
        } else if self.sitting.is_watched() {
            let words = if self.sitting.is_paused() { house::go_on() } else { house::pause() };
            choices = vec![button("button", house::step(), None, send(Msg::Step))];
            main = vec![button("button main", words, None, send(Msg::Pause))];
        }
        main.extend(more);
        main.extend(self.hint_button(link));
        let warns = if self.sitting.warns() { " warns" } else { "" };
        let look = self.sitting.turns_look().map_or_else(String::new, |look| format!(" look-{look}"));
        element(
            "div",
            &format!("hand{warns}{look}"),
            vec![element("div", "choice-row", choices), element("div", "main-row", main)],
        )
    }

    fn player(&self, panel: &Panel) -> Html {
        let look = self.sitting.seating().look(panel.seat);
        let stripes = panel.looks.iter().map(|look| html! { <Swatch look={*look} class="stripe" /> }).collect();
        let mut figures: Vec<_> = panel.figures.iter().map(figure).collect();
        figures.extend(panel.next.map(next));
        let level = levels::of(&self.sitting.played().players()[panel.seat.index()].kind);
        let mut parts: Vec<_> = level.map(|level| html! { <LevelBadge {level} /> }).into_iter().collect();
        parts.extend([text("b", "", self.sitting.seating().name(panel.seat)), element("span", "stripes", stripes)]);
        parts.push(element("span", "figures", figures));
        parts.push(text("em", "", panel.note.as_deref().unwrap_or_default()));
        let turn = if panel.turn { " turn" } else { "" };
        let apart = if panel.note.is_some() { " set-apart" } else { "" };
        let class = format!("player look-{look}{turn}{apart}");
        let current = if panel.turn { "true" } else { "" };
        keyed(panel.seat.index(), "li", &["class", "aria-current"], &[&class, current], parts)
    }

    /// The line that says whose turn it is, what happens, or why something is not allowed. `turn` says whose turn it is in a
    /// contest that is on in another tab; `wanted` is the hint.
    fn ask(&self, link: &Link, turn: Option<String>, wanted: Option<Html>) -> Html {
        let guest = if self.is_guest() { Some(self.guest_line()) } else { None };
        let lines = if let Some(shows) = self.sitting.shows() {
            let help = || text("small", "", self.how_to_skip());
            vec![text("strong", "", shows), guest.unwrap_or_else(help)]
        } else if let Some(fight) = &self.fight {
            let ask = fight.prompt();
            vec![text("strong", "", &ask.title), text("small", "", ask.hint.as_deref().unwrap_or_default())]
        } else {
            let mut ask = self.sitting.prompt();
            ask.title = turn.unwrap_or(ask.title);
            let busy = self.sitting.is_busy();
            // What is picked, or being done, has more to say than what was done.
            let said = || {
                let (sentence, clause) = self.sitting.recap().filter(|_| !busy || self.sitting.is_watched())?;
                Some(element("small", "said", Self::with_clause(link, &sentence, clause)))
            };
            let hint = if busy { self.how_to_skip() } else { ask.hint.as_deref().unwrap_or_default() };
            let class = if self.sitting.warns() { "warning" } else { "" };
            // That the match is not kept is said at once, and from then on wherever there is nothing else to say.
            let unkept = || text("small", "refused", house::not_kept());
            let depth = || self.sitting.played().depth(self.sitting.shown());
            let first = self.unkept().filter(|since| *since == depth()).map(|_| unkept());
            let help = || if self.unkept().is_some() { unkept() } else { text("small", class, hint) };
            let more = guest.or_else(|| self.reason(link)).or(wanted).or(first).or_else(said).unwrap_or_else(help);
            [text("strong", "", &ask.title), more].into_iter().chain(self.seal()).collect()
        };
        tag("div", &["class", "aria-live"], &["ask", "polite"], lines)
    }

    /// At the start, what binds the match to its throws: in short, for the sheet of the throws has it in full.
    fn seal(&self) -> Option<Html> {
        let played = self.sitting.played();
        let fingerprint = played.fingerprint().filter(|_| played.places() == 1)?.to_string();
        Some(text("small", "", &throws::sealed(fingerprint.get(..SHORT)?)))
    }

    /// How to end what is shown, the first time.
    fn how_to_skip(&self) -> &'static str {
        if self.untold && !self.sitting.is_watched() { house::tap_to_skip() } else { "" }
    }

    /// Why something is not allowed.
    fn reason(&self, link: &Link) -> Option<Html> {
        self.sitting.refused()?;
        let (sentence, clause) = self.sitting.reason()?;
        Some(element("small", "refused", Self::with_clause(link, &sentence, Some(clause))))
    }

    pub(super) fn with_clause(link: &Link, sentence: &str, clause: Option<Clause>) -> Vec<Html> {
        let open = |clause| press(link, page::Msg::own(Msg::Sheet(Some(Sheet::Clause(clause)))));
        let tap = clause.map(|clause| button("clause-link", clause.0, None, open(clause)));
        iter::once(words(sentence)).chain(tap).collect()
    }
}

/// Gives what is asked a smaller type where it would not fit into its place.
pub(super) fn fit_ask() {
    let Some(ask) = window().and_then(|window| window.document()?.query_selector(".ask").ok()?) else { return };
    ask.set_class_name("ask");
    // Parts of pixels are rounded up in the one, and down in the other.
    if ask.scroll_height() > ask.client_height() + 1 {
        ask.set_class_name("ask tight");
    }
}

/// The look of the rug or piece that comes next.
fn next(look: u8) -> Html {
    let parts = vec![words(house::next()), words(" "), html! { <Swatch look={look} /> }];
    tag("span", &["class", "title"], &["figure", looks::name(look)], parts)
}

fn figure(figure: &Figure) -> Html {
    let mut parts = vec![element("i", "", Vec::new()), words(&figure.value), text("span", "unseen", &figure.noun)];
    if let Some(change) = &figure.change {
        parts.push(text(if change.gains { "ins" } else { "del" }, "", &change.text));
    }
    let class = format!("figure {}", figure.kind);
    tag("span", &["class", "title"], &[&class, &figure.noun], parts)
}

fn clock(face: &ClockFace) -> Html {
    let class = if face.near { "clock near" } else { "clock" };
    let parts = vec![text("small", "", face.name), words(&face.left)];
    tag("span", &["class", "role"], &[class, "timer"], parts)
}

fn control<G: Shown>(link: &Link, control: &Control<Pressed<G>>) -> Html {
    let name = Some(&control.text).filter(|_| matches!(control.rank, Rank::Back | Rank::On));
    let shows = match control.rank {
        Rank::Back => "‹",
        Rank::On => "›",
        Rank::Main | Rank::Choice => &control.text,
    };
    let class = match control.rank {
        Rank::Main => "button main",
        Rank::Back => "icon back",
        Rank::On => "icon on",
        Rank::Choice if control.picked => "button picked",
        Rank::Choice => "button",
    };
    html! {
        <button
            key={control.key}
            {class}
            disabled={!control.enabled}
            aria-pressed={(control.rank == Rank::Choice).then(|| control.picked.to_string())}
            aria-label={name.cloned()}
            title={name.cloned()}
            aria-keyshortcuts={control.key}
            onclick={press(link, page::Msg::own(control.press.clone()))}
        >
            { shows }
        </button>
    }
}

/// When what had the focus is gone or lies under a sheet, gives it to the sheet, the first control, or the board,
/// whichever is there first: keys and screen readers then go on from there.
pub(super) fn keep_focus(next: Option<&str>) {
    let Some(document) = window().and_then(|window| window.document()) else {
        return;
    };
    if let Some(next) = next.and_then(|next| document.query_selector(next).ok()?) {
        let _ = next.unchecked_into::<HtmlElement>().focus();
        return;
    }
    let active = document.active_element();
    let is = |what| active.as_ref().is_some_and(|element| element.matches(what).unwrap_or_default());
    let lies_under = is("body:has(.sheet) :focus:not(.sheet *)");
    // A place on the board that is behind leaves the focus to the one where it goes on.
    let is_behind = !lies_under && is("[role=gridcell][tabindex='-1']");
    if !lies_under && !is_behind && active.is_some() && !is("body") {
        return;
    }
    let wanted = [
        if is_behind { ".board [tabindex='0']" } else { ".sheet input[type=text]" },
        ".sheet .working ~ .main",
        ".sheet button",
        ".hand .main:enabled",
        ".hand .on",
        ".hand .button:enabled",
        ".board [tabindex='0']",
    ];
    let next = wanted.iter().find_map(|kind| document.query_selector(kind).ok()?);
    if let Some(element) = next {
        // What cannot take the focus leaves it where it is.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}
