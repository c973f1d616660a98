//! The gallery: each component in its states, on a page of each game, `#/GAME/gallery`, and on one page with all of
//! them, `#/gallery` (`static/gallery.html`); in development builds only. The pictures of boards are drawn from the same
//! examples ([`Example`](super::boards::Example)).

mod gallery_page;
mod table_parts;

pub use gallery_page::GalleryPage;

use yew::{Html, html};

/// Renders a component in one of its states, with its name.
fn exhibit(name: &str, part: Html) -> Html {
    html! { <section key={name.to_owned()} class="notice"><h3>{ name.to_owned() }</h3>{ part }</section> }
}
