//! The pages of each program. Each game is a program of its own, and so are its lessons, its puzzles, the position editor,
//! what is printed, the tournament, live play, the page of all matches and that of the days: a program renders nothing on
//! the routes of the others.

use yew::{Html, html};

use super::boards::{EditorUi, GameUi};
use super::days::Days;
use super::gallery::GalleryPage;
use super::lessons::{CoursePage, LessonPage};
use super::live::{ARRIVED, LiveArrival, LivePage, Side};
use super::matches::Matches;
use super::paper::{MatchPaperPage, PaperPage, SumsPage};
use super::position_editor::PositionEditor;
use super::puzzles::{DayPuzzlePage, PuzzlesPage, RunPage};
use super::redirect::{Destination, Redirect};
use super::routes::Route;
use super::set_up::{SetUp, SetUpState};
use super::table_page::{LinkPage, TablePage};
use super::tournament::TournamentPage;
use crate::puzzles::PuzzleGame;
use crate::record::Day;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::store::Series;

/// Renders the pages of the game `G`.
pub fn game_page<G: GameUi>(route: Route) -> Html {
    if route.game() != Some(G::NAME) {
        return Html::default();
    }
    let home = || html! { <Redirect to={Destination::Page(Route::Home)} /> };
    match route {
        Route::SetUp { .. } => html! { <SetUp<G> key="set-up" from_position={false} /> },
        Route::FromPosition { .. } | Route::Position { .. } if !G::FROM_POSITIONS => home(),
        Route::FromPosition { game } if SetUpState::<G>::from_position().is_none() => {
            html! { <Redirect to={Destination::Page(Route::Position { game })} /> }
        }
        Route::FromPosition { .. } => html! { <SetUp<G> key="from-position" from_position={true} /> },
        Route::LastTable { game } => html! { <Redirect to={Destination::NewestTable(game)} /> },
        Route::Table { id, .. } => html! { <TablePage<G> key={id.to_string()} id={id.clone()} /> },
        Route::Link { data, .. } if data == ARRIVED => html! { <LiveArrival<G> /> },
        Route::Link { data, .. } => html! { <LinkPage<G> key={data.clone()} data={data.clone()} /> },
        Route::Gallery { .. } if cfg!(debug_assertions) => html! { <GalleryPage<G> /> },
        Route::Course { .. } | Route::Lesson { .. } if G::COURSE.is_empty() => home(),
        Route::Puzzles { .. } | Route::Puzzle { .. } if !G::PUZZLES => home(),
        Route::Paper { .. } | Route::Sums { .. } | Route::Tournament { .. } if !G::PAPER => home(),
        _ => Html::default(),
    }
}

/// Renders the page on which positions of the game `G` are set up.
#[expect(clippy::needless_pass_by_value, reason = "the router hands its routes over")]
pub fn editor_page<G: EditorUi>(route: Route) -> Html {
    let is_own = matches!(&route, Route::Position { game } if game == G::NAME);
    if is_own {
        html! { <PositionEditor<G> /> }
    } else {
        Html::default()
    }
}

/// Renders the pages of the lessons of the game `G`.
pub fn lessons_page<G: GameUi>(route: Route) -> Html {
    match route {
        Route::Course { game } if game == G::NAME => html! { <CoursePage<G> /> },
        Route::Lesson { game, step } if game == G::NAME => match G::COURSE.iter().position(|known| known.key == step) {
            Some(number) => html! { <LessonPage<G> key={number} {number} /> },
            None => html! { <Redirect to={Destination::Page(Route::Course { game })} /> },
        },
        _ => Html::default(),
    }
}

/// Renders the pages of the puzzles of the game `G`.
pub fn puzzles_page<G: GameUi + PuzzleGame>(route: Route) -> Html {
    match route {
        Route::Puzzles { game } if game == G::NAME => html! { <PuzzlesPage<G> key="puzzles" /> },
        Route::Puzzle { game, which } if game == G::NAME => {
            let day = which.strip_prefix("day/").and_then(|day| day.parse::<Day>().ok()).filter(|_| G::DAY_PUZZLE);
            match (day, Series::by_key(&which)) {
                (Some(day), _) => html! { <DayPuzzlePage<G> key={which} {day} /> },
                (None, Some(series)) => html! { <RunPage<G> key={which} {series} /> },
                (None, None) => html! { <Redirect to={Destination::Page(Route::Puzzles { game })} /> },
            }
        }
        _ => Html::default(),
    }
}

/// Renders what Damath prints.
pub fn paper_page(route: Route) -> Html {
    match route {
        Route::Paper { game, id: None } if game == Damath::NAME => html! { <PaperPage /> },
        Route::Sums { game } if game == Damath::NAME => html! { <SumsPage /> },
        Route::Paper { game, id: Some(id) } if game == Damath::NAME => {
            html! { <MatchPaperPage key={id.to_string()} id={id.clone()} /> }
        }
        _ => Html::default(),
    }
}

/// Renders the page of a tournament of Damath.
pub fn tournament_page(route: Route) -> Html {
    match route {
        Route::Tournament { game, result } if game == Damath::NAME => html! { <TournamentPage {result} /> },
        _ => Html::default(),
    }
}

/// Renders the pages of all matches.
#[expect(clippy::needless_pass_by_value, reason = "the router hands its routes over")]
pub fn matches_page(route: Route) -> Html {
    match route {
        Route::Matches => html! { <Matches key="matches" numbers={false} /> },
        Route::Numbers => html! { <Matches key="numbers" numbers={true} /> },
        _ => Html::default(),
    }
}

/// Renders the page of the days.
pub fn days_page(route: Route) -> Html {
    match route {
        Route::Days { game } => html! { <Days {game} /> },
        _ => Html::default(),
    }
}

/// Renders the page on which devices are connected for live play.
pub fn live_page(route: Route) -> Html {
    let side = match route {
        Route::LiveTable { game, id } => Side::Table(game, id),
        Route::LiveCode { code } => Side::Code(code),
        _ => return Html::default(),
    };
    html! { <LivePage {side} /> }
}
