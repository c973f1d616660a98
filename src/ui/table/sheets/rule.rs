//! A clause of the rulebook.

use yew::{Callback, Html};

use crate::rules::Clause;
use crate::ui::components::rules_frame;
use crate::ui::routes;
use crate::words::house;

/// A clause of the rulebook of the game that has this name in addresses and this title: a page of its own. `on_escape` is called when
/// Escape is pressed within it.
pub fn rule(game: &str, title: &str, clause: Clause, on_escape: Callback<()>) -> Html {
    let title = house::the_rule(clause.0, title);
    rules_frame(Some(title.into()), format!("{}#{clause}", routes::rules(game)).into(), on_escape)
}
