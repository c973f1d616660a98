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
use super::routes::{GamePage, Route};
use super::set_up::{SetUp, SetUpState};
use super::table_page::{LinkPage, TablePage};
use super::tournament::TournamentPage;
use crate::play::progress::Series;
use crate::puzzles::PuzzleGame;
use crate::record::Day;
use crate::rules::Game;
use crate::rules::damath::Damath;

/// Renders the pages of the game `G`.
pub fn game_page<G: GameUi>(route: Route) -> Html {
    let Some(page) = route.page_of(G::NAME) else { return Html::default() };
    let home = || html! { <Redirect to={Destination::Page(Route::Home)} /> };
    match page {
        GamePage::SetUp => html! { <SetUp<G> key="set-up" from_position={false} /> },
        GamePage::FromPosition | GamePage::Position if !G::FROM_POSITIONS => home(),
        GamePage::FromPosition if SetUpState::<G>::from_position().is_none() => {
            html! { <Redirect to={Destination::Page(GamePage::Position.of(G::NAME))} /> }
        }
        GamePage::FromPosition => html! { <SetUp<G> key="from-position" from_position={true} /> },
        GamePage::LastTable => html! { <Redirect to={Destination::NewestTable(G::NAME)} /> },
        GamePage::Table(id) => html! { <TablePage<G> key={id.to_string()} id={id.clone()} /> },
        GamePage::Link(data) if data == ARRIVED => html! { <LiveArrival<G> /> },
        GamePage::Link(data) => html! { <LinkPage<G> key={data.clone()} data={data.clone()} /> },
        GamePage::Gallery if cfg!(debug_assertions) => html! { <GalleryPage<G> /> },
        GamePage::Course | GamePage::Lesson(_) if G::COURSE.is_empty() => home(),
        GamePage::Puzzles | GamePage::Puzzle(_) if !G::PUZZLES => home(),
        GamePage::Paper | GamePage::ScoreSheet(_) | GamePage::Sums | GamePage::Tournament | GamePage::Result(_)
            if !G::PAPER =>
        {
            home()
        }
        _ => Html::default(),
    }
}

/// Renders the page on which positions of the game `G` are set up.
pub fn editor_page<G: EditorUi>(route: Route) -> Html {
    match route.page_of(G::NAME) {
        Some(GamePage::Position) => html! { <PositionEditor<G> /> },
        _ => Html::default(),
    }
}

/// Renders the pages of the lessons of the game `G`.
pub fn lessons_page<G: GameUi>(route: Route) -> Html {
    match route.page_of(G::NAME) {
        Some(GamePage::Course) => html! { <CoursePage<G> /> },
        Some(GamePage::Lesson(step)) => match G::COURSE.iter().position(|known| known.key == step) {
            Some(number) => html! { <LessonPage<G> key={number} {number} /> },
            None => html! { <Redirect to={Destination::Page(GamePage::Course.of(G::NAME))} /> },
        },
        _ => Html::default(),
    }
}

/// Renders the pages of the puzzles of the game `G`.
pub fn puzzles_page<G: GameUi + PuzzleGame>(route: Route) -> Html {
    match route.page_of(G::NAME) {
        Some(GamePage::Puzzles) => html! { <PuzzlesPage<G> key="puzzles" /> },
        Some(GamePage::Puzzle(which)) => {
            let day = which.strip_prefix("day/").and_then(|day| day.parse::<Day>().ok()).filter(|_| G::DAY_PUZZLE);
            match (day, Series::by_key(&which)) {
                (Some(day), _) => html! { <DayPuzzlePage<G> key={which} {day} /> },
                (None, Some(series)) => html! { <RunPage<G> key={which} {series} /> },
                (None, None) => html! { <Redirect to={Destination::Page(GamePage::Puzzles.of(G::NAME))} /> },
            }
        }
        _ => Html::default(),
    }
}

/// Renders what Damath prints.
pub fn paper_page(route: Route) -> Html {
    match route.page_of(Damath::NAME) {
        Some(GamePage::Paper) => html! { <PaperPage /> },
        Some(GamePage::Sums) => html! { <SumsPage /> },
        Some(GamePage::ScoreSheet(id)) => html! { <MatchPaperPage key={id.to_string()} id={id.clone()} /> },
        _ => Html::default(),
    }
}

/// Renders the page of a tournament of Damath.
pub fn tournament_page(route: Route) -> Html {
    match route.page_of(Damath::NAME) {
        Some(GamePage::Tournament) => html! { <TournamentPage result={None::<String>} /> },
        Some(GamePage::Result(data)) => html! { <TournamentPage result={data} /> },
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
