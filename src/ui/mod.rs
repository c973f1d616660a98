//! The ui room: pages, components and entropy.
//!
//! Boards draw scenes and report touches; what is legal is asked of the rules, what it is called of the scenes.

mod app;
mod arrival;
mod begin;
mod boards;
mod callback;
mod components;
mod contest;
mod context;
mod duel;
mod entropy;
mod gallery;
mod grid;
mod hold;
mod hooks;
mod host;
mod known;
mod levels;
mod matches;
mod pace;
mod place;
mod position_editor;
mod qr;
mod reading;
mod routes;
mod set_up;
mod sound;
mod switches;
mod table;
mod table_page;
mod unread;

pub use boards::{Laid, Shown};

use web_sys::window;

use crate::words;

/// Opens the game `G`: draws the page that the address names into the document's element that bears the game's name.
pub fn open<G: Shown>() {
    open_in(G::NAME, app::game_page::<G>);
}

/// Opens the page on which positions of the game `G` are set up, in the element of its own.
pub fn open_editor<G: Laid>() {
    open_in(&routes::Route::position(G::NAME).path(), app::editor_page::<G>);
}

/// Opens the page of all matches, in the element of its own.
pub fn open_matches() {
    open_in(matches::ADDRESS, app::matches_page);
}

/// A document without the element stays as it is.
fn open_in(id: &str, page: fn(routes::Route) -> yew::Html) {
    let root = window().and_then(|window| window.document()?.get_element_by_id(id));
    let has_messages = host::messages(id).is_some_and(words::load);
    if let Some(root) = root.filter(|_| has_messages) {
        place::open(&root);
        yew::Renderer::<app::App>::with_root_and_props(root, app::AppProps { page: page.into() }).render();
    }
}

/// Smaller than the allocator that Rust brings for wasm, which counts in the download.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
