//! The list of a game's puzzles, which is loaded when they are opened.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Response, window};
use yew::{Html, hook, html, use_state};

use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::scene::Form;
use crate::ui::callback::callback;
use crate::ui::components::bar;
use crate::ui::hooks::use_effect_on;
use crate::ui::root_element;
use crate::ui::routes::GamePage;
use crate::words::{puzzles, table};

/// Loads the list of the game `G`.
///
/// # Errors
/// Returns the page that says so while it is loading, and when it could not be loaded or was cut off.
#[hook]
pub fn use_list<G: PuzzleGame + Form>() -> Result<Rc<PuzzleList<G>>, Html> {
    let list = use_state(|| None::<Result<Rc<PuzzleList<G>>, ()>>);
    let tries = use_state(|| 0_usize);
    use_effect_on(*tries, {
        let list = list.setter();
        move |tries| {
            let tries = *tries;
            list.set(None);
            spawn_local(async move {
                let text = load(G::NAME, tries).await;
                list.set(Some(text.and_then(|text| PuzzleList::parse(&text).ok()).map(Rc::new).ok_or(())));
            });
        }
    });
    let says = match &*list {
        Some(Ok(list)) => return Ok(Rc::clone(list)),
        None => html! { <p role="status">{ puzzles::loading_list() }</p> },
        Some(Err(())) => {
            let onclick = callback(tries, |_, tries| tries.set(**tries + 1));
            html! {
                <p class="notice row" role="alert">
                    <span>{ puzzles::list_missing() }</span>
                    <button class="button" {onclick}>{ table::try_again() }</button>
                </p>
            }
        }
    };
    Err(html! {
        <main class="page puzzles">
            { bar(&GamePage::SetUp.of(G::NAME), G::title(), Html::default()) }
            { says }
        </main>
    })
}

/// Loads the file with the list of a game; from another address at each further try, so that no cache has it.
async fn load(game: &str, tries: usize) -> Option<String> {
    let again = if tries > 0 { format!("?{tries}") } else { String::new() };
    let address = root_element::file(&format!("{game}.txt{again}"));
    let response = JsFuture::from(window()?.fetch_with_str(&address)).await.ok()?;
    let response: Response = response.unchecked_into();
    if response.ok() { JsFuture::from(response.text().ok()?).await.ok()?.as_string() } else { None }
}
