//! A clause of the rulebook.

use yew::{Html, html};

use crate::rules::Clause;
use crate::ui::routes;
use crate::words::house;

/// A clause of the rulebook of the game that has this name in addresses and this title.
pub fn rule(game: &str, title: &str, clause: Clause) -> Html {
    let title = house::the_rule(clause.0, title);
    html! { <iframe class="rule" {title} src={format!("{}#{clause}", routes::rules(game))} /> }
}
