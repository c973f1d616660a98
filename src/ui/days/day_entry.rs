//! A day in the list.

use yew::{Callback, Html, Properties, component, html};

use super::games::DayGame;
use super::use_saved_days::SavedDay;
use crate::play::day_result;
use crate::record::Day;
use crate::store::Id;
use crate::ui::date;
use crate::ui::routes::GamePage;
use crate::words::days;

/// Properties of [`DayEntry`].
#[derive(Clone, PartialEq, Properties)]
pub struct DayEntryProps {
    /// The game.
    pub game: DayGame,
    /// The day.
    pub day: Day,
    /// The match of that day, if it was begun on this device.
    pub saved: Option<SavedDay>,
    /// Called to begin it.
    pub on_begin: Callback<(DayGame, Day)>,
}

/// A button that begins the match of a day; or a link to it, with its result.
#[component]
pub fn DayEntry(DayEntryProps { game, day, saved, on_begin }: &DayEntryProps) -> Html {
    let (game, day) = (*game, *day);
    let date = html! { <span>{ date::day(day) }</span> };
    html! {
        <li>
            if let Some(saved) = saved {
                <a href={GamePage::Table(Id::of_day(game.name, day)).of(game.name).href()}>
                    { date }
                    <small>{ result(game, saved) }</small>
                </a>
            } else {
                <button onclick={on_begin.reform(move |_| (game, day))}>{ date }</button>
            }
        </li>
    }
}

/// Returns the result of the match, whose first seat is the player's, or that it is not over.
fn result(game: DayGame, saved: &SavedDay) -> String {
    let Some(place) = saved.places.first() else { return days::under_way().to_owned() };
    let score = saved.stands.first().filter(|_| game.has_points);
    day_result(score.map(String::as_str), *place, saved.places.len())
}
