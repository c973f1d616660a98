//! The page of a game's puzzles.

use yew::{Html, component, html};

use super::progress;
use super::use_list::use_list;
use crate::play::progress::{PuzzleProgress, Series};
use crate::play::{Streaks, puzzle_line};
use crate::puzzles::{Band, PuzzleGame, PuzzleList};
use crate::record::Day;
use crate::ui::boards::GameUi;
use crate::ui::components::{ShareLine, bar, rating, star};
use crate::ui::date;
use crate::ui::hooks::use_today;
use crate::ui::routes::{self, GamePage, Route};
use crate::words::{puzzles, table};

/// The rating, the progress in each band, and the ways to go on.
#[component]
pub fn PuzzlesPage<G: GameUi + PuzzleGame>() -> Html {
    let today = use_today();
    let list = match use_list::<G>() {
        Ok(list) => list,
        Err(page) => return page,
    };
    let read = progress::read(&list);
    let is_damaged = read.is_none();
    let progress = read.unwrap_or_default();
    let rules = html! { <a class="quiet" href={routes::rules(G::NAME)}>{ table::rules() }</a> };
    let failed = progress.failed().len();
    let Streaks { current, longest } = progress.streaks();
    html! {
        <main class="page puzzles">
            { bar(&GamePage::SetUp.of(G::NAME), G::title(), rules) }
            <section class="rated">
                <h2>{ table::puzzles() }</h2>
                if is_damaged {
                    <p class="notice" role="alert">{ puzzles::progress_damaged() }</p>
                }
                <p>{ puzzles::puzzles_about() }</p>
                { rating(&progress) }
                <p>{ puzzles::seen_of(progress.seen(), list.puzzles.len()) }</p>
                if longest > 0 {
                    <p>{ puzzles::streak(current, longest) }</p>
                }
            </section>
            <section class="goals">
                <h3>{ puzzles::difficulty() }</h3>
                <ul class="bands">{ for Band::ALL.map(|band| band_row(&list, &progress, band)) }</ul>
                <p class="row">
                    if failed > 0 {
                        <a class="button" href={way::<G>(Series::Failed)}>{ puzzles::failed_again(failed) }</a>
                    }
                    { rush_link::<G>(progress.best_rush()) }
                </p>
                { for today.filter(|_| G::DAY_PUZZLE).map(|today| of_days::<G>(today, &progress)) }
            </section>
            { footer(&list, &progress) }
        </main>
    }
}

/// Renders the link to the three-minute run, with the best score.
fn rush_link<G: GameUi>(best: usize) -> Html {
    html! {
        <a class="button rush-link" href={GamePage::Rush.of(G::NAME).href()}>
            <span>{ puzzles::rush() }</span>
            if best > 0 {
                <small>{ puzzles::rush_best(best) }</small>
            }
        </a>
    }
}

/// Renders the links to the puzzle of today and those of all days, and a line to share once that of today was tried.
fn of_days<G: GameUi>(today: Day, progress: &PuzzleProgress) -> Html {
    let href = GamePage::Puzzle(format!("day/{today}")).of(G::NAME).href();
    let line = puzzle_line(G::title(), &date::day(today), progress.day_tries(today));
    html! {
        <>
            <p class="row">
                <a class="button" {href}>{ puzzles::puzzle_of_day() }</a>
                <a class="button" href={Route::days(G::NAME).href()}>{ puzzles::daily_puzzles() }</a>
            </p>
            { for line.map(|line| html! { <ShareLine {line} /> }) }
        </>
    }
}

fn way<G: GameUi>(series: Series) -> String {
    GamePage::Puzzle(series.to_string()).of(G::NAME).href()
}

/// Renders a band of difficulty: a link to its puzzles, with the number of those that are solved.
fn band_row<G: GameUi + PuzzleGame>(list: &PuzzleList<G>, progress: &PuzzleProgress, band: Band) -> Html {
    let of_band = || list.puzzles.iter().enumerate().filter(|(_, puzzle)| puzzle.band == band).map(|(index, _)| index);
    let (solved, count) = (of_band().filter(|index| progress.is_solved(*index)).count(), of_band().count());
    if count == 0 {
        return Html::default();
    }
    let says = html! {
        <>
            <span>{ puzzles::band(band.number()) }{ star(solved == count) }</span>
            <small>{ puzzles::solved_of(solved, count) }</small>
            <progress aria-hidden="true" max={count.to_string()} value={solved.to_string()} />
        </>
    };
    // A band of which every puzzle was tried has nothing new.
    html! {
        <li key={band.number()}>
            if of_band().all(|index| progress.is_seen(index)) {
                <span class="button">{ says }</span>
            } else {
                <a class="button" href={way::<G>(Series::Band(band.number()))}>{ says }</a>
            }
        </li>
    }
}

/// Renders the way to the next puzzle: that of the run under way, or a new one.
fn footer<G: GameUi + PuzzleGame>(list: &PuzzleList<G>, progress: &PuzzleProgress) -> Html {
    let run = progress.run().map(|run| run.series);
    let fresh = progress::next(list, Series::New, progress).map(|_| Series::New);
    let Some(series) = run.or(fresh) else { return html! { <p>{ puzzles::all_tried() }</p> } };
    let is_new = run.is_none() && progress.seen() == 0;
    let words = if is_new { puzzles::begin_puzzles() } else { puzzles::continue_puzzles() };
    html! { <footer class="start"><a class="button main" href={way::<G>(series)}>{ words }</a></footer> }
}
