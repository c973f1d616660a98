//! The ui room: pages, components and entropy.
//!
//! Boards draw view models and report touches. The rules know what is legal, the scenes what it is called.

mod app;
mod boards;
mod callback;
mod components;
mod context;
mod date;
mod days;
mod duel;
mod entropy;
mod focus;
mod gallery;
mod given;
mod grid;
mod hooks;
mod host;
mod lessons;
mod live;
mod match_lock;
mod matches;
mod pace;
mod pages;
mod paper;
mod position_editor;
mod puzzles;
mod qr;
mod root_element;
mod routes;
mod set_up;
mod settings;
mod shortcut;
mod simultaneous;
mod sound;
mod start_match;
mod switches;
mod table;
mod table_page;
mod tournament;

pub use boards::{EditorUi, GameUi};
pub use pages::{PagesOfGame, editor_page, puzzles_page};

use web_sys::window;

use self::routes::Route;
use crate::pages::given::CountMoves;
use crate::words;

/// Renders the program of the game `G` into the document. `more` renders the pages that not every game has, such as
/// [`puzzles_page`].
pub fn open<G: GameUi>(more: &'static [PagesOfGame]) {
    render(CountMoves::of::<G>(), move |route| pages::game_page::<G>(route, more));
}

/// Renders what a teacher of Damath uses into the document.
pub fn open_class() {
    render(CountMoves::none(), pages::class_page);
}

/// Renders the pages that belong to no single game into the document.
pub fn open_matches() {
    render(CountMoves::none(), pages::matches_page);
}

/// Does nothing if the document lacks the element, or the messages are not loaded.
fn render(count_moves: CountMoves, page: impl Fn(Route) -> yew::Html + 'static) {
    let root = window().and_then(|window| window.document()?.query_selector(".program").ok()?);
    let has_messages = host::messages().is_some_and(words::load);
    if let Some(root) = root.filter(|_| has_messages) {
        root_element::set(&root);
        yew::Renderer::<app::App>::with_root_and_props(root, app::AppProps { page: page.into(), count_moves }).render();
    }
}

/// Smaller than Rust's default allocator for wasm, which shortens the download.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
