//! The way back to a running match.

use wasm_bindgen_futures::spawn_local;
use yew::{AttrValue, Html, Properties, component, html, use_state};

use crate::store::browser::{self, Running};
use crate::ui::hooks::use_effect_on;
use crate::ui::routes::GamePage;
use crate::words::{all_of, table};

#[derive(Clone, PartialEq, Properties)]
pub struct RunningMatchProps {
    /// The name of the game.
    pub game: AttrValue,
}

/// A link to the running match of a game that was played last; nothing if there is none, or it cannot be read.
#[component]
pub fn RunningMatch(RunningMatchProps { game }: &RunningMatchProps) -> Html {
    let running = use_state(|| None::<Running>);
    use_effect_on(game.clone(), {
        let running = running.setter();
        move |game| {
            let game = game.clone();
            spawn_local(async move { running.set(browser::running(&game).await.unwrap_or_default()) });
        }
    });
    let Some(Running { id, persons, bots }) = &*running else { return Html::default() };
    let words = match &persons[..] {
        [_] => table::go_on(&all_of(bots.iter().cloned()), "against"),
        _ => table::go_on(&all_of(persons.iter().chain(bots).cloned()), "among"),
    };
    html! { <a class="button running" href={GamePage::Table(id.clone()).of(game).href()}>{ words }</a> }
}
