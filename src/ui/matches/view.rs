//! How the page looks.

use yew::{Html, SubmitEvent, html};

use super::entry::Entry;
use super::{ADDRESS, Matches, Msg, NAME_ID, NUMBERS};
use crate::ui::page::{self, Link};
use crate::ui::parts::{self, Choice, bar, button, choices, element, link_to, press, tag, text, words};
use crate::ui::route;
use crate::words::{house, matches};

/// The longest name that can be typed.
const LONGEST_NAME: &str = "60";

impl Matches {
    pub(super) fn render(&self, link: &Link) -> Html {
        let list = format!("#/{ADDRESS}");
        let (back, title) =
            if self.numbers { (list.as_str(), matches::numbers_title()) } else { ("#/", matches::matches_title()) };
        let other = (!self.numbers).then(|| link_to("quiet", NUMBERS, matches::numbers_title(), None));
        let mut page = vec![bar(back, title, other.into_iter().collect()), self.status(link)];
        page.extend(if self.numbers { self.render_numbers(link) } else { self.render_list(link) });
        let asking = self
            .asking
            .as_ref()
            .map(|asking| asking.view(link, matches::wipe_question(), matches::wipe_meaning(), matches::wipe()));
        [element("main", "page matches", page)].into_iter().chain(asking).collect()
    }

    /// What came of what was done last.
    fn status(&self, link: &Link) -> Html {
        let mut told: Vec<_> = self.told.iter().map(|told| text("p", "", told)).collect();
        if let Some(entry) = self.deleted.as_ref().and_then(|id| self.entry(id)).filter(|entry| entry.is_deleted()) {
            let undo = button("button", matches::undo(), None, press(link, page::Msg::own(Msg::Undo)));
            told.push(element("p", "row", vec![text("span", "", &matches::deleted(&entry.name())), undo]));
        }
        let class = if told.is_empty() { "" } else { "notice" };
        tag("div", &["class", "role"], &[class, "status"], told)
    }

    fn render_list(&self, link: &Link) -> Vec<Html> {
        let Some(all) = &self.all else {
            return if self.told.is_some() { Vec::new() } else { vec![text("p", "", matches::listing())] };
        };
        let there: Vec<_> = all.iter().filter(|entry| !entry.is_deleted()).collect();
        let mut parts: Vec<_> = self.filter(link, &there).into_iter().collect();
        let listed: Vec<_> =
            there.into_iter().filter(|entry| self.game.as_deref().is_none_or(|game| entry.game() == game)).collect();
        if listed.is_empty() {
            let none = if self.game.is_some() { matches::none_of_game() } else { matches::none_kept() };
            parts.push(text("p", "", none));
        }
        let shown = &listed[..self.shown.min(listed.len())];
        let going_on = shown.partition_point(|entry| !entry.is_over());
        for (title, entries) in [(matches::going_on(), &shown[..going_on]), (matches::over(), &shown[going_on..])] {
            if !entries.is_empty() {
                parts.push(text("h2", "", title));
                parts.push(element("ul", "kept-list", entries.iter().map(|entry| self.line(link, entry)).collect()));
            }
        }
        if listed.len() > shown.len() {
            parts.push(button("button", matches::more(), None, press(link, page::Msg::own(Msg::More))));
        }
        if self.unreadable > 0 {
            parts.push(text("p", "notice", &matches::unreadable(self.unreadable)));
        }
        parts.push(backup(link));
        parts
    }

    /// The games of which there are matches, where there are several.
    fn filter(&self, link: &Link, there: &[&Entry]) -> Option<Html> {
        let mut games: Vec<_> = there.iter().map(|entry| (entry.game(), entry.title_of_game())).collect();
        games.sort_unstable();
        games.dedup();
        if games.len() < 2 {
            return None;
        }
        let choice = |game: Option<&str>, name: &str| {
            let chosen = self.game.as_deref() == game;
            let choose = press(link, page::Msg::own(Msg::Game(game.map(str::to_owned))));
            parts::choice(Choice { group: "game".into(), class: "choice", name: None, chosen }, choose, words(name))
        };
        let all = choice(None, matches::all_games());
        let one = games.into_iter().map(|(game, title)| choice(Some(game), title));
        Some(choices(matches::game(), [all].into_iter().chain(one).collect()))
    }

    /// A match: its picture, who plays, whose turn it is and when, and what can be done with it.
    fn line(&self, link: &Link, entry: &Entry) -> Html {
        let name = entry.name();
        let mut told =
            vec![text("b", "", if entry.title().is_empty() { entry.title_of_game() } else { entry.title() })];
        told.push(text("span", "", &entry.standing()));
        told.push(text("small", "", &entry.turn_and_day()));
        let chosen = self.chosen.as_ref().filter(|(id, _)| *id == entry.id);
        let ways = chosen.map(|(_, renames)| if *renames { rename(link, entry) } else { ways(link, &name) });
        let choose = press(link, page::Msg::own(Msg::Choose(entry.id.clone())));
        let expanded = if ways.is_some() { "true" } else { "false" };
        let label = format!("{}: {name}", house::menu());
        let menu = html! { <button class="icon" aria-label={label} aria-expanded={expanded} onclick={choose}>{ "⋯" }</button> };
        html! {
            <li key={entry.id.as_str()} class="notice">
                <a class="open" href={route::table(entry.game(), &entry.id)}>
                    <img src={entry.picture()} alt="" width="64" height="64" loading="lazy" decoding="async" />
                    { element("span", "", told) }
                </a>
                { menu }
                { for ways }
            </li>
        }
    }
}

/// What can be done with the match of this name.
fn ways(link: &Link, name: &str) -> Html {
    let way = |words: &'static str, msg| {
        let label = format!("{words}: {name}");
        html! { <button class="button" aria-label={label} onclick={press(link, page::Msg::own(msg))}>{ words }</button> }
    };
    let ways = vec![
        way(matches::rename(), Msg::Rename),
        way(matches::duplicate(), Msg::Copy),
        way(matches::delete(), Msg::Delete),
    ];
    element("p", "row ways", ways)
}

/// The box in which a match gets another name.
fn rename(link: &Link, entry: &Entry) -> Html {
    let keep = link.callback(|event: SubmitEvent| {
        event.prevent_default();
        page::Msg::own(Msg::KeepName)
    });
    let back = press(link, page::Msg::own(Msg::Choose(entry.id.clone())));
    html! {
        <form class="row ways" onsubmit={keep}>
            <input
                id={NAME_ID}
                class="name"
                aria-label={matches::new_name()}
                value={entry.title().to_owned()}
                maxlength={LONGEST_NAME}
                autocomplete="off"
            />
            <button class="button main">{ matches::keep_name() }</button>
            { button("button", house::go_back(), None, back) }
        </form>
    }
}

/// One file with everything, to save and to read.
fn backup(link: &Link) -> Html {
    let chosen = link.callback(|event| page::Msg::own(Msg::Read(event)));
    let ways = vec![
        button("button main", matches::save_backup(), None, press(link, page::Msg::own(Msg::Save))),
        html! {
            <label class="button">
                { matches::read_backup() }
                <input type="file" class="unseen" accept=".json,application/json" onchange={chosen} />
            </label>
        },
    ];
    let parts = vec![
        text("h2", "", matches::backup()),
        text("p", "", matches::backup_meaning()),
        element("p", "row", ways),
        element("p", "", vec![button("button", matches::wipe(), None, press(link, page::Msg::own(Msg::Wipe)))]),
    ];
    element("section", "backup", parts)
}
