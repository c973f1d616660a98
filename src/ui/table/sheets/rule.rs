//! A clause of the rulebook.

use yew::{Callback, Html};

use crate::rules::Clause;
use crate::ui::components::rules_frame;
use crate::ui::routes;
use crate::words::table;

/// Renders a clause of a game's rulebook, which is a page of its own, in a frame. `game` is the game's name, `title`
/// its title. `on_escape` is called when Escape is pressed within it.
pub fn rule(game: &str, title: &str, clause: Clause, on_escape: Callback<()>) -> Html {
    let title = table::the_rule(clause.0, title);
    rules_frame(Some(title.into()), format!("{}#{clause}", routes::rules(game)).into(), on_escape)
}
