//! The page of the days.

use yew::{Html, Properties, component, html};

use super::begin::begin;
use super::calendar::Calendar;
use super::day_puzzles::day_puzzles;
use super::games::{DayGame, day_games, game_links};
use super::use_saved_days::use_saved_days;
use crate::record::Day;
use crate::ui::components::{bar, store_silent};
use crate::ui::context::use_store;
use crate::ui::hooks::{use_event_callback, use_today};
use crate::ui::routes::Route;
use crate::words::{days, throws};

/// Properties of [`Days`].
#[derive(Clone, PartialEq, Properties)]
pub struct DaysProps {
    /// The name of the game whose days are listed; the first game if it has none.
    pub game: Option<String>,
}

/// The puzzles of today, and the calendar of a game.
#[component]
pub fn Days(DaysProps { game }: &DaysProps) -> Html {
    let (saved, on_again) = use_saved_days();
    let is_silent = matches!(saved, Some(Err(_)));
    let saved = saved.and_then(Result::ok);
    let now = use_today();
    let store = use_store();
    let on_begin = use_event_callback(store, |(game, day): (DayGame, Day), store| begin(game.name, day, store));
    let games = day_games();
    let shown = games.iter().find(|shown| Some(shown.name) == game.as_deref()).or(games.first());
    let list = |game: DayGame| {
        // Until the saved matches are known, there is nothing to press: a match is not begun twice.
        let calendar = now.zip(saved.clone()).map(|(today, saved)| {
            html! { <Calendar key={game.name} {game} {today} {saved} on_begin={&on_begin} /> }
        });
        html! { <>{ game_links(&games, game.name) }{ for calendar }</> }
    };
    html! {
        <main class="page">
            { bar(&Route::Home, throws::days_title(), Html::default()) }
            { for now.map(day_puzzles) }
            <p>{ days::days_about() }</p>
            if is_silent {
                <section class="notice" role="alert">{ store_silent(&on_again) }</section>
            } else {
                { for shown.copied().map(list) }
            }
            <p><small>{ days::days_differ() }</small></p>
        </main>
    }
}
