//! The page of the days.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, Properties, component, hook, html, use_state};

use super::calendar::Calendar;
use super::week_table::{day_number, week_table};
use crate::pages::days::{DayGame, PuzzleDays as PuzzleCalendar, SavedDays, day_games, match_of_day, saved_days};
use crate::play::progress::PuzzleProgress;
use crate::record::Day;
use crate::rules::catalogue::visit_games;
use crate::scene::Scene;
use crate::store::{DatabaseError, Id, Notes, Store, browser};
use crate::ui::components::{ShareLine, bar, store_silent};
use crate::ui::context::use_store;
use crate::ui::hooks::{use_event_callback, use_saves, use_today};
use crate::ui::routes::{GamePage, Route};
use crate::ui::set_up::OWNER;
use crate::ui::settings::GameSetting;
use crate::ui::{date, root_element, settings};
use crate::words::{days, puzzles, throws};

#[derive(Clone, PartialEq, Properties)]
pub struct DaysProps {
    /// The name of the game whose days are listed; the first game if it has none.
    pub game: Option<String>,
}

/// The daily puzzles of all games, and the daily matches of a game with their calendar.
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
        <main class="page days-page">
            { bar(&Route::Home, days::today(), Html::default()) }
            { for now.map(day_puzzles) }
            <section class="day-matches">
                <h2>{ throws::days_title() }</h2>
                <p>{ days::days_about() }</p>
                if is_silent {
                    <div class="notice" role="alert">{ store_silent(&on_again) }</div>
                } else {
                    { for shown.copied().map(list) }
                }
            </section>
        </main>
    }
}

/// Renders a link to the days of each game.
fn game_links(games: &[DayGame], shown: &str) -> Html {
    let link = |game: &DayGame| {
        let current = (game.name == shown).then_some("page");
        let href = Route::days(game.name).href();
        html! { <a key={game.name} class="button" aria-current={current} {href}>{ game.title }</a> }
    };
    html! { <nav class="row games-of-day" aria-label={days::games()}>{ for games.iter().map(link) }</nav> }
}

/// Begins the match of a day of the game with this name, and navigates to its table, which reads it from the store.
fn begin(game: &str, day: Day, store: &Store) {
    visit_games!(Begin { game, day, store });
}

struct Begin<'a> {
    game: &'a str,
    day: Day,
    store: &'a Store,
}

impl Begin<'_> {
    fn visit<G: Scene>(&mut self) {
        let Some(fresh) = Some(self.day)
            .filter(|_| G::NAME == self.game)
            .and_then(|day| match_of_day::<G>(day, settings::get(OWNER).as_deref()))
        else {
            return;
        };
        let id = Id::of_day(G::NAME, self.day);
        let saving = self.store.save_on(&id, "", &fresh, &Notes::default());
        spawn_local(async move {
            // A match that was begun before stays, and the table reports if this one is not saved.
            saving.await.unwrap_or_default();
            GamePage::Table(id.clone()).of(G::NAME).push();
        });
    }
}

/// Renders the puzzles of the days up to this one in each game that has them.
fn day_puzzles(today: Day) -> Html {
    let mut of_games = OfGames { today, all: Vec::new() };
    visit_games!(of_games);
    html! {
        <section class="day-puzzles">
            <h2>{ puzzles::puzzle_of_day() }</h2>
            <ul class="kept-list">{ for of_games.all }</ul>
        </section>
    }
}

/// Collects them.
struct OfGames {
    today: Day,
    all: Vec<Html>,
}

impl OfGames {
    fn visit<G: Scene>(&mut self) {
        if !G::DAY_PUZZLE {
            return;
        }
        let Self { today, all } = self;
        all.push(html! { <PuzzleDays key={G::NAME} game={G::NAME} title={G::title()} today={*today} /> });
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PuzzleDaysProps {
    /// The name of the game.
    game: &'static str,
    /// Its displayed name.
    title: &'static str,
    /// The date of today.
    today: Day,
}

/// A link to the puzzle of today, with its result; a line on that to share; and a calendar of the others that can be tried.
#[component]
fn PuzzleDays(PuzzleDaysProps { game, title, today }: &PuzzleDaysProps) -> Html {
    let progress = GameSetting::Puzzles.get(game).and_then(|text| PuzzleProgress::read(&text)).unwrap_or_default();
    let days = PuzzleCalendar::of(title, *today, &date::day(*today), progress);
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

/// Returns the saved matches, or the error if they cannot be read; `None` while they are loading. They are read again
/// whenever a match is saved, and when the callback is called.
#[hook]
fn use_saved_days() -> (Option<Result<Rc<SavedDays>, DatabaseError>>, Callback<()>) {
    let matches = use_state(|| None);
    let reload = use_event_callback((), {
        let matches = matches.setter();
        move |(), ()| {
            let matches = matches.clone();
            spawn_local(async move {
                let rows = browser::list().await;
                matches.set(Some(rows.map(|rows| {
                    // Invalid rows are left out.
                    let rows = rows.iter().filter_map(|row| serde_wasm_bindgen::from_value(row).ok());
                    Rc::new(saved_days(rows))
                })));
            });
        }
    });
    use_saves(&reload);
    ((*matches).clone(), reload)
}
