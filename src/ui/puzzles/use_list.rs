//! The list of a game's puzzles, which is loaded when they are opened.

use std::rc::Rc;

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::window;
use yew::{Callback, Html, hook, html, use_state};

use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::scene::Form;
use crate::ui::components::bar;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::routes::Route;
use crate::words::{house, puzzles};

#[wasm_bindgen]
extern "C" {
    type Response;

    #[wasm_bindgen(method, getter)]
    fn ok(this: &Response) -> bool;

    #[wasm_bindgen(method, catch)]
    async fn text(this: &Response) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch)]
    async fn fetch(address: &str) -> Result<JsValue, JsValue>;
}

/// A list that is being loaded.
pub enum Loading<G: PuzzleGame> {
    /// It is not here yet.
    Pending,
    /// It could not be loaded, or was cut off. The callback tries again.
    Failed(Callback<()>),
    /// It is here.
    Loaded(Rc<PuzzleList<G>>),
}

impl<G: PuzzleGame + Form> Loading<G> {
    /// Returns the list, or the page that says why there is none.
    pub fn list(self) -> Result<Rc<PuzzleList<G>>, Html> {
        let says = match self {
            Self::Loaded(list) => return Ok(list),
            Self::Pending => html! { <p role="status">{ puzzles::loading_list() }</p> },
            Self::Failed(again) => html! {
                <p class="notice row" role="alert">
                    <span>{ puzzles::list_missing() }</span>
                    <button class="button" onclick={again.reform(|_| ())}>{ house::try_again() }</button>
                </p>
            },
        };
        Err(html! {
            <main class="page puzzles">
                { bar(&Route::set_up(G::NAME).href().into(), G::TITLE, Html::default()) }
                { says }
            </main>
        })
    }
}

/// Loads the list of the game `G`.
#[hook]
pub fn use_list<G: PuzzleGame + Form>() -> Loading<G> {
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
    let again = use_event_callback(*tries, {
        let set = tries.setter();
        move |(), tries| set.set(tries + 1)
    });
    match &*list {
        None => Loading::Pending,
        Some(Err(())) => Loading::Failed(again),
        Some(Ok(list)) => Loading::Loaded(Rc::clone(list)),
    }
}

/// Loads the file with the list of a game; from another address at each further try, so that no cache has it.
async fn load(game: &str, tries: usize) -> Option<String> {
    let root = window()?.document()?.document_element()?;
    // The folder of the version (scripts/version.mjs); a development build has none.
    let folder = root.get_attribute("data-files").unwrap_or_default();
    let again = if tries > 0 { format!("?{tries}") } else { String::new() };
    let response: Response = fetch(&format!("{folder}{game}.txt{again}")).await.ok()?.unchecked_into();
    if response.ok() { response.text().await.ok()?.as_string() } else { None }
}
