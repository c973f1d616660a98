//! A match that stays away from its table.

use yew::{Html, Properties, component, html, use_node_ref, use_state};

use crate::ui::boards::Shown;
use crate::ui::callback::callback;
use crate::ui::chest;
use crate::ui::components::{Confirm, CopyButton, bar, text_file};
use crate::ui::contexts::use_language;
use crate::ui::id::Id;
use crate::ui::reading::Damaged;
use crate::ui::routes::Route;
use crate::ui::storage;
use crate::words::house;

/// Properties of [`DamagedPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct DamagedPageProps {
    /// The match.
    pub id: Id,
    /// What is there of it, if anything is.
    pub damaged: Option<Damaged>,
}

/// Why a match cannot be read, and what can be done with its text; or that it is not here.
#[component]
pub fn DamagedPage<G: Shown>(DamagedPageProps { id, damaged }: &DamagedPageProps) -> Html {
    use_language();
    let area = use_node_ref();
    let asking = use_state(|| false);
    let on_discard = callback(asking.setter(), |_, asking| asking.set(true));
    let on_answer = callback((id.clone(), asking.setter()), |yes: bool, (id, asking)| {
        asking.set(false);
        if yes {
            storage::forget(id);
            chest::remove(id);
            Route::Home.replace();
        }
    });
    let notice = if let Some(Damaged { text, reason }) = damaged {
        html! {
            <>
                <h2>{ house::damaged_title(G::TITLE) }</h2>
                <p>{ reason.sentence::<G>() }{ " " }{ house::damaged_meaning() }</p>
                <textarea ref={&area} readonly=true rows="8" aria-label={house::text_of_the_match()} value={text.clone()} />
                <p class="row">
                    <CopyButton {area} class="button" />
                    { text_file(format!("{}-{}.txt", G::NAME, id.as_str()), text) }
                    <button class="button" onclick={on_discard}>{ house::discard() }</button>
                </p>
            </>
        }
    } else {
        html! { <><p>{ house::not_here() }</p><a class="button" href="#/">{ house::home() }</a></> }
    };
    html! {
        <>
            <main class="page">
                { bar(&"#/".into(), G::TITLE, Html::default()) }
                <section class="notice" role="alert">{ notice }</section>
            </main>
            if *asking {
                <Confirm
                    question={house::discard_question()}
                    meaning={house::discard_meaning()}
                    yes={house::discard_it()}
                    {on_answer}
                />
            }
        </>
    }
}
