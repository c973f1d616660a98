//! A clause of the rulebook.

use yew::{Callback, Html};

use crate::rules::Clause;
use crate::ui::components::rules_frame;
use crate::ui::routes;
use crate::words::house;

/// A clause of the rulebook, which is a page of its own; `on_escape` is called when Escape is pressed within it.
pub fn rule(game: &str, clause: Clause, on_escape: Callback<()>) -> Html {
    rules_frame(house::the_rule(), format!("{}#{clause}", routes::rules(game)).into(), on_escape)
}
