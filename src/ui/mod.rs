//! The ui room: pages, components and entropy.
//!
//! Boards draw view models and report touches. The rules know what is legal, the scenes what it is called.

mod app;
mod arrival;
mod boards;
mod callback;
mod components;
mod contest;
mod context;
mod date;
mod days;
mod duel;
mod entropy;
mod focus;
mod gallery;
mod grid;
mod hooks;
mod host;
mod lessons;
mod levels;
mod live;
mod match_lock;
mod matches;
mod pace;
mod pages;
mod paper;
mod position_editor;
mod puzzles;
mod qr;
mod read_error;
mod reading;
mod redirect;
mod root_element;
mod routes;
mod saved_copy;
mod set_up;
mod settings;
mod shortcut;
mod sound;
mod start_match;
mod switches;
mod table;
mod table_page;
mod tournament;

pub use boards::{EditorUi, GameUi};

use web_sys::window;

use self::routes::{GamePage, Route};
use crate::puzzles::PuzzleGame;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::words;

/// Renders the program of the game `G` into the document's element with the game's name as its id.
pub fn open<G: GameUi>() {
    open_in(G::NAME, pages::game_page::<G>);
}

/// Renders the position editor of the game `G` into its own element.
pub fn open_editor<G: EditorUi>() {
    open_in(&GamePage::Position.of(G::NAME).path(), pages::editor_page::<G>);
}

/// Renders the lessons of the game `G` into their own element.
pub fn open_lessons<G: GameUi>() {
    open_in(&GamePage::Course.of(G::NAME).path(), pages::lessons_page::<G>);
}

/// Renders the puzzles of the game `G` into their own element.
pub fn open_puzzles<G: GameUi + PuzzleGame>() {
    open_in(&GamePage::Puzzles.of(G::NAME).path(), pages::puzzles_page::<G>);
}

/// Renders what Damath prints into its own element.
pub fn open_paper() {
    open_in(&GamePage::Paper.of(Damath::NAME).path(), pages::paper_page);
}

/// Renders the page of a tournament of Damath into its own element.
pub fn open_tournament() {
    open_in(&GamePage::Tournament.of(Damath::NAME).path(), pages::tournament_page);
}

/// Renders the page of all matches into its own element.
pub fn open_matches() {
    open_in(routes::MATCHES, pages::matches_page);
}

/// Renders the page of the matches of the day into its own element.
pub fn open_days() {
    open_in(routes::DAYS, pages::days_page);
}

/// Renders the page of live play into its own element.
pub fn open_live() {
    open_in(routes::LIVE, pages::live_page);
}

/// Does nothing if the document lacks the element, or the messages are not loaded.
fn open_in(id: &str, page: fn(Route) -> yew::Html) {
    let root = window().and_then(|window| window.document()?.get_element_by_id(id));
    let has_messages = host::messages(id).is_some_and(words::load);
    if let Some(root) = root.filter(|_| has_messages) {
        root_element::set(&root);
        yew::Renderer::<app::App>::with_root_and_props(root, app::AppProps { page: page.into() }).render();
    }
}

/// Smaller than Rust's default allocator for wasm, which shortens the download.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
