//! The calendar of a game.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use super::week_table::{day_number, week_table};
use crate::pages::days::{self as page, DayGame, SavedDay, SavedDays};
use crate::play::SQUARES;
use crate::record::Day;
use crate::store::Id;
use crate::ui::components::ShareLine;
use crate::ui::date;
use crate::ui::routes::GamePage;
use crate::words::days;

#[derive(Clone, PartialEq, Properties)]
pub struct CalendarProps {
    pub game: DayGame,
    /// The date of today.
    pub today: Day,
    /// The daily matches that were begun on this device.
    pub saved: Rc<SavedDays>,
    /// Called to begin the match of a day.
    pub on_begin: Callback<(DayGame, Day)>,
}

/// The days whose matches can be played, with their results: today's as a button, all of them as a table of weeks; how
/// many in a row were played, and a line on that to share.
#[component]
pub fn Calendar(CalendarProps { game, today, saved, on_begin }: &CalendarProps) -> Html {
    let (game, today) = (*game, *today);
    let of = |day: Day| page::of_day(saved, game, day);
    let label = |day: Day| {
        let date = date::day(day);
        of(day).map_or_else(|| date.clone(), |saved| saved.label(game, &date))
    };
    let page::Calendar { streaks, line, weeks } = page::Calendar::of(game, today, &date::day(today), saved);
    let cell = |day: Day| {
        let inside = html! { <>{ day_number(day) }<small>{ of(day).map(SavedDay::mark) }</small></> };
        press(game, day, of(day).is_some(), on_begin, inside, Some(label(day)), day == today)
    };
    let says_today = of(today).map_or_else(|| days::play_today().to_owned(), |_| label(today));
    html! {
        <>
            <p class="row today">
                { press(game, today, of(today).is_some(), on_begin, says_today.into(), None, false) }
            </p>
            <p class="row streaks">
                <span>{ days::streak(streaks.current) }</span>
                <span>{ days::longest_streak(streaks.longest) }</span>
            </p>
            if let Some(line) = line {
                <ShareLine {line} />
                <p><small>{ days::squares(SQUARES[0], SQUARES[1], SQUARES[2]) }</small></p>
            }
            { week_table(html! { <caption>{ days::calendar(game.title) }</caption> }, &weeks, cell) }
        </>
    }
}

/// Renders a link to the match of a day, or a button that begins it, with this inside and this name.
fn press(
    game: DayGame,
    day: Day,
    is_begun: bool,
    on_begin: &Callback<(DayGame, Day)>,
    inside: Html,
    label: Option<String>,
    is_today: bool,
) -> Html {
    let current = is_today.then_some("date");
    let class = label.is_none().then_some("button main");
    if is_begun {
        let href = GamePage::Table(Id::of_day(game.name, day)).of(game.name).href();
        html! { <a {class} {href} aria-label={label} aria-current={current}>{ inside }</a> }
    } else {
        let onclick = on_begin.reform(move |_| (game, day));
        html! { <button {class} {onclick} aria-label={label} aria-current={current}>{ inside }</button> }
    }
}
