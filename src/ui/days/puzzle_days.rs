//! The puzzles of a game's days.

use yew::{Html, Properties, component, html};

use super::week_table::{day_number, week_table};
use crate::pages::days::PuzzleDays as Page;
use crate::play::progress::PuzzleProgress;
use crate::record::Day;
use crate::ui::components::ShareLine;
use crate::ui::date;
use crate::ui::root_element;
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::puzzles;

#[derive(Clone, PartialEq, Properties)]
pub struct PuzzleDaysProps {
    /// The name of the game.
    pub game: &'static str,
    /// Its displayed name.
    pub title: &'static str,
    /// The date of today.
    pub today: Day,
}

/// A link to the puzzle of today, with its result; a line on that to share; and a calendar of the others that can be tried.
#[component]
pub fn PuzzleDays(PuzzleDaysProps { game, title, today }: &PuzzleDaysProps) -> Html {
    let progress = GameSetting::Puzzles.get(game).and_then(|text| PuzzleProgress::read(&text)).unwrap_or_default();
    let days = Page::of(title, *today, &date::day(*today), progress);
    let href = |day: Day| GamePage::Puzzle(format!("day/{day}")).of(game).href();
    let cell = |day: Day| {
        let current = (day == *today).then_some("date");
        html! {
            <a
                class={days.result(day).map(|_| "tried")}
                href={href(day)}
                aria-label={days.label(day, &date::day(day))}
                aria-current={current}
            >
                { day_number(day) }
                <small>{ days.mark(day) }</small>
            </a>
        }
    };
    let says_today = days.result(*today).unwrap_or_else(puzzles::solve_today);
    let caption = puzzles::earlier_days(title);
    html! {
        <li class="notice">
            <a class="open" href={href(*today)}>
                <img src={root_element::file(&format!("niche-{game}.svg"))} alt="" width="64" height="64" />
                <span><b>{ title }</b><small>{ says_today }</small></span>
            </a>
            if let Some(line) = days.line.clone() {
                <ShareLine {line} />
            }
            <details>
                <summary>{ &caption }</summary>
                { week_table(html! { <caption class="unseen">{ &caption }</caption> }, &days.weeks, cell) }
            </details>
        </li>
    }
}
