//! The filter of the list by game.

use yew::{Callback, Html, Properties, component, html};

use crate::ui::components::{Choice, Choices};
use crate::words::matches;

#[derive(Clone, PartialEq, Properties)]
pub struct GameFilterProps {
    /// Names and titles of the games that have matches.
    pub games: Vec<(String, String)>,
    /// The game whose matches are listed; `None` for all.
    pub game: Option<String>,
    /// Receives the chosen game; `None` for all.
    pub on_choose: Callback<Option<String>>,
}

/// A choice of the games that have matches; nothing if there is only one.
#[component]
pub fn GameFilter(GameFilterProps { games, game, on_choose }: &GameFilterProps) -> Html {
    if games.len() < 2 {
        return Html::default();
    }
    let choice = |value: Option<String>, title: &str| {
        let (key, chosen) = (value.clone().unwrap_or_default(), value == *game);
        html! {
            <Choice
                {key}
                group="game"
                {chosen}
                on_choose={on_choose.reform(move |_| value.clone())}
            >
                { title.to_owned() }
            </Choice>
        }
    };
    let one = games.iter().map(|(name, title)| choice(Some(name.clone()), title));
    html! { <Choices name={matches::game()}>{ for [choice(None, matches::all_games())].into_iter().chain(one) }</Choices> }
}
