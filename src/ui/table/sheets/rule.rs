//! A clause of the rulebook.

use yew::{Html, Properties, component, html};

use crate::rules::Clause;
use crate::ui::contexts::use_language;
use crate::ui::routes;
use crate::words::house;

/// Properties of [`Rule`].
#[derive(Clone, PartialEq, Properties)]
pub struct RuleProps {
    /// The game's name.
    pub game: &'static str,
    /// The clause.
    pub clause: Clause,
}

/// A clause of the rulebook, which is a page of its own.
#[component]
pub fn Rule(RuleProps { game, clause }: &RuleProps) -> Html {
    use_language();
    html! { <iframe class="rule" title={house::the_rule()} src={format!("{}#{clause}", routes::rules(game))} /> }
}
