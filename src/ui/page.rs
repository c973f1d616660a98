//! What a page is: a plain value, with messages and a view. The front door is the one component of the site; it holds
//! the open page, so that what belongs to a game is compiled once for it and not once for each component.

use web_sys::Event;
use yew::Html;
use yew::html::Scope;

use super::app::App;
use super::{confirm, editor, home, setup, table};

/// Where pages send their messages.
pub type Link = Scope<App>;

/// A message: the address has changed, or something for one kind of page.
#[derive(Clone)]
pub enum Msg {
    /// The address has changed.
    Moved,
    /// The second file of a program has come.
    Came,
    /// Another tab has changed what is kept.
    Stored(Event),
    /// The match at the table is played in this tab, or only watched because another one plays it.
    Held(bool),
    /// A question is answered that a page has asked.
    Confirm(confirm::Msg),
    /// Something happened on the home page.
    Home(home::Msg),
    /// Something happened on a set-up page.
    SetUp(setup::Msg),
    /// Something happened where a position is set up.
    Editor(editor::Msg),
    /// Something happened at a table.
    Table(table::Msg),
}

/// A page of the site.
pub trait Page {
    /// Takes in a message and tells whether the page looks different now. A message for another kind of page is for
    /// one that has been left, and changes nothing.
    fn update(&mut self, link: &Link, msg: Msg) -> bool;

    /// Draws the page.
    fn view(&self, link: &Link) -> Html;

    /// The page has been drawn.
    fn rendered(&self) {}
}
