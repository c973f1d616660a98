//! The pages of each program: one program a game, one for what a teacher of Damath uses, and one for the pages that belong
//! to no single game.

use wasm_bindgen_futures::spawn_local;
use yew::{Html, Properties, component, html, use_state};

use super::boards::{EditorUi, GameUi};
use super::callback::callback;
use super::components::store_silent;
use super::context::use_store;
use super::days::Days;
use super::gallery::GalleryPage;
use super::hooks::use_effect_on;
use super::lessons::{CoursePage, LessonPage};
use super::live::{ARRIVED, LiveArrival, LivePage};
use super::matches::Matches;
use super::paper::{MatchPaperPage, PaperPage, SumsPage};
use super::position_editor::PositionEditor;
use super::puzzles::{DayPuzzlePage, PuzzlesPage, RunPage, RushPage};
use super::routes::{GamePage, Route};
use super::set_up::{self, SetUp};
use super::table_page::{LinkPage, TablePage};
use super::tournament::TournamentPage;
use crate::pages::handshake::Side;
use crate::pages::set_up::SetUpState;
use crate::play::progress::Series;
use crate::puzzles::PuzzleGame;
use crate::record::Day;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::store::DatabaseError;

/// Renders a page of a game, if it is one of those that the function knows.
pub type PagesOfGame = fn(&GamePage) -> Option<Html>;

/// Renders the pages of the game `G`: those that every game has, and those in `more`. A page that the game lacks leads home.
pub fn game_page<G: GameUi>(route: Route, more: &[PagesOfGame]) -> Html {
    let Some(page) = route.page_of(G::NAME) else { return Html::default() };
    let own = common_page::<G>(&page).or_else(|| more.iter().find_map(|pages| pages(&page)));
    own.unwrap_or_else(|| html! { <Redirect to={Destination::Page(Route::Home)} /> })
}

/// Renders the pages that every game has: set-up, tables and lessons.
fn common_page<G: GameUi>(page: &GamePage) -> Option<Html> {
    Some(match page {
        GamePage::SetUp => html! { <SetUp<G> key="set-up" from_position={false} /> },
        GamePage::FromPosition if !G::FROM_POSITIONS => return None,
        GamePage::FromPosition if SetUpState::<G>::from_position(&set_up::kept::<G>()).is_none() => {
            html! { <Redirect to={Destination::Page(GamePage::Position.of(G::NAME))} /> }
        }
        GamePage::FromPosition => html! { <SetUp<G> key="from-position" from_position={true} /> },
        GamePage::LastTable => html! { <Redirect to={Destination::NewestTable(G::NAME)} /> },
        GamePage::Table(id) => html! { <TablePage<G> key={id.to_string()} id={id.clone()} /> },
        GamePage::Link(data) if data == ARRIVED => html! { <LiveArrival<G> /> },
        GamePage::Link(data) => html! { <LinkPage<G> key={data.clone()} data={data.clone()} /> },
        GamePage::LiveTable(id) => live::<G>(Side::Table(id.clone())),
        GamePage::LiveCode(code) => live::<G>(Side::Code(code.clone())),
        GamePage::Gallery if cfg!(debug_assertions) => html! { <GalleryPage<G> /> },
        GamePage::Course | GamePage::Lesson(_) if G::COURSE.is_empty() => return None,
        GamePage::Course => html! { <CoursePage<G> /> },
        GamePage::Lesson(step) => match G::COURSE.iter().position(|known| known.key == step) {
            Some(number) => html! { <LessonPage<G> key={number} {number} /> },
            None => html! { <Redirect to={Destination::Page(GamePage::Course.of(G::NAME))} /> },
        },
        _ => return None,
    })
}

/// Renders the page on which two devices are connected.
fn live<G: Game>(side: Side) -> Html {
    html! { <LivePage key="live" game={G::NAME} {side} /> }
}

/// Renders the page on which positions of the game `G` are set up.
#[must_use]
pub fn editor_page<G: EditorUi>(page: &GamePage) -> Option<Html> {
    (*page == GamePage::Position).then(|| html! { <PositionEditor<G> /> })
}

/// Renders the pages of the puzzles of the game `G`.
#[must_use]
pub fn puzzles_page<G: GameUi + PuzzleGame>(page: &GamePage) -> Option<Html> {
    Some(match page {
        GamePage::Puzzles => html! { <PuzzlesPage<G> key="puzzles" /> },
        GamePage::Rush => html! { <RushPage<G> key="rush" /> },
        GamePage::Puzzle(which) => {
            let day = which.strip_prefix("day/").and_then(|day| day.parse::<Day>().ok()).filter(|_| G::DAY_PUZZLE);
            match (day, Series::by_key(which)) {
                (Some(day), _) => html! { <DayPuzzlePage<G> key={which.clone()} {day} /> },
                (None, Some(series)) => html! { <RunPage<G> key={which.clone()} {series} /> },
                (None, None) => html! { <Redirect to={Destination::Page(GamePage::Puzzles.of(G::NAME))} /> },
            }
        }
        _ => return None,
    })
}

/// Renders what a teacher of Damath uses: printed sheets, sums by pupil, and tournaments.
pub fn class_page(route: Route) -> Html {
    match route.page_of(Damath::NAME) {
        Some(GamePage::Paper) => html! { <PaperPage key="paper" /> },
        Some(GamePage::Sums) => html! { <SumsPage key="sums" /> },
        Some(GamePage::ScoreSheet(id)) => html! { <MatchPaperPage key={id.to_string()} id={id.clone()} /> },
        Some(GamePage::Tournament) => html! { <TournamentPage key="tournament" result={None::<String>} /> },
        Some(GamePage::Result(data)) => html! { <TournamentPage key="tournament" result={data} /> },
        _ => Html::default(),
    }
}

/// Renders the pages that belong to no single game: all matches and the days.
pub fn matches_page(route: Route) -> Html {
    match route {
        Route::Matches => html! { <Matches key="matches" numbers={false} /> },
        Route::Numbers => html! { <Matches key="numbers" numbers={true} /> },
        Route::Days { game } => html! { <Days key="days" {game} /> },
        _ => Html::default(),
    }
}

/// The target of a redirect.
#[derive(Clone, PartialEq)]
enum Destination {
    /// This page.
    Page(Route),
    /// The table of the match of this game that was played last, or the home page if there is none.
    NewestTable(&'static str),
}

#[derive(Clone, PartialEq, Properties)]
struct RedirectProps {
    /// The target.
    to: Destination,
}

/// Replaces the current page by another one. Says so if the store does not respond.
#[component]
fn Redirect(RedirectProps { to }: &RedirectProps) -> Html {
    let store = use_store();
    let failures = use_state(|| 0);
    let attempts = use_state(|| 0);
    use_effect_on((to.clone(), *attempts), {
        let failed = failures.setter();
        move |(to, attempt)| match to {
            Destination::Page(page) => page.replace(),
            Destination::NewestTable(game) => {
                let (newest, game, failure) = (store.newest(game), *game, attempt + 1);
                spawn_local(async move {
                    match newest.await {
                        Ok(newest) => newest.map_or(Route::Home, |id| GamePage::Table(id).of(game)).replace(),
                        Err(DatabaseError) => failed.set(failure),
                    }
                });
            }
        }
    });
    if *failures <= *attempts {
        return Html::default();
    }
    let on_again = callback(attempts.clone(), |(), attempts| attempts.set(**attempts + 1));
    html! { <main class="page"><section class="notice" role="alert">{ store_silent(&on_again) }</section></main> }
}
