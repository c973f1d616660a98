//! The ui room: pages, components, storage and entropy.
//!
//! Boards draw scenes and report touches; what is legal is asked of the rules, what it is called of the scenes.

mod app;
mod boards;
mod catalogue;
mod entropy;
mod home;
mod looks;
mod pace;
mod page;
mod parts;
mod route;
mod setup;
mod storage;
mod table;

use web_sys::window;

/// Opens the house: draws the page that the address names into the document's element `page`. A document without one
/// stays as it is.
pub fn open() {
    let root = window().and_then(|window| window.document()?.get_element_by_id("page"));
    if let Some(root) = root {
        yew::Renderer::<app::App>::with_root(root).render();
    }
}
