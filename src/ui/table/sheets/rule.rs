//! A clause of the rulebook.

use yew::{Html, html};

use crate::rules::Clause;
use crate::ui::routes;
use crate::words::house;

/// A clause of the rulebook, which is a page of its own.
pub fn rule(game: &str, clause: Clause) -> Html {
    html! { <iframe class="rule" title={house::the_rule()} src={format!("{}#{clause}", routes::rules(game))} /> }
}
