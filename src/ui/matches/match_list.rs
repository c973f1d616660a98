//! The list of all matches.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html, use_state};

use super::entry::Entry;
use super::match_entry::{EntryAction, EntryMenu, MatchEntry};
use crate::pages::matches::{games_of, listed};
use crate::store::Id;
use crate::ui::components::{Choice, Choices, empty};
use crate::ui::hooks::use_event_callback;
use crate::words::matches;

/// Number of matches that are listed at first, and added by each press of “more”.
const PAGE: usize = 50;

#[derive(Clone, PartialEq, Properties)]
pub struct MatchListProps {
    /// The matches.
    pub all: Rc<Vec<Entry>>,
    /// The number of saved matches that cannot be listed.
    pub unreadable: usize,
    /// Called to carry out an action on a match.
    pub on_action: Callback<(Id, EntryAction)>,
}

/// The running matches, then those that are over, of one game or of all.
#[component]
pub fn MatchList(MatchListProps { all, unreadable, on_action }: &MatchListProps) -> Html {
    let game = use_state(|| None::<String>);
    let shown = use_state(|| PAGE);
    let menu = use_state(|| None::<(Id, EntryMenu)>);
    let on_game = use_event_callback((game.setter(), shown.setter()), |wanted, (game, shown)| {
        game.set(wanted);
        shown.set(PAGE);
    });
    let on_more = use_event_callback(shown.clone(), |_, shown| shown.set(**shown + PAGE));
    let on_menu = use_event_callback(menu.setter(), |(id, wanted): (Id, Option<EntryMenu>), menu| {
        menu.set(wanted.map(|wanted| (id, wanted)));
    });
    let on_action = use_event_callback((on_action.clone(), menu.setter()), |action, (on_action, menu)| {
        menu.set(None);
        on_action.emit(action);
    });
    let there: Vec<_> = all.iter().filter(|entry| !entry.is_deleted()).collect();
    let (going_on, over, has_more) = listed(&there, game.as_deref(), *shown);
    let section = |title: &'static str, entries: &[&Entry]| {
        let line = |entry: &&Entry| {
            let menu = menu.as_ref().filter(|(id, _)| *id == entry.id).map(|(_, menu)| *menu);
            html! { <MatchEntry key={entry.id.as_str()} entry={(*entry).clone()} {menu} on_menu={&on_menu} on_action={&on_action} /> }
        };
        html! {
            if !entries.is_empty() {
                <h2>{ title }</h2>
                <ul class="kept-list">{ for entries.iter().map(line) }</ul>
            }
        }
    };
    html! {
        <>
            <GameFilter games={games_of(&there)} game={(*game).clone()} on_choose={on_game} />
            if going_on.is_empty() && over.is_empty() {
                { empty(if game.is_some() { matches::none_of_game() } else { matches::none_saved() }) }
            }
            { section(matches::going_on(), &going_on) }
            { section(matches::over(), &over) }
            if has_more {
                <button class="button" onclick={on_more}>{ matches::more() }</button>
            }
            if *unreadable > 0 {
                <p class="notice">{ matches::unreadable(*unreadable) }</p>
            }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct GameFilterProps {
    /// Names and titles of the games that have matches.
    games: Vec<(String, String)>,
    /// The game whose matches are listed; `None` for all.
    game: Option<String>,
    /// Receives the chosen game; `None` for all.
    on_choose: Callback<Option<String>>,
}

/// A choice of the games that have matches; nothing if there is only one.
#[component]
fn GameFilter(GameFilterProps { games, game, on_choose }: &GameFilterProps) -> Html {
    if games.len() < 2 {
        return Html::default();
    }
    let choice = |value: Option<String>, title: &str| {
        let (key, chosen) = (value.clone().unwrap_or_default(), value == *game);
        html! {
            <Choice
                {key}
                group="game"
                {chosen}
                on_choose={on_choose.reform(move |_| value.clone())}
            >
                { title.to_owned() }
            </Choice>
        }
    };
    let one = games.iter().map(|(name, title)| choice(Some(name.clone()), title));
    html! { <Choices name={matches::game()}>{ for [choice(None, matches::all_games())].into_iter().chain(one) }</Choices> }
}
